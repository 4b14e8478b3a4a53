import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { WaitingLine } from './WaitingLine';

const entry = { requestId: '1', savedAt: '2027-01-11T13:05:00.000Z' };

const meta = {
  component: WaitingLine,
  args: { entry, what: 'Advertentie van 14:05' },
} satisfies Meta<typeof WaitingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Refused: Story = {
  args: {
    entry: {
      ...entry,
      refusal: { code: 'BAD_USER_INPUT', message: 'De krant is al gesloten.', fields: {}, details: {} },
    },
    showLabel: 'Advertentie van Bakkerij Jansen bekijken',
    onShow: nothing,
  },
};
