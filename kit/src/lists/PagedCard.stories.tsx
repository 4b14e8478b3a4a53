import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { forever } from '../../gallery/forStories';
import { PagedCard } from './PagedCard';
import { PlainList } from './textParts';

interface Advertiser {
  name: string;
}

const list = {
  totalCount: 111,
  edges: [{ node: { name: 'Bakkerij Jansen' } }, { node: { name: 'Slagerij Wissink' } }],
  pageInfo: { hasNextPage: true, endCursor: '2' },
};
const none = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

const meta = {
  component: PagedCard<Advertiser, Advertiser>,
  args: {
    pages: { isStale: false, more: () => forever(), loadAll: () => forever() },
    list,
    rowsOf: (nodes) => nodes,
    nouns: ['adverteerder', 'adverteerders'],
    fileName: 'adverteerders',
    exported: [{ header: 'Naam', value: ({ name }) => name }],
    isNarrowed: false,
    empty: { title: 'Er zijn nog geen adverteerders.', text: 'Voeg de eerste toe.' },
    children: (rows) => (
      <PlainList>
        {rows.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </PlainList>
    ),
  },
} satisfies Meta<typeof PagedCard<Advertiser, Advertiser>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};
export const Empty: Story = { args: { list: none } };
export const NothingFound: Story = { args: { list: none, isNarrowed: true } };
