import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, press } from '../../gallery/forStories';
import { FormNumberField } from './typedFields';

const meta = {
  component: FormNumberField,
  args: { name: 'value', label: 'Aantal bonnen' },
} satisfies Meta<typeof FormNumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { decorators: [inForm({ initialValues: { value: 111 } })] };
export const Empty: Story = { decorators: [inForm({ initialValues: { value: '' } })] };
export const Wrong: Story = {
  decorators: [
    inForm({
      initialValues: { value: '' },
      schema: object({ value: string().required('Vul een aantal in') }),
    }),
  ],
  play: press('Opslaan'),
};
export const Disabled: Story = {
  args: { disabled: true },
  decorators: [inForm({ initialValues: { value: 11.5 } })],
};
