import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG, nothing } from '../../../gallery/forStories';
import { ChoiceSearch } from './ChoiceSearch';

interface Member {
  id: string;
  name: string;
}

const meta = {
  component: ChoiceSearch<Member>,
  args: {
    label: 'Zoek een lid',
    text: 'will',
    onText: nothing,
    found: {
      searched: 'will',
      choices: [
        { id: '1', name: 'Sanne Willems' },
        { id: '2', name: 'Willem van den Broek (doet al mee)' },
        { id: '3', name: LONG },
      ],
      rest: 8,
    },
    listLabel: 'Gevonden leden',
    nothingFound: 'Geen lid gevonden',
    hint: 'Enter kiest de eerste.',
    onChoose: nothing,
    canChoose: ({ id }) => id !== '2',
    children: ({ name }) => name,
  },
} satisfies Meta<typeof ChoiceSearch<Member>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
export const NotAsked: Story = { args: { text: '' } };
export const Searching: Story = { args: { found: { searched: '' } } };
export const NothingFound: Story = { args: { found: { searched: 'will', choices: [] } } };
export const Failed: Story = { args: { found: { searched: '', error: 'Er is geen verbinding.' } } };
