import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { AddOnce } from '../../platform/once/once';
import { AgendaEntry, AgendaEntryInput, AgendaEntryModel } from './agenda.model';
import * as service from './agenda.service';

@Resolver()
export class AgendaResolver {
  @Allow(Permission.webHome)
  @Query(() => [AgendaEntry], {
    description: 'The agenda of the home page, by date. Formerly: loadContentHome.',
  })
  agenda(): Promise<AgendaEntry[]> {
    return service.listAgenda();
  }

  @Allow(Permission.webHome)
  @Mutation(() => AgendaEntry, { description: 'Adds a row to the agenda. Formerly: updateContentHome.' })
  @AddOnce()
  addAgendaEntry(
    @Arg('entry') entry: AgendaEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<AgendaEntry> {
    return service.addAgendaEntry(actorOf(context), entry);
  }

  @Allow(Permission.webHome)
  @KeepOmitted({ model: () => AgendaEntryModel })
  @Mutation(() => AgendaEntry, { description: 'Changes a row of the agenda. Formerly: updateContentHome.' })
  editAgendaEntry(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('entry') entry: AgendaEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<AgendaEntry> {
    return service.editAgendaEntry(actorOf(context), id, revision, entry);
  }

  @Allow(Permission.webHome)
  @Mutation(() => ID, { description: 'Removes a row of the agenda. Formerly: updateContentHome.' })
  deleteAgendaEntry(@Arg('id', () => ID) id: string): Promise<string> {
    return service.deleteAgendaEntry(id);
  }
}
