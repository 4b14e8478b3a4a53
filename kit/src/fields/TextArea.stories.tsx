import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { object, string } from 'yup';

import { inForm, LONG, press } from '../../gallery/forStories';
import { FormTextArea, TextArea } from './TextArea';

const meta = {
  component: TextArea,
  subcomponents: { FormTextArea },
  args: { label: 'Opmerkingen' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: `${LONG}.\n\nTot dan!`, description: 'Voor de commissie.' },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Komt later.' } };
export const InForm: Story = {
  render: ({ label }) => <FormTextArea name="remarks" label={label} rows={2} />,
  decorators: [
    inForm({
      initialValues: { remarks: '' },
      schema: object({ remarks: string().required('Schrijf er iets bij') }),
    }),
  ],
  play: press('Opslaan'),
};
