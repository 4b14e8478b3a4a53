import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG, nothing } from '../../gallery/forStories';
import { ConflictDialog } from './ConflictDialog';

const meta = {
  component: ConflictDialog,
  args: {
    conflict: {
      who: 'Sanne Willems',
      when: '2027-01-11T10:11:00.000Z',
      rows: [
        { label: 'Naam', mine: 'Bakkerij Jansen', theirs: 'Bakkerij Jansen en Zonen' },
        { label: 'Opmerking', mine: '(leeg)', theirs: LONG },
      ],
    },
    onAnswer: nothing,
  },
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Differing: Story = {};
export const TheSame: Story = { args: { conflict: { who: 'Sanne Willems', rows: [] } } };
