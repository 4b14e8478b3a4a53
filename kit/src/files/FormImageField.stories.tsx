import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, photo, press } from '../../gallery/forStories';
import { FormImageField } from './FormImageField';

const meta = {
  component: FormImageField,
  args: { name: 'fileId', label: 'Afbeelding', folder: 'images/news', maxWidth: 800 },
} satisfies Meta<typeof FormImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: [inForm({ initialValues: { fileId: null } })] };
export const Filled: Story = {
  args: { current: { id: '1', name: 'prins.jpg', url: photo('#1c7a45') } },
  decorators: [inForm({ initialValues: { fileId: '1' } })],
};
export const Wrong: Story = {
  decorators: [
    inForm({
      initialValues: { fileId: '' },
      schema: object({ fileId: string().required('Kies een bestand') }),
    }),
  ],
  play: press('Opslaan'),
};
export const Described: Story = {
  args: { current: { id: '1', name: 'prins.jpg', url: photo('#1c7a45') }, described: true },
  decorators: [
    inForm({ initialValues: { fileId: '1', alt: 'De prins zwaait op het bordes', focus: { x: 30, y: 40 } } }),
  ],
};
