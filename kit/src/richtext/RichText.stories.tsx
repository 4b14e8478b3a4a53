import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { RichText } from './RichText';

const meta = {
  component: RichText,
  args: {
    html: '<h2>Alaaf</h2><p>Op <strong>zondag</strong> trekt de <em>grote optocht</em> door Ulft. Lees het <a href="https://carnaval.example">programma</a>.</p><ul><li><p>Start: 13:11</p></li><li><p>Einde: 16:00</p></li></ul>',
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const OnPaper: Story = { tags: ['paper'] };
