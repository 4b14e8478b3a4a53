import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import { paymentYears } from '../members/payments/payment.service';
import { ClubContactMoment } from '../moments/contactMoment.model';
import { momentsLoader } from '../moments/moments.loader';
import * as state from './clubState.service';
import { ClubEdition, ClubEditionModel, ClubJubileeCount, ClubState } from './edition.model';
import * as service from './edition.service';
import { clubYearOfRequest } from './edition.service';
import { allEditions, editionFigures } from './figures.loader';

const editionLog = changeLogOf(ClubEditionModel);

@Resolver(() => ClubEdition)
export class ClubEditionResolver {
  @Allow(Permission.clubAdmin)
  @Query(() => [ClubEdition], { description: 'Newest first. Formerly: loadClubEditions.' })
  clubEditions(@Ctx() context: RequestContext): Promise<ClubEdition[]> {
    return allEditions(context)();
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubEdition, { description: 'The first one is active at once.' })
  @AddOnce()
  addClubEdition(
    @Arg('title', { description: 'The year.' }) title: string,
    @Arg('contribution', () => Int, { description: 'Cents.' }) contribution: number,
    @Ctx() context: RequestContext,
  ): Promise<ClubEdition> {
    return service.addEdition(actorOf(context), title, contribution);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubEdition, { description: 'Formerly: saveClubEditions.' })
  editClubEdition(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('title', {
      description:
        'The year, 19xx or 20xx; no other edition has it. It stays once payments or contact moments bear it.',
    })
    title: string,
    @Arg('contribution', () => Int, {
      description: 'What a member pays for the edition: cents, above 0, up to 1,000 euro.',
    })
    contribution: number,
    @Ctx() context: RequestContext,
  ): Promise<ClubEdition> {
    return service.editEdition(actorOf(context), id, revision, { title, contribution });
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => [ClubEdition], {
    description: 'Makes an edition the only active one. Formerly: saveClubEditions. @returns all editions',
  })
  activateClubEdition(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ClubEdition[]> {
    return service.activateEdition(actorOf(context), id);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ID, {
    description: 'Removes an edition that is not active and on which nothing hangs, to the trash.',
  })
  deleteClubEdition(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.deleteEdition(context.portal, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the active edition; there is one.' })
  async active(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<boolean> {
    return (await editionFigures(context)(edition)).active;
  }

  @FieldResolver(() => Int, {
    description: 'The active members, who paid and who did not; of an edition that ended, as it was then.',
  })
  async members(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<number> {
    return (await editionFigures(context)(edition)).members;
  }

  @FieldResolver(() => Int, { description: 'Members who paid.' })
  async paid(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<number> {
    return (await editionFigures(context)(edition)).paid;
  }

  @FieldResolver(() => Int, { description: 'Members who did not pay.' })
  async unpaid(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<number> {
    return (await editionFigures(context)(edition)).unpaid;
  }

  @FieldResolver(() => Boolean, { description: 'Payments or contact moments bear its year: that stays.' })
  async yearFixed(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<boolean> {
    const { paid, paidAndLeft } = await editionFigures(context)(edition);
    return edition.used || paid + paidAndLeft > 0;
  }

  @FieldResolver(() => Int, {
    description:
      'Who paid it and left before it ended: their payments are in `paidAmount`, they are not in `paid`.',
  })
  async paidAndLeft(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<number> {
    return (await editionFigures(context)(edition)).paidAndLeft;
  }

  @FieldResolver(() => Int, {
    description: 'Members who paid less than was asked: they are among those who paid.',
  })
  async partlyPaid(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<number> {
    return (await editionFigures(context)(edition)).partlyPaid;
  }

  @FieldResolver(() => Int, {
    description: 'Cents: the payments as they were; the contribution for those whose amount was not kept.',
  })
  async paidAmount(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<number> {
    return (await editionFigures(context)(edition)).paidAmount;
  }

  @FieldResolver(() => Int, {
    description: 'Cents that are still owed, also by who paid a part; of who had a letter what it asked.',
  })
  async unpaidAmount(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<number> {
    return (await editionFigures(context)(edition)).unpaidAmount;
  }

  @FieldResolver(() => [ClubJubileeCount], { description: 'For 11, 22, 33, 44 and 55 years.' })
  async jubilees(@Root() edition: ClubEdition, @Ctx() context: RequestContext): Promise<ClubJubileeCount[]> {
    return (await editionFigures(context)(edition)).jubilees;
  }

  @FieldResolver(() => [ClubContactMoment], { description: 'Newest first.' })
  contactMoments(@Root() { id }: ClubEdition, @Ctx() context: RequestContext): Promise<ClubContactMoment[]> {
    return momentsLoader(context).load(id);
  }

  @FieldResolver(() => [String])
  changeLog(@Root() record: ClubEdition, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return editionLog(record, context);
  }
}

@Resolver(() => ClubState)
export class ClubSettingsResolver {
  @Allow(Permission.clubAdmin)
  @Query(() => ClubState, { description: 'The settings of the supporter club.' })
  clubSettings(): Promise<ClubState> {
    return state.readState();
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubState, { description: 'Changes the settings of the supporter club.' })
  saveClubSettings(
    @Arg('revision', () => Int) revision: number,
    @Arg('approveDetails', { description: 'Whether what members correct waits for approval.' })
    approveDetails: boolean,
    @Ctx() context: RequestContext,
  ): Promise<ClubState> {
    return state.saveSettings(actorOf(context), revision, approveDetails);
  }

  @FieldResolver(() => Boolean, { description: 'A payment provider is set up (PAYMENT_API_KEY).' })
  onlinePayments(@Ctx() { settings }: RequestContext): boolean {
    return settings.payments !== undefined;
  }

  @FieldResolver(() => Int, {
    description: 'That of the active edition; of the calendar while there is none.',
  })
  year(@Ctx() context: RequestContext): MaybePromise<number> {
    return clubYearOfRequest(context)();
  }

  @FieldResolver(() => [Int], { description: 'The years offered for payments: from 1969 to 2034, or later.' })
  paymentYears(): number[] {
    return paymentYears();
  }
}
