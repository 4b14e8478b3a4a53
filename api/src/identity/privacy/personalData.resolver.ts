import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { actorOf, type RequestContext } from '../people/requestContext';
import { Allow, isAdmin } from '../permissions/allow';
import * as service from './personalData.service';
import { previewRetention } from './personalData.service';
import { PersonalDataFound, RetentionDue } from './personalData.type';

/** What the portal knows of one person: to tell them, to give it to them, and to take it away. */
@Resolver()
export class PersonalDataResolver {
  @Allow(isAdmin)
  @Query(() => [PersonalDataFound], {
    description:
      'What all areas know of a person: words of a name, an e-mail address, or the id of a record.',
  })
  personalData(
    @Arg('search', {
      description: 'Words of a name, an e-mail address, or the id of a record; three characters at least.',
    })
    search: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<PersonalDataFound[]> {
    return service.findPersonalData(portal, search);
  }

  @Allow(isAdmin)
  @Mutation(() => String, {
    description: 'All that is known in records of one kind, as JSON text. Is in the log.',
  })
  exportPersonalData(
    @Arg('source', () => ID, { description: 'The kind of record: a `key` of personalData.' }) source: string,
    @Arg('ids', () => [ID], { description: 'The ids of the records.' }) ids: string[],
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.exportPersonalData(context.portal, actorOf(context), source, ids);
  }

  @Allow(isAdmin)
  @Query(() => [RetentionDue], {
    description: 'What the terms of retention would do now, without doing it.',
  })
  retentionPreview(@Ctx() { portal }: RequestContext): Promise<RetentionDue[]> {
    return previewRetention(portal);
  }

  @Allow(isAdmin)
  @Mutation(() => ID, {
    description: 'Erases one record; what must stay for the books stays. Answers its id.',
  })
  erasePersonalData(
    @Arg('source', () => ID, { description: 'The kind of record: a `key` of personalData.' }) source: string,
    @Arg('id', () => ID, { description: 'The id of the record.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.erasePersonalData(context.portal, actorOf(context), source, id);
  }
}
