import { ArrayMaxSize, ArrayNotEmpty, IsOptional } from 'class-validator';
import { isValidObjectId } from 'mongoose';
import { ArgsType, Field, ID } from 'type-graphql';

import { leanWithId } from '../../../platform/database/reading/leanFind';
import { todayInAmsterdam } from '../../../platform/dates/amsterdam';
import { badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import { AnswerType } from '../../../platform/schema/answerType';
import { describeEnum } from '../../../platform/schema/describeEnum';
import { CalendarDate, OptionalText, RequiredText } from '../../../platform/text/inputFields';
import { commissionIdOf, isGroup, permissionCatalogue } from '../../catalogue/catalogue';
import { CommissionModel } from '../../people/commission.model';
import type { RightEnd, UserPermissions } from '../../people/user.model';
import type { RightEndInput } from '../user.input';

const MOST_USERS = 100;

/** What became of one of several users. */
export enum MembershipOutcome {
  changed = 'changed',
  unchanged = 'unchanged',
  refused = 'refused',
}

describeEnum({ MembershipOutcome }, 'What became of one of several users.', {
  changed: 'It was done.',
  unchanged: 'It was so already.',
  refused: 'It cannot be; `reason` says why.',
});

/** Who comes into a committee, or goes out of it. */
@ArgsType()
export class MembershipArgs {
  @Field(() => [ID], { description: '100 at most.' })
  @ArrayNotEmpty({ message: texts.required })
  @ArrayMaxSize(MOST_USERS, { message: texts.tooManyUsers })
  userIds: string[];

  @Field(() => ID)
  @OptionalText()
  commissionId: string;

  @Field({ description: 'False: they go out of it, the chair too.' })
  isMember: boolean;
}

/** The end of one right that several users hold. */
@ArgsType()
export class RightEndArgs {
  @Field(() => [ID], { description: '100 at most.' })
  @ArrayNotEmpty({ message: texts.required })
  @ArrayMaxSize(MOST_USERS, { message: texts.tooManyUsers })
  userIds: string[];

  @Field({ description: "A permission id, or a committee id; followed by '-vz' for its chair." })
  @RequiredText()
  right: string;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which it counts, YYYY-MM-DD, today or later; null: it does not end.',
  })
  @IsOptional()
  @CalendarDate()
  lastDay?: string | null;
}

/** What of the arguments is the same for each user. */
export type RightEndOfSeveral = Omit<RightEndArgs, 'userIds'>;

@AnswerType('What became of one of several users.')
export class MembershipResult {
  @Field(() => ID)
  userId: string;

  @Field({ description: 'Empty for who is gone.' })
  name: string;

  @Field(() => MembershipOutcome)
  outcome: MembershipOutcome;

  @Field(() => String, { nullable: true, description: 'Why it was refused, in Dutch.' })
  reason: string | null;
}

/**
 * The ends of rights as they are stored: in the order of the input, and announced once.
 * @param rights what the account is given
 * @param asked all that end; left out: those of before that are still held
 * @throws BAD_USER_INPUT for a right that is not given, a group, two ends of one, a day that is past
 */
export function checkedEnds(
  { general, commissions }: Pick<UserPermissions, 'general' | 'commissions'>,
  asked: readonly RightEndInput[] | null | undefined,
  before: readonly RightEnd[] = [],
): RightEnd[] {
  const held = new Set<string>([...general, ...commissions]);
  const wanted = asked ?? before.filter(({ right }) => held.has(right));
  const refuse = (message: string) => badInput({ 'permissions.ends': message });
  if (wanted.some(({ right }) => !held.has(right))) throw refuse(texts.endOfRightNotHeld);
  if (wanted.some(({ right }) => isGroup(right))) throw refuse(texts.endOfGroup);
  if (new Set(wanted.map(({ right }) => right)).size < wanted.length) throw refuse(texts.endTwice);
  const today = todayInAmsterdam();
  return wanted.map(({ right, lastDay }) => {
    const same = before.find((one) => one.right === right && one.lastDay === lastDay);
    // What ended already and is still there goes with the next sweep.
    if (!same && lastDay < today) throw refuse(texts.endPast);
    return same ?? { right, lastDay };
  });
}

const labels = new Map<string, string>(
  permissionCatalogue.flatMap((entry) => [
    [entry.id, entry.label] as const,
    ...('children' in entry
      ? entry.children.map(({ id, label }) => [id, `${entry.label}: ${label}`] as const)
      : []),
  ]),
);

/** Rights as people read them: 'recht Secretariaat: Financiën', 'voorzitter van 3 - Optocht', by their id or entry. */
export async function rightNames(rights: readonly string[]): Promise<Map<string, string>> {
  const ids = rights.map(commissionIdOf).filter((id) => isValidObjectId(id));
  const found = await CommissionModel.find({ _id: { $in: ids } })
    .select({ index: 1, name: 1 })
    .lean(leanWithId);
  const commissions = new Map(found.map(({ id, index, name }) => [id, `${index} - ${name}`]));
  return new Map(
    rights.map((right) => {
      const label = labels.get(right);
      if (label) return [right, `recht ${label}`];
      const commission = commissions.get(commissionIdOf(right)) ?? 'een commissie';
      return [right, `${right === commissionIdOf(right) ? 'lid' : 'voorzitter'} van ${commission}`];
    }),
  );
}
