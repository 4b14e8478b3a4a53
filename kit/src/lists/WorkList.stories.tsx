import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckCheck, Newspaper } from 'lucide-react';

import { WorkList } from './WorkList';

const meta = {
  component: WorkList,
  args: {
    label: 'Wat er wacht bij de krant',
    items: [
      { icon: <CheckCheck />, text: '12 te beoordelen', to: '/krant_administratie' },
      {
        icon: <Newspaper />,
        text: '9 te plaatsen',
        detail: '€ 1.234,50 nog zonder pagina',
        to: '/krant_administratie?tab=redactie',
      },
    ],
  },
} satisfies Meta<typeof WorkList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
