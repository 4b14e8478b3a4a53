import { useSave } from 'kit/graphql';
import { SortableList } from 'kit/sorting';
import { Button, Dialog, Stack } from 'kit/ui';

import { SecretariatMoveTaskDocument } from '../../gql/graphql';
import { canOrder, type TaskGroup } from './taskGroups';

interface TaskOrderDialogProps {
  commissionId: string;
  /** All tasks of the season as the page shows them. */
  groups: readonly TaskGroup[];
  isOpen: boolean;
  onClose: () => void;
}

/** Puts the tasks in order, in each subcategory its own; each move is saved at once. */
export function TaskOrderDialog({ commissionId, groups, isOpen, onClose }: TaskOrderDialogProps) {
  const { save } = useSave(SecretariatMoveTaskDocument);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Volgorde van de taken"
      size={600}
      actions={<Button onClick={onClose}>Klaar</Button>}
    >
      <Stack>
        <p>Sleep een taak naar haar plaats. Met het toetsenbord: spatie, pijltjes, spatie.</p>
        {groups.map(({ categoryId, name: category, parts }) =>
          parts.filter(canOrder).map(({ id, name, tasks }) => {
            const label = [category, name].filter(Boolean).join(', ');
            return (
              <section key={`${categoryId}-${id}`}>
                <h3>{label}</h3>
                <SortableList
                  label={label}
                  items={tasks}
                  onMove={(task, before) => save({ commissionId, id: task, before })}
                />
              </section>
            );
          }),
        )}
      </Stack>
    </Dialog>
  );
}
