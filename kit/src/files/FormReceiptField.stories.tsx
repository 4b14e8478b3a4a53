import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, photo, press } from '../../gallery/forStories';
import { FormReceiptField } from './FormFileFields';

const meta = {
  component: FormReceiptField,
  args: { name: 'fileId', label: 'Bon', folder: 'accountancy/44', maxWidth: 1200 },
} satisfies Meta<typeof FormReceiptField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: [inForm({ initialValues: { fileId: null } })] };
export const Filled: Story = {
  args: { current: { id: '1', name: 'bon.jpg', url: photo('#1c7a45') } },
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
