import type { Category, Item, SubCategory } from './draaiboekValues';

/** What somebody is doing with the draaiboek. */
export type DraaiboekAction =
  | { what: 'addCategory' }
  | { what: 'editCategory' | 'archiveCategory' | 'addSubCategory'; category: Category }
  | { what: 'editSubCategory' | 'deleteSubCategory' | 'addItem'; subCategory: SubCategory }
  | { what: 'editItem' | 'deleteItem'; item: Item };

/** Begins something. */
export type OnAction = (action: DraaiboekAction) => void;
