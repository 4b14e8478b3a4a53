import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { array, object } from 'yup';

import { inForm, press } from '../../gallery/forStories';
import { FormCheckboxGroup } from './FormCheckboxGroup';

const options = [
  { value: 'quarter', label: 'Kwart pagina' },
  { value: 'half', label: 'Halve pagina' },
  { value: 'cover', label: 'Achterkant (al verkocht)', disabled: true },
];

const meta = {
  component: FormCheckboxGroup,
  args: { name: 'value', label: 'Formaten', options },
} satisfies Meta<typeof FormCheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { decorators: [inForm({ initialValues: { value: ['quarter', 'half'] } })] };
export const Empty: Story = { decorators: [inForm({ initialValues: { value: [] } })] };
export const Wrong: Story = {
  decorators: [
    inForm({ initialValues: { value: [] }, schema: object({ value: array().min(1, 'Kies er een') }) }),
  ],
  play: press('Opslaan'),
};
export const WithDescription: Story = {
  args: { description: 'De prijs volgt uit het formaat.' },
  decorators: [inForm({ initialValues: { value: ['quarter', 'half'] } })],
};
