import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { LONG } from '../../../gallery/forStories';
import { Checkbox } from './Checkbox';

const meta = {
  component: Checkbox,
  args: { label: 'Ik help bij het opbouwen', defaultChecked: false },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Half: Story = { args: { indeterminate: true } };
export const WithDescription: Story = { args: { description: 'Vrijdag vanaf 18:00 in de residentie.' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Wrong: Story = { args: { error: 'Kies of je helpt' } };
export const LongText: Story = { args: { label: LONG } };
export const OnPaper: Story = { args: { defaultChecked: true }, tags: ['paper'] };
