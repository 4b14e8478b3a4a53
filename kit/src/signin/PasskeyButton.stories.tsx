import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { forever, press } from '../../gallery/forStories';
import { PasskeyButton } from './PasskeyButton';

const meta = {
  component: PasskeyButton,
  args: { takeOver: () => forever() },
} satisfies Meta<typeof PasskeyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {};
export const Busy: Story = {
  parameters: { api: { KitStartPasskeySignIn: 'never' } },
  play: press('Inloggen met passkey'),
};
