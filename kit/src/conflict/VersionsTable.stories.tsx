import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG } from '../../gallery/forStories';
import { VersionsTable } from './VersionsTable';

const meta = {
  component: VersionsTable,
  args: {
    mine: 'Jouw versie',
    theirs: 'Versie van Sanne Willems',
    rows: [
      { label: 'Plaats', mine: 'Ulft', theirs: 'Gendringen' },
      { label: 'E-mail', mine: 'bakkerij.jansen.en.zonen@carnaval.example', theirs: '(leeg)' },
      { label: 'Opmerking', mine: LONG, theirs: LONG },
    ],
  },
} satisfies Meta<typeof VersionsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
