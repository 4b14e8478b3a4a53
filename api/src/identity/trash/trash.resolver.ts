import { IsOptional, MaxLength } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { Page } from '../../platform/database/reading/readPage';
import { texts } from '../../platform/errors/texts';
import { connectionOf, PageArgs } from '../../platform/graphql/connection';
import { LINE } from '../../platform/text/inputFields';
import { actorOf, type RequestContext } from '../people/requestContext';
import { Allow, isSignedIn } from '../permissions/allow';
import * as restoring from './trash.service';
import * as service from './trash.service';
import { DeletedKind, DeletedRecord } from './trashSource';

const DeletedRecordConnection = connectionOf('DeletedRecord', DeletedRecord);

@ArgsType()
class DeletedRecordsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only of this kind.' })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  entity?: string | null;

  @Field(() => String, { nullable: true, description: 'Words of the title, the kind and who deleted it.' })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  search?: string | null;
}

/** What was deleted, for who may delete it. */
@Resolver(() => DeletedRecord)
export class TrashResolver {
  @Allow(isSignedIn)
  @Query(() => DeletedRecordConnection, {
    description: 'What the person who asks may delete and was deleted in the last 30 days, newest first.',
  })
  deletedRecords(
    @Args() { entity, search, first, after }: DeletedRecordsArgs,
    @Ctx() context: RequestContext,
  ): Promise<Page<DeletedRecord>> {
    return service.pageOfDeleted(context.portal, viewerOf(context), { entity, search }, { first, after });
  }

  @Allow(isSignedIn)
  @Query(() => [DeletedKind], { description: 'What the person who asks may delete and restore.' })
  deletedKinds(@Ctx() context: RequestContext): Promise<DeletedKind[]> {
    return service.kindsOf(context.portal, viewerOf(context));
  }

  @Allow(isSignedIn)
  @Mutation(() => ID, {
    description:
      'Puts something from the trash back where it was; only what the person who asks may delete. Again is harmless. Refused with `CONFLICT` when something is in the way, with `extensions.remedy` when `anyway` or `title` helps.',
  })
  restoreRecord(
    @Arg('entity', () => String, { description: 'The kind, as `entity` of the deleted record says it.' })
    entity: string,
    @Arg('id', () => ID, { description: 'The `id` of the deleted record.' }) id: string,
    @Ctx() context: RequestContext,
    @Arg('anyway', () => Boolean, {
      nullable: true,
      description: 'Also when one that looks the same is there, where adding would allow that.',
    })
    anyway?: boolean | null,
    @Arg('title', () => String, {
      nullable: true,
      description: 'Another title, where its own is taken; null: its own.',
    })
    title?: string | null,
  ): Promise<string> {
    return restoring.restore(context.portal, viewerOf(context), entity, id, { anyway, title });
  }
}

function viewerOf(context: RequestContext) {
  return { user: actorOf(context), settings: context.settings };
}
