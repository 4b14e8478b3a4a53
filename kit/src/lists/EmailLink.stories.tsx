import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { EmailLink, EmailText } from './ContactLinks';

const meta = {
  component: EmailLink,
  subcomponents: { EmailText },
  args: { address: 'marieke@carnaval.example' },
} satisfies Meta<typeof EmailLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
export const Text: Story = { render: (args) => <EmailText {...args} /> };
export const LongText: Story = {
  args: { address: 'secretariaat.jeugdprinsenbal.oude-ijsselstreek@samenwerkingsverband.carnaval.example' },
};
