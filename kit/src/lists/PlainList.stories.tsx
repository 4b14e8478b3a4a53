import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LinedList, PlainList } from './textParts';

const meta = {
  component: PlainList,
  subcomponents: { LinedList },
  args: { children: ['Optocht', 'Jeugd', 'Residentie'].map((name) => <li key={name}>{name}</li>) },
} satisfies Meta<typeof PlainList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Lined: Story = { render: ({ children }) => <LinedList>{children}</LinedList> };
