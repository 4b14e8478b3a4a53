import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { forever } from '../../gallery/forStories';
import { testUser } from '../testing/testUser';
import { localData } from './localData';
import type { WaitingTick } from './taskTicks';
import { WaitingTicks } from './WaitingTicks';

const tick: WaitingTick = {
  requestId: '1',
  savedAt: '2027-01-11T13:05:00.000Z',
  commissionId: '3',
  id: 't1',
  finished: true,
  name: 'Vergunning aanvragen',
};
const refusal = { code: 'NOT_FOUND', message: 'Deze taak is er niet meer.', fields: {}, details: {} };

/** As the device kept them, of somebody who exists nowhere. */
function kept(ticks: WaitingTick[]): Story['beforeEach'] {
  return () => {
    const device = localData('ticks.1.');
    const key = `outbox.${testUser().id}`;
    device.write(key, ticks);
    // What reads it listens for other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key: `ticks.1.${key}` }));
    return () => device.remove(key);
  };
}

const meta = {
  component: WaitingTicks,
  args: { onSent: forever },
  parameters: { api: { KitFinishTask: 'never' } },
} satisfies Meta<typeof WaitingTicks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = { beforeEach: kept([{ ...tick, refusal }]) };
