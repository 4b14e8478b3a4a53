import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { CopyLinkField } from './CopyLinkField';

const meta = {
  component: CopyLinkField,
  args: { label: 'Jouw privélink', url: 'https://portaal.carnaval.example/feeds/agenda/7f3a2111e0b4' },
} satisfies Meta<typeof CopyLinkField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const Key: Story = { args: { label: 'Sleutel', url: 'c111-7f3a-2111', noun: 'Sleutel' } };
