import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ApiError } from 'kit/graphql';

import { forever, nothing, press } from '../../gallery/forStories';
import { Form, type FormProps } from './Form';
import { FormTextField } from './formInputs';
import { InlineFields } from './InlineFields';

const inRow = (onSubmit: FormProps<{ phone: string }>['onSubmit']): Story['decorators'] => [
  (Story) => (
    <Form initialValues={{ phone: '0612345678' }} onSubmit={onSubmit}>
      <Story />
    </Form>
  ),
];

const meta = {
  component: InlineFields,
  args: {
    label: 'Telefoonnummer',
    onCancel: nothing,
    children: <FormTextField name="phone" label="Telefoonnummer" hideLabel type="tel" />,
  },
} satisfies Meta<typeof InlineFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { decorators: inRow(() => Promise.resolve()) };
export const Busy: Story = { decorators: inRow(forever), play: press('Telefoonnummer opslaan') };
export const Refused: Story = {
  decorators: inRow(() => Promise.reject(new ApiError('Er is geen verbinding.', 'NETWORK'))),
  play: press('Telefoonnummer opslaan'),
};
