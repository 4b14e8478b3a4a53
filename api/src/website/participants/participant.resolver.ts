import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { isPublic } from '../../platform/schema/allow';
import { visitorLimits } from '../enrolment';
import { ParticipantChangeInput, ParticipantInput } from './participant.input';
import { Participant } from './participant.model';
import * as service from './participant.service';

@Resolver(() => Participant)
export class ParticipantResolver {
  @Allow(Permission.webLiedjes)
  @Query(() => [Participant], {
    description: 'The participants of an edition, in order of enrolment. Formerly: loadParticipants.',
  })
  participants(
    @Arg('year', () => Int, { description: 'The edition.' }) year: number,
  ): Promise<Participant[]> {
    return service.listParticipants(year);
  }

  @Allow(Permission.webLiedjes)
  @Mutation(() => Participant, {
    description: 'Approves a participant, or takes that back. Formerly: updateParticipants.',
  })
  checkParticipant(
    @Arg('id', () => ID) id: string,
    @Arg('checked', { description: 'True: approves. False: takes that back.' }) checked: boolean,
  ): Promise<Participant> {
    return service.checkParticipant(id, checked);
  }

  @Allow(Permission.webLiedjes)
  @Mutation(() => Participant, {
    description: 'Changes what was filled in of a participant; the statement stays.',
  })
  editParticipant(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('participant') participant: ParticipantChangeInput,
    @Ctx() context: RequestContext,
  ): Promise<Participant> {
    return service.editParticipant(actorOf(context), id, revision, participant);
  }

  @Allow(Permission.webLiedjes)
  @Mutation(() => ID, {
    description: 'Removes a participant and the statement. Formerly: updateParticipants.',
  })
  deleteParticipant(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.deleteParticipant(context.portal, id);
  }

  @Allow(isPublic)
  @Mutation(() => Boolean, {
    description:
      'For visitors of the website: enrols for the song festival while enrolment is open. Ten an hour.',
  })
  @AddOnce({ record: () => Participant, answer: () => true })
  async enlistForSongFestival(
    @Arg('participant') participant: ParticipantInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await visitorLimits.countEnlistment(context.ip);
    await service.enlist(context.portal, participant);
    return true;
  }

  @FieldResolver(() => String, { description: 'Extension of the statement: pdf, docx …' })
  docType(@Root() { statement }: Participant): string {
    return statement.type;
  }
}
