import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG } from '../../gallery/forStories';
import { Alert } from './Alert';

const meta = {
  component: Alert,
  args: { title: 'De inschrijving is open', children: 'Tot en met 31 januari 2027.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warning: Story = { args: { kind: 'warning', title: 'Twee leden hebben dit rekeningnummer' } };
export const Failure: Story = { args: { kind: 'error', title: 'Niet opgeslagen' } };
export const WithoutTitle: Story = { args: { title: undefined } };
export const LongText: Story = { args: { title: LONG, children: `www.${'carnaval'.repeat(8)}.example` } };
