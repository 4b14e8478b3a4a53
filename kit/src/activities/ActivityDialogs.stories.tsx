import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChangeLog } from 'kit/editing';

import { forever, nothing } from '../../gallery/forStories';
import { AddActivityDialog, DeleteActivityDialog, EditActivityDialog } from './ActivityDialogs';
import { activityFields, type ActivityValues } from './activityFields';

const fields = activityFields();
const activity = { revision: 1, date: '2027-02-07', name: 'Grote optocht', comment: 'Start om 13:11.' };

const meta = {
  component: AddActivityDialog<ActivityValues>,
  subcomponents: { EditActivityDialog, DeleteActivityDialog },
  args: { fields, isOpen: true, onSubmit: forever, onClose: nothing },
} satisfies Meta<typeof AddActivityDialog<ActivityValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Adding: Story = {};
export const Editing: Story = {
  render: () => (
    <EditActivityDialog<typeof activity, ActivityValues>
      fields={fields}
      record={activity}
      valuesOf={({ date, name, comment }) => ({ date, name, comment })}
      send={forever}
      fetchLatest={() => forever()}
      onClose={nothing}
    >
      <ChangeLog lines={['07/01/2027 20:11 Marieke van den Broek: toegevoegd']} />
    </EditActivityDialog>
  ),
};
export const Deleting: Story = {
  render: () => <DeleteActivityDialog activity={activity} onDelete={forever} onClose={nothing} />,
};
