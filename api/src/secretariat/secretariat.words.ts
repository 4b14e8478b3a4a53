import type { SchemaWords } from '../platform/graphql/describeSchema';

export const secretariatWords: SchemaWords = {
  inputs: {
    responsable:
      "Who sees to it, as a role or a name in free text, 200 characters at most; '': nobody is named.",
  },
  nouns: {
    CalendarEntry: 'row of the yearly programme',
    CalendarFeed: 'private link',
    Category: 'category of the draaiboek',
    CommissionDoc: 'document',
    CommissionDocument: 'document',
    CommissionScript: 'script or budget',
    DraaiboekCategory: 'category of the draaiboek',
    DraaiboekItem: 'item of the draaiboek',
    DraaiboekSubCategory: 'subcategory of the draaiboek',
    SecretaryDocument: 'agenda or minutes',
    SubCategory: 'subcategory of the draaiboek',
    Task: 'task',
    TaskComment: 'comment on a task',
  },
};
