import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { ButtonRow } from '../layout';
import { Button } from './Button';

const meta = {
  component: ButtonRow,
  args: {
    children: ['Goedkeuren', 'Vragen stellen', 'Afwijzen'].map((verb) => (
      <Button key={verb} variant="ghost">
        {verb}
      </Button>
    )),
  },
} satisfies Meta<typeof ButtonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {};
