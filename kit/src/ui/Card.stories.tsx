import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pencil } from 'lucide-react';

import { LONG } from '../../gallery/forStories';
import { IconButton } from './buttons/IconButton';
import { Card } from './Card';

const meta = {
  component: Card,
  args: { title: 'Prins en adjudant', children: 'Prins Joost de Derde en zijn adjudant Sjors.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <IconButton aria-label="Prins aanpassen">
        <Pencil aria-hidden />
      </IconButton>
    ),
  },
};
export const WithoutTitle: Story = { args: { title: undefined } };
export const LongText: Story = { args: { title: LONG } };
export const OnPaper: Story = { tags: ['paper'] };
