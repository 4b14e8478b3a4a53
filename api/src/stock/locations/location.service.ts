import type { SessionUser } from '../../identity/people/requestContext';
import { mustBeLoose } from '../../identity/references/references';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { badInput } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, getRecordAt } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import type { StockLocationInput } from '../stock.input';
import { stockTexts, what } from '../stock.texts';
import { GENERAL, type StockLocation, StockLocationModel, TITLE_COLLATION } from './location.model';

/** All places, "Algemeen" first, then by title. */
export async function listLocations(): Promise<StockLocation[]> {
  const found = await StockLocationModel.find()
    .sort({ title: 1 })
    .collation(TITLE_COLLATION)
    .lean(leanWithId);
  const general = found.find(({ title }) => title === GENERAL) ?? (await ensureGeneral());
  return [general, ...found.filter(({ id }) => id !== general.id)];
}

/** One place. @throws NOT_FOUND */
export function getLocation(id: string): Promise<StockLocation> {
  return getRecord<StockLocation>(StockLocationModel, id, what.location);
}

/** "Algemeen", which always exists: it is made when it is not there. */
export async function ensureGeneral(): Promise<StockLocation> {
  const find = () =>
    StockLocationModel.findOne({ title: GENERAL }).collation(TITLE_COLLATION).lean(leanWithId).exec();
  const there = await find();
  if (there) return there;
  await StockLocationModel.create({ title: GENERAL }).catch((error: unknown) => {
    if (!isDuplicateKey(error, 'title')) throw error;
  });
  return (await find()) as StockLocation;
}

/** Adds a place. @throws BAD_USER_INPUT for a title that is in use */
export async function addLocation(actor: SessionUser, input: StockLocationInput): Promise<StockLocation> {
  // Its title is taken even before anybody has looked at the places.
  await ensureGeneral();
  return addRecord<StockLocation>(StockLocationModel, {
    ...locationFields(input),
    changeLog: [logLine(actor, 'voorraadlocatie aangemaakt')],
  }).catch(refuseTaken);
}

/**
 * Changes a place. @throws BAD_USER_INPUT, also for one that is closed while pieces there are needed for orders (K41);
 * NOT_FOUND, CONFLICT
 */
export async function editLocation(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  input: StockLocationInput,
): Promise<StockLocation> {
  const fields = locationFields(input);
  const before = await getRecordAt<StockLocation>(StockLocationModel, id, revision, what.location);
  if (before.title === GENERAL && fields.title !== GENERAL) throw badInput({ title: stockTexts.general });
  const save = (from: number, $set: StoredLocation, line: string) =>
    updateAtRevision<StockLocation>({
      ...{ model: StockLocationModel, id, revision: from, actor, what: what.location },
      update: { $set, $push: pushLogLine(actor, line) },
    });
  const isClosed = !isClosing(before) && isClosing(fields);
  const mustBeFree = () => mustBeLoose(portal, StockLocationModel.modelName, id, stockTexts.needed);
  if (isClosed) await mustBeFree();
  const after = await save(revision, fields, changeOf(before, fields)).catch(refuseTaken);
  // Whoever ordered meanwhile looks at the places after it: one of the two sees the other.
  if (isClosed)
    await mustBeFree().catch(async (refusal: unknown) => {
      await save(after.revision, storedOf(before), 'weer open: er is intussen besteld');
      throw refusal;
    });
  return after;
}

type StoredLocation = Required<Pick<StockLocation, keyof StockLocationInput>>;

const storedOf = ({ title, description, internal, locked }: StockLocation): StoredLocation => {
  return { title, description, internal, locked };
};

/** Whether nothing of a place goes to the webshop. */
const isClosing = ({ internal, locked }: Pick<StockLocation, 'internal' | 'locked'>) => internal || locked;

function locationFields(input: StockLocationInput) {
  const { title, description, internal, locked } = trimmed(input);
  return { title, description: description ?? '', internal, locked };
}

function changeOf(
  before: StockLocation,
  { title, locked, internal }: ReturnType<typeof locationFields>,
): string {
  if (before.locked !== locked) return locked ? 'vergrendeld' : 'ontgrendeld';
  if (before.title !== title) return `hernoemd van ${before.title} naar ${title}`;
  return before.internal === internal ? 'gewijzigd' : internal ? 'intern gemaakt' : 'niet meer intern';
}

function refuseTaken(error: unknown): never {
  if (isDuplicateKey(error, 'title')) throw badInput({ title: stockTexts.locationTaken });
  throw error;
}
