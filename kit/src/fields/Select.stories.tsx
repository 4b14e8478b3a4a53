import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, LONG, press } from '../../gallery/forStories';
import { FormSelect, Select } from './Select';

const meta = {
  component: Select,
  subcomponents: { FormSelect },
  args: {
    label: 'Editie',
    options: [
      { value: '44', label: '44e editie, 2027' },
      { value: '43', label: '43e editie, 2026' },
      { value: '42', label: LONG, disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: '43' } };
export const NothingChosen: Story = {
  args: { placeholder: 'Kies een editie', description: 'Van de krant.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { defaultValue: '42' } };
export const InForm: Story = {
  args: { placeholder: 'Kies een editie' },
  render: ({ label, options, placeholder }) => (
    <FormSelect name="edition" {...{ label, options, placeholder }} />
  ),
  decorators: [
    inForm({
      initialValues: { edition: '' },
      schema: object({ edition: string().required('Kies een editie') }),
    }),
  ],
  play: press('Opslaan'),
};
