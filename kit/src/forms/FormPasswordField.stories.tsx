import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, press } from '../../gallery/forStories';
import { FormPasswordField } from './formInputs';

const meta = {
  component: FormPasswordField,
  args: {
    name: 'value',
    label: 'Nieuw wachtwoord',
    autoComplete: 'new-password',
    description: 'Minstens 12 tekens.',
  },
} satisfies Meta<typeof FormPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { decorators: [inForm({ initialValues: { value: 'alaaf-alaaf-alaaf' } })] };
export const Empty: Story = { decorators: [inForm({ initialValues: { value: '' } })] };
export const Wrong: Story = {
  decorators: [
    inForm({
      initialValues: { value: '' },
      schema: object({ value: string().required('Vul een wachtwoord in') }),
    }),
  ],
  play: press('Opslaan'),
};
export const Disabled: Story = {
  args: { disabled: true },
  decorators: [inForm({ initialValues: { value: 'geheim' } })],
};
