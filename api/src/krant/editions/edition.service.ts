import type { SessionUser } from '../../identity/people/requestContext';
import { mustBeLoose } from '../../identity/references/references';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { beginActivating, notActivating } from '../../platform/database/obeys';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, updateAtRevision } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, isCalendarDate } from '../../platform/dates/amsterdam';
import { badInput, AppError } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, removeIf } from '../../platform/records/records';
import { perRequest } from '../../platform/schema/allow';
import { LINES } from '../../platform/text/inputFields';
import { searchable } from '../../platform/text/plainText';
import { krantTexts, what } from '../krant.texts';
import { mustBeFree } from './blockCounts';
import { NORMAL_PAGES, type PaperEdition, PaperEditionModel } from './edition.model';
import { activate, readState, setInSale } from './krantState.service';
import { tableOf } from './prices.service';

/** All editions, newest first. */
export function listEditions(): Promise<PaperEdition[]> {
  return PaperEditionModel.find().select({ changeLog: 0 }).sort({ _id: -1 }).lean(leanWithId).exec();
}

/** The same, read once for a request. */
export const editionsOfRequest = perRequest(() => {
  let read: Promise<PaperEdition[]> | undefined;
  return () => (read ??= listEditions());
});

/** One edition. @throws NOT_FOUND */
export function getEdition(id: string): Promise<PaperEdition> {
  return getRecord<PaperEdition>(PaperEditionModel, id, what.edition);
}

/**
 * Adds an edition: not active, unless it is the first one, and no sale season (docs/domain/krant.md, N2). Its prices are those of
 * the last one (N70).
 * @throws BAD_USER_INPUT
 */
export async function addEdition(
  actor: SessionUser,
  title: string,
  pageCount?: number | null,
): Promise<PaperEdition> {
  const fields = editionFields(title, pageCount ?? NORMAL_PAGES);
  const [last] = await listEditions();
  const edition = await addRecord<PaperEdition>(PaperEditionModel, {
    ...fields,
    prices: tableOf(last),
    conditions: last?.conditions ?? '',
    proofDays: last?.proofDays ?? null,
    changeLog: [logLine(actor, 'editie aangemaakt')],
  }).catch((error: unknown) => refuseTaken(error, fields.slug));
  const { activeEditionId } = await readState();
  if (!activeEditionId) await activate(edition.id, { onlyWhenNone: true });
  return edition;
}

/** What of an edition is changed by hand; what is not given stays. */
type EditionChanges = Pick<PaperEdition, 'title' | 'pageCount' | 'materialBy' | 'proofDays'> & {
  conditions?: string | null;
};

/**
 * Changes title, number of pages and, when given, until when material can come, the conditions of a sale and how long a proof waits.
 * @throws BAD_USER_INPUT, also for another title once something was invoiced, and for
 * fewer pages while something stands on one that would go; NOT_FOUND, CONFLICT
 */
