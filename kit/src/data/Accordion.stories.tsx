import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tag } from 'kit/ui';

import { LONG, press } from '../../gallery/forStories';
import { Accordion } from './Accordion';

const meta = {
  component: Accordion,
  args: {
    items: [
      { id: 'vrijdag', header: 'Vrijdag', content: <p>Opbouwen vanaf 18:00.</p> },
      {
        id: 'zaterdag',
        header: (
          <>
            Zaterdag <Tag tone="warn">Nog 3 plaatsen</Tag>
          </>
        ),
        content: <p>Kinderbal.</p>,
      },
      { id: 'lang', header: LONG, content: LONG },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { play: press('Vrijdag') };
