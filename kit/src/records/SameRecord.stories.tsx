import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormTextField } from 'kit/forms';
import { ApiError } from 'kit/graphql';

import { inForm, press } from '../../gallery/forStories';
import { SameRecord } from './SameRecord';

interface Values {
  agreed: string;
  name: string;
}

const meta = {
  component: SameRecord<Values>,
  args: {
    title: 'Staat deze vrijwilliger er al in?',
    anyway: 'Toch toevoegen',
    fields: ['name'],
    agreementOf: ({ name }) => name,
  },
  render: (args) => (
    <>
      <FormTextField name="name" label="Naam" />
      <SameRecord {...args} />
    </>
  ),
} satisfies Meta<typeof SameRecord<Values>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PointedOut: Story = {
  decorators: [
    inForm({
      initialValues: { agreed: '', name: 'Sanne Willems' },
      onSubmit: () =>
        Promise.reject(new ApiError('', 'BAD_USER_INPUT', { name: 'Sanne Willems uit Ulft is er al' })),
    }),
  ],
  play: press('Opslaan'),
};
