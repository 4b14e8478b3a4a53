import { requiredText } from 'kit/forms';
import { filterRows } from 'kit/lists';
import { object, string } from 'yup';

import type {
  DraaiboekCategoryInput,
  DraaiboekItemInput,
  DraaiboekSubCategoryInput,
  SecretariatCategoryFormFragment,
  SecretariatDraaiboekItemFormFragment,
  SecretariatDraaiboekTreeFragment,
  SecretariatSubCategoryFormFragment,
  TimeType,
} from '../../gql/graphql';
import { daysSchema, whenInput, type WhenValues, whenValues } from './moments';

/** The script of a committee, as the page has it. */
export type Draaiboek = SecretariatDraaiboekTreeFragment;

/** A category of the draaiboek. */
export type Category = Draaiboek['categories'][number];

/** A subcategory of a category. */
export type SubCategory = Category['subCategories'][number];

/** An item of a subcategory. */
export type Item = SubCategory['items'][number];

/** What is said when the draaiboek could not be saved. */
export const DRAAIBOEK_FAILED = 'Er is iets fout gegaan bij het opslaan van het draaiboek';

/** Names are required. */
export const categorySchema = object({ name: requiredText(), color: string().required() });
/** A subcategory has a name. */
export const subCategorySchema = object({ name: requiredText() });
/** An item has a name and a time. */
export const itemSchema = object({
  name: requiredText(),
  description: string().trim(),
  responsible: string().trim(),
  timeType: string().required(),
  days: daysSchema,
});

/** The fields of an item's form. */
export type ItemValues = WhenValues & {
  name: string;
  description: string;
  responsible: string;
  timeType: TimeType;
};

/** An item that is still to be filled in. */
export const emptyItem: ItemValues = {
  name: '',
  description: '',
  responsible: '',
  timeType: 'upFront',
  when: '',
  days: '',
};

/** The values of a stored category. */
export const categoryValues = ({ name, color }: SecretariatCategoryFormFragment): DraaiboekCategoryInput => ({
  name,
  color,
});

/** The values of a stored subcategory. */
export const subCategoryValues = ({
  name,
}: SecretariatSubCategoryFormFragment): DraaiboekSubCategoryInput => ({ name });

/** The values of a stored item. */
export function itemValues({
  name,
  description,
  responsable: responsible,
  timeType,
  ...when
}: SecretariatDraaiboekItemFormFragment): ItemValues {
  return { name, description, responsible, timeType, ...whenValues(when) };
}

/** What is sent of an item. */
export function itemInput({
  name,
  description,
  responsible,
  timeType,
  ...when
}: ItemValues): DraaiboekItemInput {
  return {
    name,
    description: description ?? '',
    responsable: responsible ?? '',
    timeType,
    ...whenInput(when),
  };
}

/** The categories with only what holds the text; one whose own name holds it, or a subcategory, stays whole. */
export function searchDraaiboek(categories: readonly Category[], text: string): Category[] {
  const has = (...texts: string[]) => filterRows([texts.join(' ')], text, (all) => all).length > 0;
  return categories.flatMap((category) => {
    if (has(category.name)) return [category];
    const subCategories = category.subCategories.flatMap((subCategory) => {
      if (has(category.name, subCategory.name)) return [subCategory];
      const items = subCategory.items.filter(({ name, description, responsable: responsible }) =>
        has(category.name, subCategory.name, name, description, responsible),
      );
      return items.length > 0 ? [{ ...subCategory, items }] : [];
    });
    return subCategories.length > 0 ? [{ ...category, subCategories }] : [];
  });
}
