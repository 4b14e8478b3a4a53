import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../../identity/people/requestContext';
import { actorOf } from '../../../identity/people/requestContext';
import { Allow, isDB } from '../../../identity/permissions/allow';
import type { Page } from '../../../platform/database/reading/readPage';
import { StoredFile } from '../../../platform/files/storedFile.type';
import { connectionOf } from '../../../platform/graphql/connection';
import { AnnualAccounts, AnnualLine, AnnualLinesArgs, AnnualNoteInput } from './annualAccounts.types';
import { annualAccountsPdf } from './annualAccountsPdf.service';
import { AnnualNote } from './annualNote.model';
import { saveNote } from './annualNote.service';
import { getAnnualAccounts, pageOfAnnualLines } from './annualView.service';
import { auditFileOf } from './auditFile.service';

const AnnualLineConnection = connectionOf('AnnualLine', AnnualLine);
const YEAR = { description: 'The id of a financial year.' };

@Resolver()
export class AnnualAccountsResolver {
  @Allow(Permission.secFin)
  @Query(() => AnnualAccounts, {
    nullable: true,
    description: 'The annual accounts of a year, a draft until it is closed; null: it has no period.',
  })
  annualAccounts(
    @Arg('yearId', () => ID, YEAR) yearId: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<AnnualAccounts | null> {
    return getAnnualAccounts(portal, yearId);
  }

  @Allow(Permission.secFin)
  @Query(() => AnnualLineConnection, {
    description: 'What a line of the balance sheet is made of: together they are the line, at either day.',
  })
  annualLines(@Args() args: AnnualLinesArgs, @Ctx() context: RequestContext): Promise<Page<AnnualLine>> {
    return pageOfAnnualLines(context, args);
  }

  @Allow(Permission.secFin)
  @Mutation(() => StoredFile, { description: 'The annual accounts as a pdf; kept for a day.' })
  annualAccountsPdf(
    @Arg('yearId', () => ID, YEAR) yearId: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<StoredFile> {
    return annualAccountsPdf(portal, yearId);
  }

  @Allow(Permission.secFin)
  @Mutation(() => StoredFile, {
    description:
      'The books of a year for the accountant, as XML Auditfile Financieel (XAF 4.0); kept for a day.',
  })
  auditFile(
    @Arg('yearId', () => ID, YEAR) yearId: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<StoredFile> {
    return auditFileOf(portal, yearId);
  }

  @Allow(isDB)
  @Mutation(() => AnnualNote, {
    description: 'Says something of a line of the annual accounts of an open year.',
  })
  saveAnnualNote(
    @Arg('yearId', () => ID, YEAR) yearId: string,
    @Arg('note') note: AnnualNoteInput,
    @Ctx() context: RequestContext,
  ): Promise<AnnualNote> {
    return saveNote(actorOf(context), yearId, note);
  }
}
