import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tag } from 'kit/ui';

import { forever, LONG } from '../../gallery/forStories';
import type { ListedDocument } from './DocumentRow';
import { DocumentRows } from './DocumentRows';
import { DocumentsList } from './DocumentsList';

const document: ListedDocument = {
  id: '1',
  title: 'Krant 43e editie',
  creationDate: '2026-02-01T10:11:00.000Z',
  creator: 'Marieke van den Broek',
  file: { id: 'f1', url: '/files/f1', name: 'krant.pdf', type: 'pdf', size: 1_258_291 },
};
const documents = [
  document,
  { ...document, id: '2', title: 'Gedeelde map', file: null, link: 'map.carnaval.example' },
  { ...document, id: '3', title: LONG, description: LONG },
];

const meta = {
  component: DocumentsList<ListedDocument>,
  subcomponents: { DocumentRows },
  args: {
    title: 'Kranten',
    documents,
    emptyText: 'Er zijn nog geen kranten geüpload.',
    folder: 'publicDocs/paper',
    onAdd: (): Promise<unknown> => forever(),
    onDelete: (): Promise<unknown> => forever(),
  },
} satisfies Meta<typeof DocumentsList<ListedDocument>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {};
export const ReadOnly: Story = { args: { onAdd: undefined, onDelete: undefined } };
export const Empty: Story = { args: { documents: [] } };
export const Loading: Story = { args: { documents: [], skeleton: true } };
export const RowsOnly: Story = {
  render: () => <DocumentRows documents={documents} tagsOf={() => <Tag tone="ok">Openbaar</Tag>} />,
};
