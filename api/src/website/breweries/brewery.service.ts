import { isValidObjectId, type UpdateQuery } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { changedNames } from '../../platform/database/recordFields';
import { stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { getPart, updatePartAtRevision } from '../../platform/database/updatePart';
import { notFound } from '../../platform/errors/appError';
import { addRecord, getRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import { webAddress } from '../../platform/text/inputFields';
import { trimmed } from '../../platform/text/plainText';
import { removeParts } from '../../platform/trash/trashedParts';
import type { BeerInput, BreweryInput } from './brewery.input';
import { type Beer, type Brewery, BreweryModel } from './brewery.model';

const WHAT = 'Deze brouwerij';
const WHAT_BEER = 'Dit bier';
/** As the trash calls it. */
export const BEER = 'Beer';

/** The breweries of the beer festival, by name. */
export function listBreweries(): Promise<Brewery[]> {
  return BreweryModel.find().sort({ name: 1, _id: 1 }).collation({ locale: 'nl' }).lean(leanWithId).exec();
}

/** One brewery. @throws NOT_FOUND */
export function getBrewery(id: string): Promise<Brewery> {
  return getRecord<Brewery>(BreweryModel, id, WHAT);
}

/** Adds a brewery without beers. */
export function addBrewery(actor: SessionUser, input: BreweryInput): Promise<Brewery> {
  return addRecord<Brewery>(BreweryModel, {
    ...fieldsOf(input),
    creater: actor.name,
    createdBy: actor.id,
    changeLog: [logLine(actor, 'brouwerij toegevoegd')],
    ...stamp(actor),
  });
}

/** Changes the brewery's own fields. @throws NOT_FOUND, CONFLICT; a beer that was added since is no conflict */
export async function editBrewery(
  actor: SessionUser,
  id: string,
  revision: number,
  input: BreweryInput,
): Promise<Brewery> {
  const before = await getRecordAt<Brewery>(BreweryModel, id, revision, WHAT);
  const fields = fieldsOf(input);
  return updateAtRevision<Brewery>({
    model: BreweryModel,
    id,
    revision,
    actor,
    what: WHAT,
    update: { $set: fields, $push: pushLogLine(actor, describeChange(before, fields)) },
  });
}

/** Removes a brewery with its beers, to the trash. @returns its id @throws NOT_FOUND */
export async function deleteBrewery(id: string): Promise<string> {
  await removeRecord(BreweryModel, id, WHAT);
  return id;
}

/** Adds a beer at the end. @throws NOT_FOUND */
export function addBeer(actor: SessionUser, breweryId: string, input: BeerInput): Promise<Brewery> {
  const beer = { ...beerOf(input), ...stamp(actor) };
  const log = pushLogLine(actor, `bier ${beer.name} toegevoegd`);
  return changeBeers(breweryId, {}, { $push: { beers: beer, ...log } }, WHAT);
}

/** Changes a beer. @throws NOT_FOUND, CONFLICT when somebody else changed this beer */
export function editBeer(
  actor: SessionUser,
  breweryId: string,
  beerId: string,
  revision: number,
  input: BeerInput,
): Promise<Brewery> {
  const fields = beerOf(input);
  return updatePartAtRevision<Brewery>({
    ...beerAt(breweryId, beerId),
    revision,
    actor,
    fields,
    also: { $push: pushLogLine(actor, `bier ${fields.name} gewijzigd`) },
  });
}

/** Removes a beer. @throws NOT_FOUND */
export async function deleteBeer(actor: SessionUser, breweryId: string, beerId: string): Promise<Brewery> {
  const { name } = await getPart<Beer, Brewery>(beerAt(breweryId, beerId));
  const after = await removeParts<Brewery>({
    model: BreweryModel,
    filter: { _id: breweryId, 'beers._id': beerId },
    entity: BEER,
    parts: { beers: { _id: beerId } },
    also: { $push: pushLogLine(actor, `bier ${name} verwijderd`) },
  });
  if (!after) throw notFound(WHAT_BEER);
  return after;
}

/** The brewery's revision stays: an open edit of its own fields is not stale by it. */
async function changeBeers(
  id: string,
  only: object,
  update: UpdateQuery<Brewery>,
  what: string,
): Promise<Brewery> {
  const after = isValidObjectId(id)
    ? await BreweryModel.findOneAndUpdate({ ...only, _id: id }, update, {
        returnDocument: 'after',
        lean: leanWithId,
      })
    : null;
  if (!after) throw notFound(what);
  return after;
}

function beerAt(id: string, partId: string) {
  return { model: BreweryModel, id, list: 'beers', partId, what: WHAT_BEER } as const;
}

/** All of a brewery that is filled in, as it is stored. */
type StoredBrewery = Required<Pick<Brewery, keyof BreweryInput>>;

function fieldsOf(input: BreweryInput): StoredBrewery {
  const { name, website, intro } = trimmed(input);
  return { name, website: webAddress(website) ?? website, intro };
}

/** The same of a beer; what it does not have is null or absent. */
type StoredBeer = { [Name in keyof Required<BeerInput>]: Beer[Name] };

function beerOf(input: BeerInput): StoredBeer {
  const { name, alcoholPercentage, IBU, intro } = trimmed(input);
  return { name, alcoholPercentage, IBU, intro: intro ?? '' };
}

const LOG_NAMES: Readonly<Record<keyof StoredBrewery, string>> = {
  name: 'naam',
  website: 'website',
  intro: 'intro',
};

function describeChange(before: Brewery, after: StoredBrewery): string {
  const changed = changedNames<StoredBrewery>(LOG_NAMES, before, after);
  return changed.length > 0 ? `${changed.join(', ')} gewijzigd` : 'opgeslagen zonder wijziging';
}
