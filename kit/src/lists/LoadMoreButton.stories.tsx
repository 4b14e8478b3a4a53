import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError } from 'kit/graphql';

import { forever, press } from '../../gallery/forStories';
import { LoadMoreButton } from './LoadMoreButton';

const meta = {
  component: LoadMoreButton,
  args: { pageInfo: { hasNextPage: true, endCursor: '50' }, onMore: (): Promise<unknown> => forever() },
} satisfies Meta<typeof LoadMoreButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Busy: Story = { play: press('Meer laden') };
export const Failed: Story = {
  args: { onMore: () => Promise.reject(new ApiError('Er is geen verbinding.', 'NETWORK')) },
  play: press('Meer laden'),
};
export const OnPaper: Story = { tags: ['paper'] };
