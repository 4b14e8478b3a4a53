import { personalDataOf } from '../../identity/privacy/personalDataSource';
import { eraseTrash } from '../../identity/trash/eraseTrash';
import { retentionOf } from '../../platform/privacy/collectionPrivacy';
import { paradeTitles } from '../website.enums';
import { type ParadeEntry, ParadeEntryModel } from './paradeEntry.model';
import { deleteParadeEntry } from './paradeEntry.service';

/** Who enrolled for a parade. */
export const paradePersonalData = personalDataOf<ParadeEntry>({
  key: 'paradeEntries',
  title: 'Deelnemers optochten',
  stays: '',
  model: ParadeEntryModel,
  what: 'Deze deelnemer',
  searched: ['contactName', 'contactEmail', 'name'],
  tell: ({ contactName, contactEmail, name, parade, year }) => ({
    name: contactName,
    detail: `${contactEmail}, ${name} (${paradeTitles[parade].toLowerCase()} ${year})`,
  }),
  erase: async (_portal, _actor, id) => erase(id),
});

/** Enrolments for a parade of long ago. */
export const paradeRetention = retentionOf({
  key: 'paradeEntries',
  title: 'Deelnemers optochten',
  term: 'Twee jaar na de inschrijving',
  outcome: 'Wordt verwijderd',
  model: ParadeEntryModel as never,
  years: 2,
  filter: (until) => ({ createdAt: { $lt: until } }),
  keep: async (portal, id) => {
    await erase(id);
    await eraseTrash(portal, ParadeEntryModel as never, id);
  },
});

async function erase(id: string): Promise<void> {
  const entry = await ParadeEntryModel.findById(id).select({ parade: 1 }).lean();
  if (entry) await deleteParadeEntry(entry.parade, id);
}
