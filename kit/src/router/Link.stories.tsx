import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG } from '../../gallery/forStories';
import { Link, NavLink } from './Link';

const meta = {
  component: Link,
  subcomponents: { NavLink },
  args: { to: '/jaarprogramma', children: 'Jaarprogramma' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Elsewhere: Story = {
  args: { to: 'https://fotos.example.nl', target: '_blank', children: "Foto's" },
};
export const LongText: Story = { args: { children: LONG } };
