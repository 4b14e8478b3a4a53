import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { FileButton } from './FileButton';

const meta = {
  component: FileButton,
  args: { label: 'Bankbestand', accept: '.xml', onFile: nothing, children: 'Kies een bestand' },
} satisfies Meta<typeof FileButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Main: Story = {};
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Busy: Story = { args: { pending: true } };
