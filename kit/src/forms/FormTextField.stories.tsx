import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object } from 'yup';

import { inForm, press } from '../../gallery/forStories';
import { FormTextField } from './formInputs';
import { requiredEmail } from './schemas';

const meta = {
  component: FormTextField,
  args: { name: 'email', label: 'E-mail', description: 'Hierop krijg je het programma.' },
} satisfies Meta<typeof FormTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = [inForm({ initialValues: { email: 'marieke@carnaval.example' } })];

export const Filled: Story = { decorators: filled };
export const Disabled: Story = { args: { disabled: true }, decorators: filled };
export const Wrong: Story = {
  decorators: [
    inForm({ initialValues: { email: 'geen adres' }, schema: object({ email: requiredEmail() }) }),
  ],
  play: press('Opslaan'),
};
