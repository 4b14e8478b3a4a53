import { isValidObjectId } from 'mongoose';

import { pushLogLine } from '../../../platform/audit/logLine';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { PortalContext } from '../../../platform/portalContext';
import { counted } from '../../../platform/text/inDutch';
import { chairEntry, commissionIdOf, isChairIn, normalizeEntries } from '../../catalogue/catalogue';
import { Permission } from '../../catalogue/permission.enum';
import { WaitingKind } from '../../home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../home/homeSources';
import { type Commission, CommissionModel } from '../../people/commission.model';
import type { SessionUser } from '../../people/requestContext';
import { type User, UserModel } from '../../people/user.model';
import { passes } from '../../permissions/allow';
import { mustBeAllowed, mustBeMeant } from '../../permissions/userRights';
import { getUser } from '../user.service';
import type { DutySource } from './duty';

/** How often somebody else may be first at the account of the new chair. */
const ATTEMPTS = 5;

/** The committees somebody chairs; the new chair is one of the members of any of them. */
export const chairDuties: DutySource = {
  key: 'chairs',
  title: 'Voorzitter van commissies',
  otherwise: 'Niemand',
  async of(user) {
    const ids = chairedBy(user);
    const [commissions, candidates] = await Promise.all([
      CommissionModel.find({ _id: { $in: ids }, archived: { $ne: true } })
        .sort({ index: 1 })
        .lean(leanWithId),
      UserModel.find({ 'permissions.commissions': { $in: ids } })
        .select({ name: 1 })
        .sort({ name: 1 })
        .collation({ locale: 'nl' })
        .lean(leanWithId),
    ]);
    return { items: commissions.map(({ index, name }) => `${index} - ${name}`), candidates };
  },
  async free(user) {
    return (await listVacant(chairedBy(user))).map(({ index, name }) => `${index} - ${name}`);
  },
  async giveBack(portal, actor, user) {
    await makeChair(portal, actor, await listVacant(chairedBy(user)), user.id);
  },
  async handOver(portal, actor, from, to) {
    const ids = chairedBy(from);
    if (to === null || ids.length === 0) return;
    if (!isValidObjectId(to)) throw badInput({ handOver: texts.handOverUnknown });
    const chaired = ids.map((id) => ({ id }));
    await makeChair(portal, actor, chaired, to);
  },
};

/** The committees without a chair, by number. @param among only of these; absent: of all that are not archived */
async function listVacant(among?: readonly string[]): Promise<Commission[]> {
  const commissions = await CommissionModel.find({
    archived: { $ne: true },
    ...(among && { _id: { $in: among } }),
  })
    .select({ index: 1, name: 1 })
    .sort({ index: 1 })
    .lean(leanWithId);
  const entries = commissions.map(({ id }) => chairEntry(id));
  const held: string[] = await UserModel.distinct('permissions.commissions', {
    'permissions.commissions': { $in: entries },
  });
  return commissions.filter(({ id }) => !held.includes(chairEntry(id)));
}

async function makeChair(
  { settings }: PortalContext,
  actor: SessionUser,
  chaired: readonly Pick<Commission, 'id'>[],
  to: string,
): Promise<void> {
  const entries = chaired.map(({ id }) => chairEntry(id));
  if (entries.length === 0) return;
  for (let attempt = 1; ; attempt += 1) {
    const user = await getUser(to);
    if (user.deactivation) throw badInput({ handOver: texts.deactivated });
    const { id, revision, email, permissions } = user;
    if (entries.every((entry) => permissions.commissions.includes(entry))) return;
    const commissions = normalizeEntries([...permissions.commissions, ...entries]);
    const next = { ...permissions, commissions };
    mustBeAllowed(actor, user, { email, permissions: next }, settings);
    mustBeMeant(user, { ...user, permissions: next }, false);
    try {
      await updateAtRevision<User>({
        ...{ model: UserModel, id, revision, actor, what: 'Deze gebruiker' },
        update: {
          $set: { 'permissions.commissions': commissions },
          $push: pushLogLine(actor, 'commissies gewijzigd'),
        },
      });
      return;
    } catch (error) {
      const isStale = error instanceof AppError && error.extensions.code === 'CONFLICT';
      if (!isStale || attempt === ATTEMPTS) throw error;
    }
  }
}

/** The committees somebody chairs, or chaired when the account was closed. */
function chairedBy({ permissions, deactivation }: User): string[] {
  const { commissions } = deactivation?.permissions ?? permissions;
  const ids = commissions.map(commissionIdOf).filter((id) => isChairIn(commissions, id));
  return [...new Set(ids)];
}

/** Committees without a chair: who manages users gives them one. */
export const chairsWaiting: HomeSource<Waiting> = {
  key: 'chairs',
  async of(context) {
    if (!(await passes(context, Permission.secGebruikers))) return [];
    const vacant = (await listVacant()).map(({ index, name }) => `${index} - ${name}`);
    const [first, ...others] = vacant;
    if (first === undefined) return [];
    return [
      {
        ...{ id: 'chairs', kind: WaitingKind.commission, count: vacant.length },
        title:
          others.length === 0
            ? `Geen voorzitter: ${first}`
            : `${counted(vacant.length, 'commissie', 'commissies')} zonder voorzitter`,
        detail: others.length === 0 ? '' : vacant.join(', '),
        ...{ link: '/gebruikers', actionLabel: 'Kiezen', urgency: Urgency.sometime },
      },
    ];
  },
};
