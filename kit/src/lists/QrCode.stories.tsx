import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { QrCode } from './QrCode';

const meta = {
  component: QrCode,
  args: {
    label: 'QR-code voor je authenticator-app',
    rows: ['00000000', '01110110', '01010010', '01110100', '00001010', '01101100', '01011010', '00000000'],
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {};
