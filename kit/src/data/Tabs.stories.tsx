import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Tabs } from './Tabs';

const names = ['Taken', 'Vergaderingen', 'Draaiboek', 'Documenten', 'Leden', 'Financiën', 'Bestellingen'];

const meta = {
  component: Tabs,
  args: {
    label: 'Commissie Optocht',
    items: names.slice(0, 3).map((title) => ({ id: title, title, content: <p>{title} van de commissie.</p> })),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Chosen: Story = { args: { selected: 'Draaiboek' } };
/** More than fit a phone: the chosen one is scrolled to. */
export const Many: Story = {
  args: {
    selected: 'Financiën',
    items: names.map((title) => ({ id: title, title, content: <p>{title} van de commissie.</p> })),
  },
};
