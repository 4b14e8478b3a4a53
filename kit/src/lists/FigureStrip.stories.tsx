import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { FigureStrip } from './FigureStrip';

const meta = {
  component: FigureStrip,
  args: {
    label: 'De club in cijfers',
    figures: [
      { value: 131, text: 'leden', to: '/club' },
      { value: 112, text: 'betaald, 85 %', to: '/club?betaald=ja' },
      { value: '€ 1.045,00', text: 'nog te ontvangen', to: '/club?betaald=nee' },
    ],
  },
} satisfies Meta<typeof FigureStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
