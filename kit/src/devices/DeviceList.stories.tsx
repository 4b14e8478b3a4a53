import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { DeviceList } from './DeviceList';

const device = {
  id: '1',
  device: 'Chrome op Windows',
  address: '192.0.2.11',
  startedAt: '2027-01-07T18:11:00.000Z',
  usedAt: '2027-01-11T10:11:00.000Z',
  isCurrent: true,
};

const meta = {
  component: DeviceList,
  args: {
    devices: [
      device,
      { ...device, id: '2', device: 'Safari op iPhone', isCurrent: false },
      { ...device, id: '3', device: '', address: '', isCurrent: false },
    ],
    onEnd: nothing,
  },
} satisfies Meta<typeof DeviceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Devices: Story = {};
export const Busy: Story = { args: { busy: true } };
