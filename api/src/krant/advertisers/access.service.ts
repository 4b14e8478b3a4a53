import { Permission } from '../../identity/catalogue/permission.enum';
import type { SessionUser } from '../../identity/people/requestContext';
import { notFound } from '../../platform/errors/appError';
import { getRecord } from '../../platform/records/records';
import type { KrantState } from '../editions/edition.model';
import { readState } from '../editions/krantState.service';
import { what } from '../krant.texts';
import { type Advertiser, AdvertiserModel } from './advertiser.model';

/** Whether somebody is of the editors, who may see and change all advertisers. */
export function isEditor({ permissions }: SessionUser): boolean {
  return permissions.general.includes(Permission.krantRed);
}

/** One advertiser that is not deleted. @throws NOT_FOUND */
export async function getAdvertiser(id: string): Promise<Advertiser> {
  const advertiser = await getRecord<Advertiser>(AdvertiserModel, id, what.advertiser);
  if (advertiser.deleted) throw notFound(what.advertiser);
  return advertiser;
}

/**
 * The advertiser, for whoever may see and change it: an editor, or the responsible seller while the active edition is
 * in its sale season and the advertiser is active (docs/domain/krant.md, N8). To anybody else it does not exist.
 * @throws NOT_FOUND
 */
export async function accessibleAdvertiser(actor: SessionUser, id: string): Promise<Advertiser> {
  const advertiser = await getAdvertiser(id);
  if (!isEditor(actor) && !(await isOwn(actor, advertiser))) throw notFound(what.advertiser);
  return advertiser;
}

/** Whether this is an advertiser of the seller that they may see and change now. */
export async function isOwn(seller: SessionUser, advertiser: Advertiser): Promise<boolean> {
  const isTheirs = advertiser.contactId === seller.id && advertiser.active && !advertiser.deleted;
  return isTheirs && seller.permissions.general.includes(Permission.krantAdv) && isInSale(await readState());
}

/** Whether the active edition is in its sale season. */
export function isInSale({ activeEditionId, inSale }: KrantState): boolean {
  return Boolean(activeEditionId && inSale.includes(activeEditionId));
}
