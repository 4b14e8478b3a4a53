import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, press } from '../../gallery/forStories';
import { FormChoice } from './FormChoice';

const options = [
  { value: 'quarter', label: 'Kwart pagina' },
  { value: 'half', label: 'Halve pagina' },
  { value: 'cover', label: 'Achterkant (al verkocht)', disabled: true },
];

const meta = {
  component: FormChoice,
  args: { name: 'value', label: 'Hoe groot wordt de advertentie?', options },
} satisfies Meta<typeof FormChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { decorators: [inForm({ initialValues: { value: 'half' } })] };
export const Empty: Story = { decorators: [inForm({ initialValues: { value: '' } })] };
export const Wrong: Story = {
  decorators: [
    inForm({
      initialValues: { value: '' },
      schema: object({ value: string().required('Kies een formaat') }),
    }),
  ],
  play: press('Opslaan'),
};
export const WithDescription: Story = {
  args: { description: 'De prijs volgt uit het formaat.' },
  decorators: [inForm({ initialValues: { value: 'half' } })],
};
