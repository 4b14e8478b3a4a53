import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { DownloadButton } from './DownloadButton';

const meta = {
  component: DownloadButton,
  args: { file: { url: '/files/1', name: 'notulen.pdf' } },
} satisfies Meta<typeof DownloadButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = {};
