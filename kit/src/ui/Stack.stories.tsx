import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Card } from './Card';
import { Stack } from './layout';

const meta = {
  component: Stack,
  args: {
    children: ['Vandaag', 'Morgen'].map((day) => (
      <Card key={day} title={day}>
        Niets te doen.
      </Card>
    )),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
