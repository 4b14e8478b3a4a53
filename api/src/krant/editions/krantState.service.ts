import type { SessionUser } from '../../identity/people/requestContext';
import { isAnyDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, saveAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../platform/errors/appError';
import { krantTexts, what } from '../krant.texts';
import { type KrantState, KrantStateModel } from './edition.model';

/** The id of that one document. */
export const KRANT = 'krant';

const LONGEST_NAME = 60;
const MOST_EDITORS = 30;

/** As it is before anything was set. */
export const NOTHING: KrantState = {
  _id: KRANT,
  id: KRANT,
  activeEditionId: null,
  inSale: [],
  editors: [],
  revision: 0,
};

/** What the newspaper has only one of; the defaults when nothing was ever set. */
export async function readState(): Promise<KrantState> {
  const state = await KrantStateModel.findById(KRANT).lean(leanWithId);
  return { ...NOTHING, ...state };
}

/** The active edition. @throws BAD_USER_INPUT when this is another one, whose advertisements are an archive */
export async function mustBeActive(editionId: string): Promise<KrantState> {
  const state = await readState();
  if (state.activeEditionId !== editionId) throw new AppError('BAD_USER_INPUT', krantTexts.archived);
  return state;
}

/** Makes an edition the active one, in one write. @param onlyWhenNone leaves another one that is active */
export async function activate(editionId: string, { onlyWhenNone = false } = {}): Promise<void> {
  const which = onlyWhenNone ? { _id: KRANT, activeEditionId: null } : { _id: KRANT };
  await change(which, { $set: { activeEditionId: editionId } });
}

/** Begins or ends the sale season of an edition. Doing so twice is harmless. */
export async function setInSale(editionId: string, inSale: boolean): Promise<void> {
  await change(
    { _id: KRANT },
    inSale ? { $addToSet: { inSale: editionId } } : { $pull: { inSale: editionId } },
  );
}

/** Saves the names of the editors. @throws BAD_USER_INPUT, CONFLICT */
export function saveEditors(
  actor: SessionUser,
  revision: number,
  editors: readonly string[],
): Promise<KrantState> {
  const names = editors.map((name) => name.trim());
  const isRight =
    names.length <= MOST_EDITORS &&
    new Set(names).size === names.length &&
    names.every((name) => name !== '' && name.length <= LONGEST_NAME);
  if (!isRight) throw badInput({ editors: krantTexts.editors });
  return saveAtRevision<KrantState>({
    model: KrantStateModel,
    id: KRANT,
    revision,
    actor,
    what: what.settings,
    update: { $set: { editors: names } },
  });
}

/** The first change makes the document; of two first changes at once, the other one made it. */
async function change(which: object, update: object): Promise<void> {
  const write = () =>
    KrantStateModel.updateOne(
      which,
      { ...update, $setOnInsert: { revision: 0 } },
      { upsert: true, setDefaultsOnInsert: false },
    );
  await write().catch(async (error: unknown) => {
    if (!isAnyDuplicateKey(error)) throw error;
    await ifMatched(KrantStateModel.updateOne(which, update));
  });
}
