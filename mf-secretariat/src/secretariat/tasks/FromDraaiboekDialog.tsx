import { FormDialog } from 'kit/editing';
import { useFormField } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { CheckboxTree, type CheckboxTreeNode } from 'kit/tree';
import { EmptyState, FieldError } from 'kit/ui';
import { array, object, string } from 'yup';

import {
  SecretariatAddTaskFromDraaiboekDocument,
  type SecretariatTaskDraaiboekFragment,
} from '../../gql/graphql';
import { momentText } from '../draaiboek/moments';
import { withFailureText } from '../withFailureText';
import type { Task } from './taskGroups';
import { TASKS_FAILED } from './taskTexts';

type Category = SecretariatTaskDraaiboekFragment['categories'][number];
type Values = { itemIds: string[] };

const schema = object({
  itemIds: array().of(string().required()).min(1, 'Kies minstens één onderdeel'),
});

interface FromDraaiboekDialogProps {
  commissionId: string;
  season: number;
  categories: readonly Category[];
  /** The tasks that are there: what is a task already cannot be chosen again. */
  tasks: readonly Task[];
  isOpen: boolean;
  onClose: () => void;
}

/** Makes tasks of items of the draaiboek; needs a choice. */
export function FromDraaiboekDialog(props: FromDraaiboekDialogProps) {
  const { commissionId, season, categories, tasks, isOpen, onClose } = props;
  const { save } = useSave(SecretariatAddTaskFromDraaiboekDocument, { done: 'Taken toegevoegd' });
  const nodes = choices(categories, new Set(tasks.map(({ itemId }) => itemId)));
  const items = new Set(itemIdsOf(categories));
  return (
    <FormDialog<Values>
      title="Taken uit het draaiboek"
      isOpen={isOpen}
      onClose={onClose}
      schema={schema}
      initialValues={{ itemIds: [] }}
      canSubmit={() => nodes.length > 0}
      onSubmit={({ itemIds }) =>
        withFailureText(
          // The tree also keeps the categories of which all is chosen.
          save({ commissionId, season, itemIds: itemIds.filter((id) => items.has(id)) }),
          TASKS_FAILED,
        )
      }
    >
      {nodes.length > 0 ? <ItemsField nodes={nodes} /> : <Nothing hasItems={items.size > 0} />}
    </FormDialog>
  );
}

function ItemsField({ nodes }: { nodes: CheckboxTreeNode[] }) {
  const { value, setValue, error } = useFormField('itemIds');
  return (
    <div>
      <CheckboxTree label="Onderdelen" nodes={nodes} value={value as string[]} onChange={setValue} />
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
    </div>
  );
}

const Nothing = ({ hasItems }: { hasItems: boolean }) => (
  <EmptyState
    title={hasItems ? 'Alles uit het draaiboek is al een taak.' : 'Er staat nog niets in het draaiboek.'}
    text={hasItems ? undefined : 'Vul eerst het draaiboek van je commissie.'}
  />
);

function itemIdsOf(categories: readonly Category[]): string[] {
  return categories.flatMap(({ subCategories }) =>
    subCategories.flatMap(({ items }) => items.map(({ id }) => id)),
  );
}

/** The tree without what is a task already, and without the branches that are empty then. */
function choices(categories: readonly Category[], taken: ReadonlySet<string | null>): CheckboxTreeNode[] {
  const withChildren = (nodes: CheckboxTreeNode[]) => nodes.filter(({ children }) => children?.length);
  return withChildren(
    categories.map(({ id, name, subCategories }) => ({
      id,
      label: name,
      children: withChildren(
        subCategories.map((subCategory) => ({
          id: subCategory.id,
          label: subCategory.name,
          children: subCategory.items
            .filter((item) => !taken.has(item.id))
            .map((item) => ({ id: item.id, label: item.name, description: momentText(item) })),
        })),
      ),
    })),
  );
}
