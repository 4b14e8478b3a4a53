import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Skeleton, SkeletonBar } from './Skeleton';

const meta = {
  component: Skeleton,
  subcomponents: { SkeletonBar },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const WithText: Story = { args: { text: 'De leden worden geladen...', rows: 2, height: 40 } };
export const OwnShape: Story = {
  args: {
    children: (
      <>
        <SkeletonBar width="60%" height={28} />
        <SkeletonBar width="44px" height={44} round />
      </>
    ),
  },
};
