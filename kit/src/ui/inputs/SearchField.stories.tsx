import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { nothing } from '../../../gallery/forStories';
import { SearchField } from './SearchField';

const meta = {
  component: SearchField,
  args: { label: 'Zoek in de leden', value: '', onChange: nothing },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'jansen' } };
export const InForm: Story = { args: { isInForm: true, placeholder: 'Naam of plaats' } };
export const Disabled: Story = { args: { disabled: true } };
