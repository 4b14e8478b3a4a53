import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { worksUntil } from '../../identity/tokens/privateLink';
import { changeLogOf } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import { AskedColumns, type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce, DoOnce } from '../../platform/once/once';
import { type MaybePromise, whenKnown } from '../../platform/schema/allow';
import { clubYearOfRequest } from '../editions/edition.service';
import { changeMembers } from './changeMembers.service';
import { ClubMemberChange, ClubMembersChanged } from './changeMembers.type';
import { ClubMemberArgs, ClubMemberFilter, ClubMemberInput } from './member.input';
import { ClubMember, ClubMemberModel } from './member.model';
import * as service from './member.service';
import { isJubilee, jubileeCountOf, nameOf } from './memberFacts';
import { memberFigures } from './memberFigures.service';
import { ClubMemberFigures, ClubMembersOfYear } from './memberFigures.type';
import * as ends from './membershipEnd.service';
import * as payments from './payments/payment.service';
import { ClubPaymentsOutcome } from './payments/payment.types';
import * as privacy from './privacy.service';

const ClubMemberConnection = connectionOf('ClubMember', ClubMember);
const memberLog = changeLogOf(ClubMemberModel);

@Resolver(() => ClubMember)
export class ClubMemberResolver {
  @Allow(Permission.clubAdmin)
  @Query(() => ClubMemberConnection, { description: 'By last name. Formerly: loadClubMembers.' })
  async clubMembers(
    @Args() { filter, first, after }: ClubMemberArgs,
    @AskedPage() asked: AskedOfPage,
    @Ctx() context: RequestContext,
  ): Promise<Page<ClubMember>> {
    const clubYear = clubYearOfRequest(context);
    // Known before the rows are, or each of them would wait for it.
    const [page] = await Promise.all([
      service.pageOfMembers(filter ?? {}, { first, after, ...asked }, clubYear),
      asked.columns && 'payments.year' in asked.columns ? clubYear() : undefined,
    ]);
    return page;
  }

