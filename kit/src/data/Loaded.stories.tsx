import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError } from 'kit/graphql';

import { forever } from '../../gallery/forStories';
import { Loaded } from './Loaded';

const query = { refetch: forever };

const meta = {
  component: Loaded<string>,
  args: { query, subject: 'De agenda', children: (data) => <p>{data}</p> },
} satisfies Meta<typeof Loaded<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const There: Story = { args: { query: { ...query, data: 'Zondag 7 februari: de grote optocht.' } } };
export const Failed: Story = {
  args: { query: { ...query, error: new ApiError('Er ging bij ons iets mis.', 'INTERNAL_SERVER_ERROR') } },
};
