import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { PhoneLink } from './ContactLinks';

const meta = {
  component: PhoneLink,
  args: { number: '06 12 34 56 78' },
} satisfies Meta<typeof PhoneLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Number: Story = {};
export const NoNumber: Story = { args: { number: 'vraag Sanne' } };
