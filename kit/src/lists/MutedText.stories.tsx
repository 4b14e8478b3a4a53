import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG } from '../../gallery/forStories';
import { MutedText, SmallText } from './textParts';

const meta = {
  component: MutedText,
  subcomponents: { SmallText },
  args: { children: 'Niet ingevuld' },
} satisfies Meta<typeof MutedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Muted: Story = {};
export const Small: Story = { render: (args) => <SmallText {...args} /> };
export const LongText: Story = { args: { children: LONG } };
