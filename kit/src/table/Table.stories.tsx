import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, IconButton, Tag } from 'kit/ui';
import { Pencil } from 'lucide-react';

import { LONG } from '../../gallery/forStories';
import type { Column } from './column';
import { Table } from './Table';
import { InCard, RowActions } from './tableStyle';

interface Member {
  id: string;
  name: string;
  place: string;
  amount: number;
  isPaid: boolean;
}

const rows: Member[] = [
  { id: '1', name: 'Sanne Willems', place: 'Ulft', amount: 55, isPaid: true },
  { id: '2', name: 'Joost Jansen', place: 'Gendringen', amount: 55, isPaid: false },
  { id: '3', name: LONG, place: 'Westendorp', amount: 111, isPaid: true },
];
const columns: Column<Member>[] = [
  { id: 'name', header: 'Naam', cell: ({ name }) => name, sortValue: ({ name }) => name, keepWords: true },
  {
    id: 'place',
    header: 'Plaats',
    cell: ({ place }) => place,
    sortValue: ({ place }) => place,
    keepWords: true,
  },
  {
    id: 'amount',
    header: 'Contributie',
    cell: ({ amount }) => `€ ${amount},00`,
    sortValue: ({ amount }) => amount,
    align: 'right',
    nowrap: true,
    footer: '€ 221,00',
  },
  {
    id: 'paid',
    header: 'Betaald',
    cell: ({ isPaid }) => (
      <>
        <InCard>Betaald: </InCard>
        <Tag tone={isPaid ? 'ok' : 'no'}>{isPaid ? 'Ja' : 'Nee'}</Tag>
      </>
    ),
    phone: 'line',
  },
  {
    id: 'actions',
    header: '',
    align: 'right',
    cell: ({ name }) => (
      <RowActions>
        <IconButton aria-label={`${name} aanpassen`}>
          <Pencil aria-hidden />
        </IconButton>
      </RowActions>
    ),
  },
];

const meta = {
  component: Table<Member>,
  subcomponents: { InCard, RowActions },
  args: { caption: 'Leden', columns, rows, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Member>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Sorted: Story = { args: { initialSort: { column: 'name', descending: true } } };
export const OpenRow: Story = {
  args: {
    details: { name: ({ name }) => name, render: ({ place }) => <p>Woont in {place}.</p> },
    openRow: '2',
  },
};
export const Chosen: Story = {
  args: {
    bulk: {
      name: ({ name }) => name,
      nouns: ['lid', 'leden'],
      actions: () => <Button size="small">Mail sturen</Button>,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const [, first] = canvas.queryAllByRole('checkbox');
    // On a phone rows are cards, without ticks.
    if (first) await userEvent.click(first);
  },
};
export const OnPaper: Story = { tags: ['paper'] };
