import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { DoublesDialog } from './DoublesDialog';

const doubles = {
  __typename: 'Doubles',
  count: 1,
  pairs: [
    {
      __typename: 'DoublePair',
      id: '1+2',
      inCommon: ['adres', 'telefoon'],
      records: [
        { __typename: 'DoubleRecord', id: '1', revision: 1, name: 'Bakkerij Jansen', detail: '3 facturen' },
        {
          __typename: 'DoubleRecord',
          id: '2',
          revision: 1,
          name: 'Bakkerij Jansen B.V.',
          detail: '0 facturen',
        },
      ],
      fields: [],
    },
  ],
  merged: [
    {
      __typename: 'MergedRecord',
      id: '3',
      name: 'Slager de Wit',
      into: 'Slagerij De Wit',
      at: '2026-11-20T12:00:00Z',
      byName: 'Fien de Groot',
      until: '2026-12-20T12:00:00Z',
    },
  ],
};

const meta = {
  component: DoublesDialog,
  args: { kind: 'Customer', onChanged: () => Promise.resolve(), onClose: nothing },
  parameters: { api: { KitDoubles: { doubles } } },
} satisfies Meta<typeof DoublesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const None: Story = {
  parameters: { api: { KitDoubles: { doubles: { ...doubles, count: 0, pairs: [], merged: [] } } } },
};
export const Waiting: Story = { parameters: { api: { KitDoubles: 'never' } } };
