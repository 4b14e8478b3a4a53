import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, press } from '../../gallery/forStories';
import { FormRichText } from './FormRichText';

const meta = {
  component: FormRichText,
  args: { name: 'text', label: 'Nieuwsbericht' },
} satisfies Meta<typeof FormRichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { description: 'Zo staat het op de website.' },
  decorators: [
    inForm({ initialValues: { text: '<h2>Alaaf</h2><p>Op <strong>zondag</strong> is de optocht.</p>' } }),
  ],
};
export const Wrong: Story = {
  decorators: [
    inForm({
      initialValues: { text: '' },
      schema: object({ text: string().required('Schrijf een bericht') }),
    }),
  ],
  play: press('Opslaan'),
};
