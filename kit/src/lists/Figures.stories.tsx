import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Figure, Figures } from './Figures';

const meta = {
  component: Figures,
  subcomponents: { Figure },
  args: {
    children: (
      <>
        <Figure label="Verkocht" value="€ 13.985,00" more="vorig jaar € 12.450,00" />
        <Figure label="Adverteerders" value={111} />
        <Figure label="Pagina's" value="64" more="van 72" />
      </>
    ),
  },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const OnPaper: Story = { tags: ['paper'] };
