import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../../gallery/forStories';
import { ListToolbar } from './ListToolbar';

interface Row {
  name: string;
}

const meta = {
  component: ListToolbar<Row>,
  args: {
    label: 'Zoek op naam',
    text: '',
    onText: nothing,
    fileName: 'bieren',
    columns: [{ header: 'Naam', value: ({ name }) => name }],
    rows: [{ name: 'Boerenploeg Blond' }],
  },
} satisfies Meta<typeof ListToolbar<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Searched: Story = { args: { text: 'blond', list: 'bieren' } };
