import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../gallery/forStories';
import { MailingDialog } from './MailingDialog';

const reach = {
  __typename: 'MailingReach',
  title: 'Ledenlijst',
  count: 34,
  withoutAddress: ['Kees van de Wetering'],
  unwilling: ['Mia Janssen', 'Piet Peters'],
  unreachable: [],
  fields: [],
  foundationAddress: 'info@carnaval.example',
};

const meta = {
  component: MailingDialog,
  args: { to: { audience: 'members' }, onClose: nothing },
  parameters: { api: { KitMailingReach: { mailingReach: reach } } },
} satisfies Meta<typeof MailingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Writing: Story = {};
export const Waiting: Story = { parameters: { api: { KitMailingReach: 'never' } } };
