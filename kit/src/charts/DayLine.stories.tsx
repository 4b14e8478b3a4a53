import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { DayLine } from './DayLine';

const HOUR = 3_600_000;
const until = Date.parse('2027-01-11T11:11:00.000Z');
const from = until - 24 * HOUR;
const day = Array.from({ length: 25 }, (_, hour) => ({
  at: from + hour * HOUR,
  value: hour > 8 && hour < 12 ? null : 20 + Math.round(15 * Math.sin(hour / 3)),
}));

const meta = {
  component: DayLine,
  args: {
    title: 'Antwoord van de database',
    points: day,
    from,
    until,
    gap: HOUR,
    format: (value) => `${value} ms`,
    begin: '24 uur geleden',
  },
} satisfies Meta<typeof DayLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithGap: Story = {};
export const OnePoint: Story = { args: { points: day.slice(-1) } };
export const NothingMeasured: Story = { args: { points: [] } };
