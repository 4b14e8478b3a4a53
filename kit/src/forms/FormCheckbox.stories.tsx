import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { boolean, object } from 'yup';

import { inForm, press } from '../../gallery/forStories';
import { FormCheckbox } from './formInputs';

const meta = {
  component: FormCheckbox,
  args: { name: 'value', label: 'Ik neem het reglement aan' },
} satisfies Meta<typeof FormCheckbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { decorators: [inForm({ initialValues: { value: true } })] };
export const Empty: Story = { decorators: [inForm({ initialValues: { value: false } })] };
export const Wrong: Story = {
  decorators: [
    inForm({
      initialValues: { value: false },
      schema: object({ value: boolean().oneOf([true], 'Zonder dit kun je geen lid worden') }),
    }),
  ],
  play: press('Opslaan'),
};
export const Disabled: Story = {
  args: { disabled: true },
  decorators: [inForm({ initialValues: { value: true } })],
};
