import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG } from '../../gallery/forStories';
import { ComparisonChart } from './ComparisonChart';

const meta = {
  component: ComparisonChart,
  args: {
    description: 'Opbrengst van deze en de vorige editie. Dezelfde cijfers staan in de tabel.',
    rows: [
      { label: 'Advertenties', first: 1_245_000, second: 1_398_500 },
      { label: 'Losse verkoop', first: 320_000, second: 0 },
      { label: LONG, first: 98_000, second: 111_100 },
    ],
    first: { name: 'Vorige', legend: '43e editie' },
    second: { name: 'Deze', legend: '44e editie' },
  },
} satisfies Meta<typeof ComparisonChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amounts: Story = {};
export const Numbers: Story = {
  args: { unit: 'number', rows: [{ label: 'Leden', first: 104, second: 112 }] },
};
