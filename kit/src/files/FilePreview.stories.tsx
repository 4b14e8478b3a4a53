import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { photo } from '../../gallery/forStories';
import { FilePreview } from './FilePreview';

const file = { id: '1', url: photo('#1a4fae'), name: 'bon.png', type: 'png', size: 34_000 };

const meta = {
  component: FilePreview,
  args: { title: 'Bon van Sanne Willems', file },
} satisfies Meta<typeof FilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
/** Its pages cannot be drawn: the link is what there is. */
export const BrokenPdf: Story = { args: { file: { ...file, type: 'pdf', url: 'data:application/pdf,' } } };
