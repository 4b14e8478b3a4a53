import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { AddOnce } from '../../platform/once/once';
import { VolunteerSkillInput } from '../volunteers.input';
import { VolunteerSkill, VolunteerSkillModel } from './skill.model';
import * as service from './skill.service';

@Resolver()
export class VolunteerSkillResolver {
  @Allow(Permission.vol)
  @Query(() => [VolunteerSkill], { description: 'What volunteers can do: the list of the team, by name.' })
  volunteerSkills(): Promise<VolunteerSkill[]> {
    return service.listSkills();
  }

  @Allow(Permission.vol)
  @Mutation(() => VolunteerSkill, { description: 'Adds a skill to the list.' })
  @AddOnce()
  addVolunteerSkill(
    @Arg('skill') skill: VolunteerSkillInput,
    @Ctx() context: RequestContext,
  ): Promise<VolunteerSkill> {
    return service.addSkill(actorOf(context), skill);
  }

  @Allow(Permission.vol)
  @KeepOmitted({ model: () => VolunteerSkillModel })
  @Mutation(() => VolunteerSkill, { description: 'Changes a skill, for all who have it.' })
  editVolunteerSkill(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('skill') skill: VolunteerSkillInput,
    @Ctx() context: RequestContext,
  ): Promise<VolunteerSkill> {
    return service.editSkill(actorOf(context), id, revision, skill);
  }

  @Allow(Permission.vol)
  @Mutation(() => ID, { description: 'Removes a skill from the list; restored, who had it has it again.' })
  deleteVolunteerSkill(@Arg('id', () => ID) id: string): Promise<string> {
    return service.deleteSkill(id);
  }
}
