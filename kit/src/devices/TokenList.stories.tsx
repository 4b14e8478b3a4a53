import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { TokenList } from './TokenList';

const meta = {
  component: TokenList,
  args: {
    tokens: [
      {
        id: '1',
        name: 'Ledenlijst',
        expiresAt: '2099-01-01T23:00:00.000Z',
        usedAt: '2027-01-11T10:11:00.000Z',
      },
      {
        id: '2',
        name: 'Koppeling met de boekhouding van de penningmeester',
        expiresAt: '2026-01-01T23:00:00.000Z',
        usedAt: null,
      },
    ],
    onRevoke: nothing,
  },
} satisfies Meta<typeof TokenList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tokens: Story = {};
export const Busy: Story = { args: { busy: true } };
