import { AddCategoryDialog, EditCategoryDialog } from './CategoryDialogs';
import type { DraaiboekAction } from './draaiboekActions';
import type { Category } from './draaiboekValues';
import { AddItemDialog, EditItemDialog } from './ItemDialogs';
import { RemovalDialogs } from './RemovalDialogs';
import { AddSubCategoryDialog, EditSubCategoryDialog } from './SubCategoryDialogs';

interface DraaiboekDialogsProps {
  commissionId: string;
  doing: DraaiboekAction | undefined;
  /** The categories as they are now on the server. */
  fetchLatest: () => Promise<readonly Category[]>;
  onClose: () => void;
}

/** The dialogs of the draaiboek; one of them is open at most. */
export function DraaiboekDialogs({ commissionId, doing, fetchLatest, onClose }: DraaiboekDialogsProps) {
  const shared = { commissionId, onClose };
  const subCategories = async () => (await fetchLatest()).flatMap((category) => category.subCategories);
  const items = async () => (await subCategories()).flatMap((subCategory) => subCategory.items);
  const latest = async <Part extends { id: string }>(parts: Promise<readonly Part[]>, { id }: Part) =>
    (await parts).find((part) => part.id === id);
  return (
    <>
      <AddCategoryDialog {...shared} isOpen={doing?.what === 'addCategory'} />
      {doing?.what === 'editCategory' && (
        <EditCategoryDialog
          {...shared}
          category={doing.category}
          fetchLatest={() => latest(fetchLatest(), doing.category)}
        />
      )}
      {doing?.what === 'addSubCategory' && <AddSubCategoryDialog {...shared} category={doing.category} />}
      {doing?.what === 'editSubCategory' && (
        <EditSubCategoryDialog
          {...shared}
          subCategory={doing.subCategory}
          fetchLatest={() => latest(subCategories(), doing.subCategory)}
        />
      )}
      {doing?.what === 'addItem' && <AddItemDialog {...shared} subCategory={doing.subCategory} />}
      {doing?.what === 'editItem' && (
        <EditItemDialog {...shared} item={doing.item} fetchLatest={() => latest(items(), doing.item)} />
      )}
      <RemovalDialogs {...shared} doing={doing} />
    </>
  );
}
