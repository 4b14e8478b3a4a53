import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormTextField, requiredText } from 'kit/forms';
import { ApiError } from 'kit/graphql';
import { object } from 'yup';

import { forever, nothing, pressInDialog } from '../../gallery/forStories';
import { EditDialog, FormDialog } from './FormDialog';

const fields = <FormTextField name="name" label="Naam" />;

const meta = {
  component: FormDialog<{ name: string }>,
  subcomponents: { EditDialog },
  args: {
    title: 'Commissie toevoegen',
    isOpen: true,
    onClose: nothing,
    initialValues: { name: '' },
    schema: object({ name: requiredText() }),
    onSubmit: (): Promise<unknown> => forever(),
    incompleteMessage: 'Vul alle velden in!',
    children: fields,
  },
} satisfies Meta<typeof FormDialog<{ name: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const InBatches: Story = { args: { title: 'Lid toevoegen', next: () => ({ name: '' }) } };
export const Incomplete: Story = { play: pressInDialog('Toevoegen') };
export const Busy: Story = { args: { initialValues: { name: 'Optocht' } }, play: pressInDialog('Toevoegen') };
export const Refused: Story = {
  args: {
    initialValues: { name: 'Optocht' },
    onSubmit: () => Promise.reject(new ApiError('', 'BAD_USER_INPUT', { name: 'Deze commissie is er al' })),
  },
  play: pressInDialog('Toevoegen'),
};
export const Editing: Story = {
  render: () => (
    <EditDialog
      title="Commissie aanpassen"
      isOpen
      onClose={nothing}
      record={{ revision: 1, name: 'Optocht' }}
      valuesOf={({ name }) => ({ name })}
      send={forever}
      fetchLatest={forever}
      differences={() => []}
    >
      {fields}
    </EditDialog>
  ),
};
