import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, press } from '../../gallery/forStories';
import { FormDateField } from './typedFields';

const meta = {
  component: FormDateField,
  args: { name: 'value', label: 'Datum van de optocht' },
} satisfies Meta<typeof FormDateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { decorators: [inForm({ initialValues: { value: '2027-02-07' } })] };
export const Empty: Story = { decorators: [inForm({ initialValues: { value: '' } })] };
export const Wrong: Story = {
  decorators: [
    inForm({ initialValues: { value: '' }, schema: object({ value: string().required('Kies een datum') }) }),
  ],
  play: press('Opslaan'),
};
export const Disabled: Story = {
  args: { disabled: true },
  decorators: [inForm({ initialValues: { value: '2027-02-07' } })],
};
