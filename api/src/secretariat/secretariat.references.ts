import { referenceSources } from '../identity/references/references';

/** What refers to records of the secretariat, and what of it refers to committees and people. */
export const secretariatReferences = [
  // An archived committee keeps them; nobody changes them.
  referenceSources.with({
    to: 'Commission',
    fields: ['CommissionDocument.commissionId', 'TaskList.commissionId', 'TaskList.tasks.commissionId'],
    fate: 'along',
  }),
  referenceSources.with({
    to: 'StoredDraaiboek.categories',
    fields: ['StoredDraaiboek.subCategories.parent', 'StoredDraaiboek.items.grandParent'],
    fate: 'along',
  }),
  referenceSources.with({
    to: 'StoredDraaiboek.subCategories',
    fields: ['StoredDraaiboek.items.parent'],
    fate: 'along',
  }),
  // A task that was made of them stays (docs/domain/secretariat.md, S28).
  referenceSources.with({
    to: 'StoredDraaiboek.items',
    fields: ['TaskList.tasks.parent', 'TaskList.tasks.grandParent', 'TaskList.tasks.itemId'],
    fate: 'stays',
  }),
  referenceSources.with({
    to: 'User',
    fields: ['TaskList.tasks.assigneeId'],
    fate: 'handedOver',
    duty: 'tasks',
  }),
];
