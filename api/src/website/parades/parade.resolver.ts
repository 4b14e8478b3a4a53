import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { Allow, permissionFor } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { isPublic } from '../../platform/schema/allow';
import { takesEnrolments, visitorLimits } from '../enrolment';
import { ParadeName, paradePermissions } from '../website.enums';
import * as lineUps from './lineUp.service';
import { ParadeEntryInput, ParadeFieldsInput, ParadeFormInput } from './parade.input';
import * as forms from './parade.service';
import { ParadeEntry, ParadeLineUp } from './paradeEntry.model';
import * as entries from './paradeEntry.service';
import { ParadeForm, ParadeFormModel } from './paradeForm.model';

const YEAR = { description: 'The edition.' };

@Resolver(() => ParadeForm)
export class ParadeFormResolver {
  @Allow(permissionFor('parade', paradePermissions))
  @Query(() => ParadeForm, {
    description: 'Whether visitors can enrol for a parade, and what they are asked.',
  })
  paradeForm(@Arg('parade', () => ParadeName) parade: ParadeName): Promise<ParadeForm> {
    return forms.getParadeForm(parade);
  }

  @Allow(permissionFor('parade', paradePermissions))
  @KeepOmitted({
    model: () => ParadeFormModel,
    of: ({ parade }: Record<string, string>) => ({ _id: parade }),
  })
  @Mutation(() => ParadeForm, {
    description: 'Opens or closes a form, or chooses the edition or the last day.',
  })
  updateParadeForm(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('revision', () => Int) revision: number,
    @Arg('form') form: ParadeFormInput,
    @Ctx() context: RequestContext,
  ): Promise<ParadeForm> {
    return forms.updateParadeForm(actorOf(context), parade, revision, form);
  }

  @Allow(permissionFor('parade', paradePermissions))
  @Mutation(() => ParadeForm, {
    description: 'Sets what is asked beside the group and the contact person, in order.',
  })
  setParadeFields(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('revision', () => Int) revision: number,
    @Arg('form') form: ParadeFieldsInput,
    @Ctx() context: RequestContext,
  ): Promise<ParadeForm> {
    return forms.setParadeFields(actorOf(context), parade, revision, form);
  }

  @FieldResolver(() => Boolean, {
    description: 'Visitors can enrol now: it is open, and its last day is not over.',
  })
  takesEnrolments(@Root() form: ParadeForm): boolean {
    return takesEnrolments(form);
  }

  @FieldResolver(() => [Int], { description: 'The editions to choose from.' })
  years(@Root() { id }: ParadeForm): Promise<number[]> {
    return forms.paradeYears(id as ParadeName);
  }
}

@Resolver(() => ParadeEntry)
export class ParadeEntryResolver {
  @Allow(isPublic)
  @Mutation(() => Boolean, {
    description:
      'For visitors of the website: enrols a group for a parade while its form is open. Ten an hour.',
  })
  @AddOnce({ record: () => ParadeEntry, answer: () => true })
  async enterParade(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('entry') entry: ParadeEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await visitorLimits.countEnlistment(context.ip);
    await entries.enterParade(context.portal, parade, entry);
    return true;
  }

  @Allow(permissionFor('parade', paradePermissions))
  @Mutation(() => ParadeEntry, {
    description: 'Adds a group that enrolled in another way, approved; nobody is mailed.',
  })
  @AddOnce()
  addParadeEntry(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('entry') entry: ParadeEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<ParadeEntry> {
    return entries.addParadeEntry(actorOf(context), parade, year, entry);
  }

  @Allow(permissionFor('parade', paradePermissions))
  @Mutation(() => ParadeEntry, {
    description: 'Changes what was filled in; answers that are not given stay.',
  })
  editParadeEntry(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('entry') entry: ParadeEntryInput,
    @Ctx() context: RequestContext,
  ): Promise<ParadeEntry> {
    return entries.editParadeEntry(actorOf(context), parade, id, revision, entry);
  }

  @Allow(permissionFor('parade', paradePermissions))
  @Mutation(() => ParadeEntry, { description: 'Approves a group, or takes that back.' })
  checkParadeEntry(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('id', () => ID) id: string,
    @Arg('checked', { description: 'True: approves. False: takes that back.' }) checked: boolean,
  ): Promise<ParadeEntry> {
    return entries.checkParadeEntry(parade, id, checked);
  }

  @Allow(permissionFor('parade', paradePermissions))
  @Mutation(() => ID, { description: 'Removes a group from a parade.' })
  deleteParadeEntry(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('id', () => ID) id: string,
  ): Promise<string> {
    return entries.deleteParadeEntry(parade, id);
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Its number in the line; null: none yet.' })
  number(@Root() entry: ParadeEntry, @Ctx() context: RequestContext): Promise<number | null> {
    return lineUps.paradeNumberLoader(context).load(entry);
  }
}

@Resolver(() => ParadeLineUp)
export class ParadeLineUpResolver {
  @Allow(permissionFor('parade', paradePermissions))
  @Query(() => ParadeLineUp, { description: 'Who enrolled for a parade, in the order in which they go.' })
  paradeLineUp(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('year', () => Int, YEAR) year: number,
  ): Promise<ParadeLineUp> {
    return lineUps.getLineUp(parade, year);
  }

  @Allow(permissionFor('parade', paradePermissions))
  @Mutation(() => ParadeLineUp, { description: 'Puts a group before another, or last.' })
  moveParadeEntry(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('id', () => ID, { description: 'The id of the group.' }) id: string,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'The id of the one it comes before; null: last.',
    })
    before: string | null,
    @Ctx() context: RequestContext,
  ): Promise<ParadeLineUp> {
    return lineUps.moveParadeEntry(actorOf(context), parade, year, id, before ?? null);
  }

  @Allow(permissionFor('parade', paradePermissions))
  @Mutation(() => ParadeLineUp, {
    description: 'Gives numbers in the order of the line: to who has none yet, or to all anew.',
  })
  numberParade(
    @Arg('parade', () => ParadeName) parade: ParadeName,
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('revision', () => Int) revision: number,
    @Arg('anew', { description: 'True: all get another number. False: who has none yet, after the highest.' })
    anew: boolean,
    @Ctx() context: RequestContext,
  ): Promise<ParadeLineUp> {
    return lineUps.numberParade(actorOf(context), parade, year, revision, anew);
  }

  @FieldResolver(() => [ParadeEntry], { description: 'The groups in order; who enrolled since comes last.' })
  entries(@Root() lineUp: ParadeLineUp): Promise<ParadeEntry[]> {
    return lineUps.entriesInOrder(lineUp);
  }
}