export async function editEdition(
  actor: SessionUser,
  id: string,
  revision: number,
  { title, pageCount, materialBy, conditions, proofDays }: EditionChanges,
): Promise<PaperEdition> {
  const isDay = !materialBy || isCalendarDate(materialBy);
  if (!isDay) throw badInput({ materialBy: krantTexts.materialBy });
  if ((conditions ?? '').length > LINES) throw badInput({ conditions: texts.tooLong });
  const isCount = !proofDays || (proofDays >= 1 && proofDays <= MOST_PROOF_DAYS);
  if (!isCount) throw badInput({ proofDays: krantTexts.proofDays });
  const fields = {
    ...editionFields(title, pageCount),
    ...(proofDays !== undefined && { proofDays: proofDays || null }),
    ...(materialBy !== undefined && { materialBy }),
    ...(conditions !== undefined && { conditions: (conditions ?? '').trim() }),
  };
  const {
    pageCount: before,
    materialBy: dayBefore = null,
    conditions: termsBefore = '',
    proofDays: daysBefore = null,
  } = await getEdition(id);
  await mustBeFree(id, before, pageCount);
  const after = await updateAtRevision<PaperEdition>({
    model: PaperEditionModel,
    id,
    revision,
    actor,
    what: what.edition,
    condition: { $or: [{ title: fields.title }, { invoiced: { $ne: true } }] },
    update: {
      $set: fields,
      $push: pushLogLine(
        actor,
        [
          `gewijzigd: ${fields.title}, ${pageCount} pagina’s`,
          materialBy !== undefined &&
            materialBy !== dayBefore &&
            `materiaal ${materialBy ? `uiterlijk ${formatCalendarDate(materialBy)}` : 'zonder datum'}`,
          fields.conditions !== undefined && fields.conditions !== termsBefore && 'voorwaarden',
          fields.proofDays !== undefined &&
            fields.proofDays !== daysBefore &&
            (fields.proofDays
              ? `een proef telt na ${fields.proofDays} dagen als gezien`
              : 'een proef wacht tot er antwoord is'),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    },
  }).catch(async (error: unknown) => {
    const { invoiced, revision: now, ...current } = await getEdition(id);
    // The title is what stood in the way, not somebody else's change.
    if (invoiced && now === revision && current.title !== fields.title) {
      throw badInput({ title: krantTexts.titleInvoiced });
    }
    return refuseTaken(error, fields.slug);
  });
  // Whoever placed something there in the meantime looks at the number after that: one of the two sees the other.
  await mustBeFree(id, before, pageCount).catch(async (refusal: unknown) => {
    const update = {
      $set: { pageCount: before },
      $push: pushLogLine(actor, `weer ${before} pagina’s: er is intussen iets geplaatst`),
    };
    const { revision: now } = after;
    await updateAtRevision<PaperEdition>({
      model: PaperEditionModel,
      id,
      revision: now,
      actor,
      what: what.edition,
      update,
    });
    throw refusal;
  });
  return after;
}

/** Fixes the title of an edition, because an invoice is to bear it. @throws NOT_FOUND @returns it, with that title */
export async function fixTitle(id: string): Promise<PaperEdition> {
  await ifMatched(
    PaperEditionModel.updateOne({ _id: id, invoiced: { $ne: true } }, { $set: { invoiced: true } }),
  );
  return getEdition(id);
}

/** Makes an edition the only active one. @returns all editions @throws NOT_FOUND */
export async function activateEdition(actor: SessionUser, id: string): Promise<PaperEdition[]> {
  await getEdition(id);
  const { activeEditionId } = await readState();
  if (activeEditionId !== id) {
    await beginActivating(PaperEditionModel, id, what.edition);
    await activate(id);
    await log(actor, id, 'actief gemaakt');
  }
  return listEditions();
}

/**
 * Removes an edition on which nothing hangs, such as one that was typed wrong, to the trash.
 * @throws BAD_USER_INPUT for the active one, and for one with advertisements or invoices; NOT_FOUND
 */
export async function deleteEdition(portal: PortalContext, id: string): Promise<string> {
  const { invoiced } = await getEdition(id);
  if ((await readState()).activeEditionId === id)
    throw new AppError('BAD_USER_INPUT', krantTexts.editionActive);
  await mustBeLoose(portal, PaperEditionModel.modelName, id, krantTexts.editionInUse);
  if (invoiced) throw new AppError('BAD_USER_INPUT', krantTexts.editionInvoiced);
  const removed = await removeIf<PaperEdition>(PaperEditionModel, id, {
    invoiced: { $ne: true },
    ...notActivating(),
  });
  if (removed) return id;
  await getEdition(id);
  throw new AppError('CONFLICT', krantTexts.editionBusy);
}

/** Begins or ends the sale season of an edition. @throws NOT_FOUND */
export async function setSaleSeason(actor: SessionUser, id: string, on: boolean): Promise<PaperEdition> {
  await getEdition(id);
  const { inSale } = await readState();
  if (inSale.includes(id) !== on) {
    await setInSale(id, on);
    await log(actor, id, on ? 'verkoopseizoen begonnen' : 'verkoopseizoen beëindigd');
  }
  return getEdition(id);
}

const MOST_PAGES = 200;
const MOST_PROOF_DAYS = 30;
const LONGEST = 40;

/** The letters and digits of a title, as they stand in the address of a file. */
export function pathOf(title: string): string {
  return title.normalize('NFKD').replace(/[^0-9a-z]/gi, '');
}

function editionFields(title: string, pageCount: number) {
  const name = title.trim();
  const isName = /^[\p{L}\p{M}\d -]+$/u.test(name) && pathOf(name) !== '' && name.length <= LONGEST;
  const isCount = pageCount % 4 === 0 && pageCount >= 4 && pageCount <= MOST_PAGES;
  const errors = {
    ...(!name && { title: krantTexts.required }),
    ...(name && !isName && { title: krantTexts.title }),
    ...(!isCount && { pageCount: krantTexts.pageCount }),
  };
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return { title: name, slug: searchable(pathOf(name)), pageCount };
}

async function log(actor: SessionUser, id: string, text: string): Promise<void> {
  await ifMatched(PaperEditionModel.updateOne({ _id: id }, { $push: pushLogLine(actor, text) }));
}

async function refuseTaken(error: unknown, slug: string): Promise<never> {
  if (!isDuplicateKey(error, 'slug')) throw error;
  const isThere = await PaperEditionModel.exists({ slug });
  throw badInput({ title: isThere ? krantTexts.titleTaken : krantTexts.titleInTrash });
}
