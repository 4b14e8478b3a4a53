import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Field, FieldCaption, FieldError, FieldHelp } from './Field';

const meta = {
  component: Field,
  subcomponents: { FieldCaption, FieldError, FieldHelp },
  args: {
    label: 'Kleur van de steek',
    children: (control) => <input type="color" defaultValue="#ffc526" {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHelp: Story = { args: { description: 'Zo staat hij op de website.' } };
export const Wrong: Story = { args: { error: 'Kies een andere kleur: deze is al vergeven' } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
/** Its parts, for a group of controls. */
export const Parts: Story = {
  render: () => (
    <div role="group" aria-labelledby="days">
      <FieldCaption as="span" id="days">
        Dagen
      </FieldCaption>
      <FieldHelp>Waarop je kunt helpen.</FieldHelp>
      <FieldError>Kies een dag</FieldError>
    </div>
  ),
};
