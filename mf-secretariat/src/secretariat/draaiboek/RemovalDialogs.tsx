import { ConfirmActionDialog, DeleteDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';

import {
  SecretariatArchiveDraaiboekCategoryDocument,
  SecretariatDeleteDraaiboekItemDocument,
  SecretariatDeleteDraaiboekSubCategoryDocument,
} from '../../gql/graphql';
import type { Category, Item, SubCategory } from './draaiboekValues';

interface RemovalDialogsProps {
  commissionId: string;
  doing: DraaiboekAction | undefined;
  onClose: () => void;
}

/** What only the chair does: archive a category, delete a subcategory or an item. */
export function RemovalDialogs({ commissionId, doing, onClose }: RemovalDialogsProps) {
  const { save: archive } = useSave(SecretariatArchiveDraaiboekCategoryDocument, {
    done: 'Categorie gearchiveerd',
  });
  const { save: removeSub } = useSave(SecretariatDeleteDraaiboekSubCategoryDocument, {
    done: 'Subcategorie verwijderd',
  });
  const { save: removeItem } = useSave(SecretariatDeleteDraaiboekItemDocument, {
    done: 'Onderdeel verwijderd',
  });
  return (
    <>
      <ConfirmActionDialog
        isOpen={doing?.what === 'archiveCategory'}
        question="Categorie archiveren?"
        confirmLabel="Archiveren"
        onConfirm={async () => {
          if (doing?.what === 'archiveCategory')
            await archive({ commissionId, id: doing.category.id, archived: true });
        }}
        onClose={onClose}
      >
        {doing?.what === 'archiveCategory' &&
          `${doing.category.name} verdwijnt uit het draaiboek; de taken blijven. Je kunt de categorie terugzetten.`}
      </ConfirmActionDialog>
      <DeleteDialog
        isOpen={doing?.what === 'deleteSubCategory'}
        question="Subcategorie verwijderen? Deze actie is onomkeerbaar."
        onDelete={async () => {
          if (doing?.what === 'deleteSubCategory')
            await removeSub({ commissionId, id: doing.subCategory.id });
        }}
        onClose={onClose}
      >
        {doing?.what === 'deleteSubCategory' && `${doing.subCategory.name}, met alle onderdelen.`}
      </DeleteDialog>
      <DeleteDialog
        isOpen={doing?.what === 'deleteItem'}
        question="Onderdeel verwijderen? Deze actie is onomkeerbaar."
        onDelete={async () => {
          if (doing?.what === 'deleteItem') await removeItem({ commissionId, id: doing.item.id });
        }}
        onClose={onClose}
      >
        {doing?.what === 'deleteItem' && doing.item.name}
      </DeleteDialog>
    </>
  );
}

/** What somebody is doing with the draaiboek. */
export type DraaiboekAction =
  | { what: 'addCategory' }
  | { what: 'editCategory' | 'archiveCategory' | 'addSubCategory'; category: Category }
  | { what: 'editSubCategory' | 'deleteSubCategory' | 'addItem'; subCategory: SubCategory }
  | { what: 'editItem' | 'deleteItem'; item: Item };

/** Begins something. */
export type OnAction = (action: DraaiboekAction) => void;
