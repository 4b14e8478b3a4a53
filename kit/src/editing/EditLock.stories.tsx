import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormTextField } from 'kit/forms';

import { forever, press } from '../../gallery/forStories';
import { EditLock } from './EditLock';

interface Text {
  revision: number;
  title: string;
}

const meta = {
  component: EditLock<Text, { title: string }>,
  args: {
    title: 'Introductie',
    record: { revision: 1, title: 'Alaaf, en welkom bij de 44e editie' },
    valuesOf: ({ title }) => ({ title }),
    send: forever,
    fetchLatest: forever,
    differences: () => [],
    read: <p>Alaaf, en welkom bij de 44e editie</p>,
    children: <FormTextField name="title" label="Tekst" />,
  },
} satisfies Meta<typeof EditLock<Text, { title: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {};
export const Editing: Story = { play: press('Introductie aanpassen') };
export const Saving: Story = {
  play: async (context) => {
    await press('Introductie aanpassen')(context);
    await press('Opslaan')(context);
  },
};
