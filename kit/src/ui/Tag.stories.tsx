import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Tag } from './Tag';

const meta = {
  component: Tag,
  args: { children: 'Betaald' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ok: Story = { args: { tone: 'ok' } };
export const Warn: Story = { args: { tone: 'warn', children: 'Wacht op goedkeuring' } };
export const No: Story = { args: { tone: 'no', children: 'Afgewezen' } };
export const Neutral: Story = { args: { children: 'Concept' } };
export const OnPaper: Story = { args: { tone: 'ok' }, tags: ['paper'] };
