import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../../gallery/forStories';
import { SearchField } from '../inputs/SearchField';
import { Toolbar } from '../layout';
import { Button } from './Button';

const meta = {
  component: Toolbar,
  args: {
    children: (
      <>
        <SearchField label="Zoek op naam" value="" onChange={nothing} />
        <Button>Product toevoegen</Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SearchAndButton: Story = {};
