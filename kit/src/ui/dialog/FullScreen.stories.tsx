import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { FullScreen } from './FullScreen';

const meta = {
  component: FullScreen,
  args: { isOn: false, children: <p>Plattegrond van de krant.</p> },
} satisfies Meta<typeof FullScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPage: Story = {};
export const AllThereIs: Story = { args: { isOn: true } };