  @Allow(Permission.clubAdmin)
  @Query(() => ClubMemberFigures, { description: 'The figures above the list, and what each choice shows.' })
  async clubMemberFigures(
    @Arg('filter', () => ClubMemberFilter, { nullable: true }) filter: ClubMemberFilter | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClubMemberFigures> {
    return memberFigures(filter ?? {}, await clubYearOfRequest(context)());
  }

  @Allow(Permission.clubAdmin)
  @Query(() => ClubMember, { description: 'One member of the club.' })
  clubMember(
    @Arg('id', () => ID) id: string,
    @AskedColumns() columns: Columns | undefined,
  ): Promise<ClubMember> {
    return service.getMember(id, columns);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, { description: 'Adds a member.' })
  @AddOnce()
  addClubMember(
    @Arg('member') member: ClubMemberInput,
    @Arg('joined', () => Int, { nullable: true, description: 'The year; the current one when not given.' })
    joined: number | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return service.addMember(actorOf(context), member, joined);
  }

  @Allow(Permission.clubAdmin)
  @KeepOmitted({ model: () => ClubMemberModel })
  @Mutation(() => ClubMember, { description: 'Changes a member who is not anonymised.' })
  saveClubMember(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('member') member: ClubMemberInput,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return service.saveMember(actorOf(context), id, revision, member);
  }

  @Allow(Permission.clubAdmin)
  @Query(() => Int, {
    description: 'Cents that are asked of a member and not paid, of all editions together.',
  })
  clubMemberOwes(@Arg('id', () => ID) id: string): Promise<number> {
    return ends.owedBy(id);
  }

  @Allow(Permission.clubAdmin)
  @Query(() => [ClubMembersOfYear], {
    description: 'Who came and left, of each year in which somebody did; the newest first.',
  })
  clubMembersByYear(): Promise<ClubMembersOfYear[]> {
    return ends.membersByYear();
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMembersChanged, {
    description:
      'Changes members of a selection, 200 at most, each only while it is as it was shown. To undo it, send what was.',
  })
  @DoOnce()
  changeClubMembers(
    @Arg('changes', () => [ClubMemberChange], { description: 'Of each member what becomes of them.' })
    changes: ClubMemberChange[],
    @Ctx() context: RequestContext,
  ): Promise<ClubMembersChanged> {
    return changeMembers(actorOf(context), changes);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, { description: 'Records a paid year. Formerly: saveClubMember.' })
  @AddOnce({ list: 'payments' })
  addClubPayment(
    @Arg('memberId', () => ID) memberId: string,
    @Arg('year', () => Int, { description: 'The year of the club that was paid.' }) year: number,
    @Arg('paidOn', () => String, { nullable: true, description: 'YYYY-MM-DD; today when not given.' })
    paidOn: string | null | undefined,
    @Arg('amount', () => Int, { nullable: true, description: 'Cents; the contribution when not given.' })
    amount: number | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return payments.addPayment(actorOf(context), memberId, { year, paidOn, amount });
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubPaymentsOutcome, {
    description: 'Records a year as paid by all members of a list, 200 at most. Who paid it already is told.',
  })
  @DoOnce()
  addClubPayments(
    @Arg('memberIds', () => [ID], { description: 'The ids of the club members, 200 at most.' })
    memberIds: string[],
    @Arg('year', () => Int, { description: 'The year of the club that was paid.' }) year: number,
    @Arg('paidOn', () => String, { nullable: true, description: 'YYYY-MM-DD; today when not given.' })
    paidOn: string | null | undefined,
    @Arg('amount', () => Int, { nullable: true, description: 'Cents each; the contribution when not given.' })
    amount: number | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<ClubPaymentsOutcome> {
    return payments.addPayments(actorOf(context), memberIds, { year, paidOn, amount });
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, { description: 'Takes back a paid year that was entered by mistake.' })
  removeClubPayment(
    @Arg('memberId', () => ID) memberId: string,
    @Arg('year', () => Int, { description: 'The year of the club that was paid.' }) year: number,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return payments.removePayment(actorOf(context), memberId, year);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => String, {
    description: 'All that is known of one person, as JSON; noted in the change log.',
  })
  exportClubMember(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return privacy.exportMember(actorOf(context), id);
  }

  @Allow(Permission.clubAdmin)
  @Mutation(() => ClubMember, {
    description: 'Anonymises a member who is not active; the paid years stay, for the counts.',
  })
  eraseClubMember(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<ClubMember> {
    return privacy.eraseMember(context.portal, actorOf(context), id, revision);
  }

  @Needs()
  @FieldResolver(() => String, { description: 'The year joined and two characters: 202601.' })
  membershipNumber(@Root() { id }: ClubMember): string {
    return id.slice(0, 6);
  }

  @Needs()
  @FieldResolver(() => Int, { description: 'The year joined.' })
  joined(@Root() { id }: ClubMember): number {
    return Number(id.slice(0, 4));
  }

  @Needs('firstName', 'lastName')
  @FieldResolver(() => String, { description: 'First and last name.' })
  name(@Root() member: ClubMember): string {
    return nameOf(member);
  }

  @Needs('payments.year')
  @FieldResolver(() => [Int], { description: 'Ascending.' })
  paidYears(@Root() member: ClubMember): number[] {
    return member.payments.map(({ year }) => year);
  }

  @Needs('payments.year')
  @FieldResolver(() => Int, { description: 'Years paid up to the club year, which counts as paid.' })
  jubileeCount(@Root() { payments }: ClubMember, @Ctx() context: RequestContext): MaybePromise<number> {
    return whenKnown(clubYearOfRequest(context)(), (year) => jubileeCountOf(payments, year));
  }

  @Needs('active', 'payments.year')
  @FieldResolver(() => Boolean, { description: 'Active, and the years paid are a multiple of 11.' })
  jubilee(@Root() { active, payments }: ClubMember, @Ctx() context: RequestContext): MaybePromise<boolean> {
    return whenKnown(
      clubYearOfRequest(context)(),
      (year) => active && isJubilee(jubileeCountOf(payments, year)),
    );
  }

  @Needs('links')
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when the last private link to the own details works; null: none does.',
  })
  detailsLinkUntil(@Root() { links }: ClubMember): Date | null {
    return worksUntil(links);
  }

  @Needs('changeLog')
  @FieldResolver(() => [String])
  changeLog(@Root() record: ClubMember, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return memberLog(record, context);
  }
}
