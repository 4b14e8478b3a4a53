import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, press } from '../../gallery/forStories';
import { FormEuroField } from './typedFields';

const meta = {
  component: FormEuroField,
  args: { name: 'value', label: 'Bedrag', description: 'Met btw.' },
} satisfies Meta<typeof FormEuroField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { decorators: [inForm({ initialValues: { value: 123450 } })] };
export const Empty: Story = { decorators: [inForm({ initialValues: { value: '' } })] };
export const Wrong: Story = {
  decorators: [
    inForm({
      initialValues: { value: '' },
      schema: object({ value: string().required('Vul een bedrag in') }),
    }),
  ],
  play: press('Opslaan'),
};
export const Disabled: Story = {
  args: { disabled: true },
  decorators: [inForm({ initialValues: { value: 6250 } })],
};
