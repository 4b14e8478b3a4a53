import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';

import { isAnyDuplicateKey } from '../../../platform/database/databaseErrors';
import { ifMatched } from '../../../platform/database/updateAtRevision';
import { AppError } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import { Permission, Role } from '../../catalogue/permission.enum';
import { type User, UserModel } from '../../people/user.model';

/** What somebody must always be. */
type Guarded = 'admins' | 'userManagers';

/**
 * Who is an Admin, and who manages users, in one document each: so that two who take it from each other at the same
 * moment meet in one write. The accounts decide who may; this only keeps the last one.
 */
@modelOptions({ schemaOptions: { collection: 'accountGuards', versionKey: false } })
class AccountGuard {
  @prop({ type: () => String, required: true })
  _id: Guarded;

  @prop({ type: () => [String], default: [] })
  holders: string[];

  @prop({ type: () => Date, required: true })
  changedAt: Date;
}

export const AccountGuardModel = getModelForClass(AccountGuard);

/** From then on a list that nobody changed holds nobody who is about to leave. */
const QUIET_MS = 60_000;

const holding: Readonly<Record<Guarded, { filter: object; test(user: Standing): boolean; refusal: string }>> =
  {
    admins: {
      filter: { role: Role.Admin },
      test: ({ role }) => role === Role.Admin,
      refusal: texts.lastAdmin,
    },
    userManagers: {
      // Who manages users until some day does not keep the portal from having nobody after it.
      filter: {
        'permissions.general': Permission.secGebruikers,
        'permissions.ends.right': { $ne: Permission.secGebruikers },
      },
      test: ({ permissions: { general, ends = [] } }) =>
        general.includes(Permission.secGebruikers) &&
        ends.every(({ right }) => right !== Permission.secGebruikers),
      refusal: texts.lastUserManager,
    },
  };

type Standing = Pick<User, 'role' | 'permissions'>;

/**
 * Writes a change by which somebody may stop, or begin, to be an Admin or to manage users. The last one stays, also when
 * two are changed at the same moment.
 * @param after what the account becomes; null: it goes
 * @throws BAD_USER_INPUT for the last one, or what `write` throws: then nothing has changed
 */
export async function keepingOne<T>(
  id: string,
  before: Standing,
  after: Standing | null,
  write: () => Promise<T>,
): Promise<T> {
  const all = Object.keys(holding) as Guarded[];
  const has = (key: Guarded, standing: Standing | null) => standing !== null && holding[key].test(standing);
  const left: Guarded[] = [];
  try {
    for (const key of all.filter((one) => has(one, before) && !has(one, after))) {
      await leave(key, id);
      left.push(key);
    }
    const written = await write();
    for (const key of all.filter((one) => has(one, after))) await join(key, id);
    return written;
  } catch (error) {
    for (const key of left) await join(key, id);
    throw error;
  }
}

/** @throws BAD_USER_INPUT for the last one */
async function leave(key: Guarded, id: string): Promise<void> {
  await ensure(key);
  if (await leftWithAnother(key, id)) return;
  // After a crash, or by a script, somebody may have become one whom the list does not have.
  const isAnewRead = await readAnew(key);
  if (isAnewRead && (await leftWithAnother(key, id))) return;
  throw new AppError('BAD_USER_INPUT', holding[key].refusal);
}

/** In one write: taken from the list, when another is in it. */
async function leftWithAnother(key: Guarded, id: string): Promise<boolean> {
  const { matchedCount } = await AccountGuardModel.updateOne(
    { _id: key, holders: { $elemMatch: { $ne: id } } },
    { $pull: { holders: id }, $set: { changedAt: new Date() } },
  );
  return matchedCount === 1;
}

async function join(key: Guarded, id: string): Promise<void> {
  await ensure(key);
  await ifMatched(
    AccountGuardModel.updateOne(
      { _id: key },
      { $addToSet: { holders: id }, $set: { changedAt: new Date() } },
    ),
  );
}

async function ensure(key: Guarded): Promise<void> {
  if (await AccountGuardModel.exists({ _id: key })) return;
  const guard = { _id: key, holders: await holdersOf(key), changedAt: new Date() };
  await AccountGuardModel.create(guard).catch((error: unknown) => {
    // Somebody else made it at the same moment.
    if (!isAnyDuplicateKey(error)) throw error;
  });
}

/** Reads the list from the accounts, when nobody has been leaving for a while. @returns whether it did */
async function readAnew(key: Guarded): Promise<boolean> {
  const quiet = { $lt: new Date(Date.now() - QUIET_MS) };
  const guard = await AccountGuardModel.findOne({ _id: key, changedAt: quiet }).lean();
  if (!guard) return false;
  const { matchedCount } = await AccountGuardModel.updateOne(
    { _id: key, changedAt: guard.changedAt },
    { $set: { holders: await holdersOf(key), changedAt: new Date() } },
  );
  return matchedCount === 1;
}

async function holdersOf(key: Guarded): Promise<string[]> {
  const users = await UserModel.find(holding[key].filter).select({ _id: 1 }).lean();
  return users.map(({ _id }) => String(_id));
}
