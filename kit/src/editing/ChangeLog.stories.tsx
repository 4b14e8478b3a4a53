import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG } from '../../gallery/forStories';
import { ChangeLog } from './ChangeLog';

const meta = {
  component: ChangeLog,
  args: {
    lines: [
      '07/01/2027 20:11 Marieke van den Broek: toegevoegd',
      '11/01/2027 11:11 Sanne Willems: Naam van Bakkerij Jansen naar Bakkerij Jansen en Zonen',
      `12/01/2027 09:30 Sanne Willems: Opmerking van (leeg) naar ${LONG}`,
    ],
  },
} satisfies Meta<typeof ChangeLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Geschiedenis')),
};
