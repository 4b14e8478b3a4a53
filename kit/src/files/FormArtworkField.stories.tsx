import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, photo, press } from '../../gallery/forStories';
import { FormArtworkField } from './FormFileFields';

const meta = {
  component: FormArtworkField,
  args: { name: 'fileId', label: 'Opmaak', folder: 'krant/artwork' },
} satisfies Meta<typeof FormArtworkField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: [inForm({ initialValues: { fileId: null } })] };
export const Filled: Story = {
  args: { current: { id: '1', name: 'advertentie.pdf', url: photo('#1c7a45') } },
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
