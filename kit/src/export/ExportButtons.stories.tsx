import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { ExportButtons } from './ExportButtons';
import { PrintStyle, PrintedOn } from './PrintStyle';

interface Row {
  name: string;
}

const meta = {
  component: ExportButtons<Row>,
  subcomponents: { PrintedOn, PrintStyle },
  args: {
    fileName: 'leden',
    columns: [{ header: 'Naam', value: ({ name }) => name }],
    rows: [{ name: 'Sanne Willems' }],
  },
} satisfies Meta<typeof ExportButtons<Row>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
export const OnPaper: Story = { tags: ['paper'] };
