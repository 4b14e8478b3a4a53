import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { press } from '../../../gallery/forStories';
import { PasswordInput } from './PasswordInput';

const meta = {
  component: PasswordInput,
  args: { label: 'Wachtwoord', defaultValue: 'alaaf-alaaf-alaaf', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = { play: press('Wachtwoord tonen') };
export const Disabled: Story = { args: { disabled: true } };
export const Wrong: Story = { args: { error: 'Gebruik minstens 12 tekens' } };
