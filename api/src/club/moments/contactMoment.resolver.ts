import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import { StoredFile } from '../../platform/files/storedFile.type';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { Job } from '../../platform/jobs/job.model';
import { jobLoader } from '../../platform/jobs/storedJobs';
import { AddOnce, DoOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import { addresseesOf, mailedOf } from './addressees';
import { ClubContactMomentInput } from './contactMoment.input';
import {
  ClubContactMoment,
  ClubContactMomentModel,
  ClubMomentMail,
  ClubMomentPayments,
} from './contactMoment.model';
import * as service from './contactMoment.service';
import { mailsOf, testMoment } from './momentMail.service';
import { addressedLoader, lettersLoader, paymentsLoader } from './moments.loader';

const momentLog = changeLogOf(ClubContactMomentModel);

@Resolver(() => ClubContactMoment)
export class ClubContactMomentResolver {
  @Allow(Permission.clubAdmin)
  @Query(() => ClubContactMoment, { description: 'One contact moment.' })
  clubContactMoment(@Arg('id', () => ID) id: string): Promise<ClubContactMoment> {
    return service.getMoment(id);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubContactMoment, { description: 'Adds a contact moment to an edition, as a concept.' })
  @AddOnce()
  addClubContactMoment(
    @Arg('editionId', () => ID) editionId: string,
    @Arg('moment') moment: ClubContactMomentInput,
    @Ctx() context: RequestContext,
  ): Promise<ClubContactMoment> {
    return service.addMoment(actorOf(context), editionId, moment);
  }

  @Allow(Permission.clubAdmin)
  @KeepOmitted({ model: () => ClubContactMomentModel })
  @Mutation(() => ClubContactMoment, { description: 'Until its letters are made.' })
  editClubContactMoment(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('moment') moment: ClubContactMomentInput,
    @Ctx() context: RequestContext,
  ): Promise<ClubContactMoment> {
    return service.editMoment(actorOf(context), id, revision, moment);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => Boolean, { description: 'Its letters and open payment links go too; payments stay.' })
  deleteContactMoment(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<boolean> {
    return service.deleteMoment(context.portal, id);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => StoredFile, {
    description: 'The letter as Word, to an example member; kept for a day.',
  })
  conceptLetter(
    @Arg('id', () => ID, { description: 'The id of the contact moment.' }) id: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<StoredFile> {
    return service.conceptLetter(portal, id);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubContactMoment, {
    description: 'Begins to make letters and labels: see generation. While it runs, again changes nothing.',
  })
  executeContactMoment(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ClubContactMoment> {
    return service.executeMoment(context.portal, actorOf(context), context.settings, id);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubContactMoment, { description: 'Stops making letters and takes away what was made.' })
  cancelContactMoment(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<ClubContactMoment> {
    return service.cancelMoment(context.portal, actorOf(context), id);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubContactMoment, { description: 'Asks the payment provider who paid, and records that.' })
  checkContactMomentPayments(
    @Arg('id', () => ID) id: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<ClubContactMoment> {
    return service.checkMomentPayments(portal, id);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => String, {
    description: 'Mails it to oneself, as an example member would get it. Answers the address. 30 an hour.',
  })
  @DoOnce()
  testContactMoment(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return testMoment(context.portal, actorOf(context), id);
  }

  @FieldResolver(() => Int, { description: 'Of those letters: how many go by mail, or would now.' })
  async mailed(@Root() moment: ClubContactMoment): Promise<number> {
    if (moment.generatedOn) return moment.mailKeys?.length ?? 0;
    return (await mailedOf(await addresseesOf(moment))).length;
  }

  @FieldResolver(() => [ClubMomentMail], {
    description: 'Those that went by mail; empty until they are sent.',
  })
  mails(@Root() moment: ClubContactMoment): Promise<ClubMomentMail[]> {
    return mailsOf(moment);
  }

  @FieldResolver(() => Int, {
    description: 'How many letters there are, on paper and by mail, or would be made now.',
  })
  addressed(@Root() moment: ClubContactMoment, @Ctx() context: RequestContext): number | Promise<number> {
    if (moment.generatedOn) return moment.addressedCount ?? 0;
    return addressedLoader(context).load(moment.allMembers ? '' : moment.parent);
  }

  @FieldResolver(() => Job, { nullable: true, description: 'The making of its letters; null: never begun.' })
  generation(
    @Root() { workId }: ClubContactMoment,
    @Ctx() context: RequestContext,
  ): Promise<Job | null> | null {
    return workId ? jobLoader(context).load(workId) : null;
  }

  @FieldResolver(() => [StoredFile], { description: 'Letters and labels; empty until generatedOn.' })
  async files(
    @Root() { id, generatedOn }: ClubContactMoment,
    @Ctx() context: RequestContext,
  ): Promise<StoredFile[]> {
    if (!generatedOn) return [];
    return (await lettersLoader(context).load(id)).map(({ file }) => file);
  }

  @FieldResolver(() => ClubMomentPayments, { description: 'What came of the payments it asked for.' })
  payments(@Root() { id }: ClubContactMoment, @Ctx() context: RequestContext): Promise<ClubMomentPayments> {
    return paymentsLoader(context).load(id);
  }

  @FieldResolver(() => [String])
  changeLog(@Root() record: ClubContactMoment, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return momentLog(record, context);
  }
}
