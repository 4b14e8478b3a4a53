import { ArrayMaxSize, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { AppError, forbidden } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { itemsOf } from '../../platform/extensionPoint';
import { DoOnce } from '../../platform/once/once';
import { LINE } from '../../platform/text/inputFields';
import { actorOf, type RequestContext } from '../people/requestContext';
import { Allow, isSignedIn } from '../permissions/allow';
import { type DoubleKind, doubleKinds, Doubles } from './doubles.types';
import { doublesTexts } from './merging';

const KIND = 'The kind: ClubMember, Volunteer, Customer or Advertiser.';
/** More fields no kind has. */
const MOST_FIELDS = 20;

@ArgsType()
class MergeArgs {
  @Field({ description: KIND })
  @MaxLength(LINE, { message: texts.tooLong })
  kind: string;

  @Field(() => ID, { description: 'The id of the record that stays.' })
  keptId: string;

  @Field(() => Int, { description: 'As the one that stays was shown.' })
  keptRevision: number;

  @Field(() => ID, { description: 'The id of the record that is merged into it.' })
  goneId: string;

  @Field(() => Int, { description: 'As the other was shown.' })
  goneRevision: number;

  @Field(() => [String], {
    description: 'The names of the fields whose value comes from the one that goes; the rest stays.',
  })
  @ArrayMaxSize(MOST_FIELDS, { message: texts.tooLong })
  @MaxLength(LINE, { each: true, message: texts.tooLong })
  taken: string[];

  @Field(() => [String], { description: 'The names of the fields of which both values stay.' })
  @ArrayMaxSize(MOST_FIELDS, { message: texts.tooLong })
  @MaxLength(LINE, { each: true, message: texts.tooLong })
  both: string[];
}

/** People and businesses that are kept twice, for who may change them: each kind has a permission of its own. */
@Resolver()
export class DoublesResolver {
  @Allow(isSignedIn)
  @Query(() => Doubles, { description: 'Records of a kind that may be kept twice, for who may change them.' })
  doubles(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Ctx() context: RequestContext,
  ): Promise<Doubles> {
    return kindFor(context, kind).list();
  }

  @Allow(isSignedIn)
  @Mutation(() => Boolean, {
    description: 'Keeps that two records are not one, or takes that back; for who may change them.',
  })
  async setNoDouble(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Arg('id', () => ID, { description: 'The id of the one.' }) id: string,
    @Arg('otherId', () => ID, { description: 'The id of the other.' }) otherId: string,
    @Arg('isNone', () => Boolean, { description: 'True: they are two; false: they may be one.' })
    isNone: boolean,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await kindFor(context, kind).setNone(id, otherId, isNone);
    return true;
  }

  @Allow(isSignedIn)
  @Mutation(() => String, {
    description:
      'Merges a record into another of its kind, while both are as they were shown; for who may change them. It can be undone for 30 days. Answers the name of the one that stays.',
  })
  @DoOnce()
  mergeRecords(@Args() { kind, ...asked }: MergeArgs, @Ctx() context: RequestContext): Promise<string> {
    return kindFor(context, kind).merge(context.portal, actorOf(context), asked);
  }

  @Allow(isSignedIn)
  @Mutation(() => [String], {
    description:
      'Undoes a merge of the last 30 days, for who may change such records. Answers what did not go back because it was changed since, in Dutch.',
  })
  undoMerge(
    @Arg('kind', () => String, { description: KIND }) kind: string,
    @Arg('goneId', () => ID, { description: 'The id of the record that was merged.' }) goneId: string,
    @Ctx() context: RequestContext,
  ): Promise<string[]> {
    return kindFor(context, kind).undo(context.portal, actorOf(context), goneId);
  }
}

/** @throws BAD_USER_INPUT for a kind that there is not, FORBIDDEN for who may not change such records */
function kindFor(context: RequestContext, kind: string): DoubleKind {
  const found = itemsOf(doubleKinds, context.portal.extensions).find((one) => one.kind === kind);
  if (!found) throw new AppError('BAD_USER_INPUT', doublesTexts.noKind);
  if (!actorOf(context).permissions.general.includes(found.permission)) throw forbidden();
  return found;
}
