import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { personLoader } from '../../identity/people/people.loaders';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import { StoredFile } from '../../platform/files/storedFile.type';
import { Root } from '../../platform/graphql/root';
import { Job } from '../../platform/jobs/job.model';
import { jobLoader } from '../../platform/jobs/storedJobs';
import { AddOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import { AdCategory, AdPriceInput } from '../adCategories';
import { invoicingOf } from '../invoicing/invoice.service';
import { AdvPaymentChoice, AdvState, AdWidth } from '../krant.enums';
import { makePrintFile, printFindings } from '../plan/printFile.service';
import { PrintFinding } from '../plan/printFile.type';
import type { AdGroup } from './blockCounts';
import { type Counted, countsOf, isRevenue, stateOfRequest } from './counts.service';
import { KrantState, PaperEdition, PaperEditionModel } from './edition.model';
import * as service from './edition.service';
import { OwnPaperSale, PaperInvoicing, PaperSalesWeek, PaperSellerTotal, PaperTotals } from './figures.type';
import * as state from './krantState.service';
import * as prices from './prices.service';
import { ownSale, salesByWeek } from './sales.service';

const editionLog = changeLogOf(PaperEditionModel);

@Resolver(() => PaperEdition)
export class PaperEditionResolver {
  @Allow(Permission.krantRed)
  @Query(() => [PaperEdition], { description: 'Newest first. Formerly: loadPaperEditions.' })
  paperEditions(@Ctx() context: RequestContext): Promise<PaperEdition[]> {
    return service.editionsOfRequest(context)();
  }

  @Allow(Permission.krantRed)
  @Query(() => PaperEdition, { description: 'One edition of the newspaper.' })
  paperEdition(@Arg('id', () => ID) id: string): Promise<PaperEdition> {
    return service.getEdition(id);
  }

  @Allow(Permission.krantRed)
  @Query(() => [PaperSalesWeek], { description: 'From the first week with a sale to the last.' })
  paperSales(@Arg('editionId', () => ID) editionId: string): Promise<PaperSalesWeek[]> {
    return salesByWeek(editionId);
  }

  @Allow(Permission.krantRed)
  @Query(() => [PrintFinding], {
    description:
      'What of an edition is missing for the printer, or cannot be used as it is, by page; what is on none comes last.',
  })
  printFindings(@Arg('editionId', () => ID) editionId: string): Promise<PrintFinding[]> {
    return printFindings(editionId);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => StoredFile, {
    description:
      'The page plan as a pdf for the printer, with the artwork, bleed and crop marks; kept for a day.',
  })
  makePrintFile(
    @Arg('editionId', () => ID) editionId: string,
    @Ctx() { portal }: RequestContext,
  ): Promise<StoredFile> {
    return makePrintFile(portal, editionId);
  }

  @Allow(Permission.krantAdv)
  @Query(() => OwnPaperSale, {
    nullable: true,
    description: 'Null while the active edition is not in its sale season.',
  })
  ownPaperSale(@Ctx() context: RequestContext): Promise<OwnPaperSale | null> {
    return ownSale(actorOf(context));
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @Query(() => [AdCategory], {
    description: 'The prices of the active edition, with their colour and formats.',
  })
  async adCategories(@Ctx() context: RequestContext): Promise<readonly AdCategory[]> {
    return prices.pricesOf((await stateOfRequest(context)).activeEditionId);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => PaperEdition, { description: 'Not active and no sale season; the first one is active.' })
  @AddOnce()
  addPaperEdition(
    @Arg('title', {
      description:
        'Letters, digits, spaces and hyphens, 40 characters at most; no other edition has the same letters and digits.',
    })
    title: string,
    @Arg('pageCount', () => Int, { nullable: true, description: 'A multiple of 4; 32 when not given.' })
    pageCount: number | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<PaperEdition> {
    return service.addEdition(actorOf(context), title, pageCount);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => PaperEdition, { description: 'Formerly: savePaperEditions.' })
  editPaperEdition(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('title', {
      description:
        'Letters, digits, spaces and hyphens, 40 characters at most; no other edition has the same letters and digits.',
    })
    title: string,
    @Arg('pageCount', () => Int, {
      description: '4 to 200, a multiple of 4; not below a page on which something stands.',
    })
    pageCount: number,
    @Arg('materialBy', () => String, {
      nullable: true,
      description:
        'The last day (yyyy-mm-dd) for what is to be printed; null: none. As it was when not given.',
    })
    materialBy: string | null | undefined,
    @Arg('conditions', () => String, {
      nullable: true,
      description:
        'What stands in the confirmation of a sale, 2,000 characters at most; null: nothing. As it was when not given.',
    })
    conditions: string | null | undefined,
    @Arg('proofDays', () => Int, {
      nullable: true,
      description:
        'So many days after it was sent a proof counts as seen, 1 to 30; null: it never does. As it was when not given.',
    })
    proofDays: number | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<PaperEdition> {
    return service.editEdition(actorOf(context), id, revision, {
      ...{ title, pageCount, materialBy, conditions, proofDays },
    });
  }

  @Allow(Permission.krantRed)
  @Mutation(() => PaperEdition, {
    description: 'Changes the price table of an edition. What was sold keeps what was agreed.',
  })
  savePaperPrices(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('prices', () => [AdPriceInput], { description: 'The whole table: 1 to 40 rows, each price once.' })
    table: AdPriceInput[],
    @Arg('touches', () => Int, {
      nullable: true,
      description:
        'How many sold advertisements fit the table as it was and not this one, as was seen; 0 when not given.',
    })
    touches: number | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<PaperEdition> {
    return prices.savePrices(actorOf(context), id, revision, table, touches ?? 0);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => [PaperEdition], {
    description: 'Makes an edition the only active one. Formerly: savePaperEditions. @returns all editions',
  })
  activatePaperEdition(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PaperEdition[]> {
    return service.activateEdition(actorOf(context), id);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => PaperEdition, { description: 'Formerly: savePaperEditions.' })
  setPaperSaleSeason(
    @Arg('id', () => ID) id: string,
    @Arg('on', { description: 'Whether sellers see their advertisers.' }) on: boolean,
    @Ctx() context: RequestContext,
  ): Promise<PaperEdition> {
    return service.setSaleSeason(actorOf(context), id, on);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => ID, {
    description: 'Removes an edition that is not active and on which nothing hangs, to the trash.',
  })
  deletePaperEdition(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.deleteEdition(context.portal, id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the active edition; there is one.' })
  async active(@Root() { id }: PaperEdition, @Ctx() context: RequestContext): Promise<boolean> {
    return (await stateOfRequest(context)).activeEditionId === id;
  }

  @FieldResolver(() => Boolean, { description: 'Sellers can be at their advertisements while it is active.' })
  async saleSeason(@Root() { id }: PaperEdition, @Ctx() context: RequestContext): Promise<boolean> {
    return (await stateOfRequest(context)).inSale.includes(id);
  }

  @FieldResolver(() => [AdCategory], { description: 'Its price table, by price.' })
  prices(@Root() edition: PaperEdition): AdCategory[] {
    return prices.tableOf(edition);
  }

  @FieldResolver(() => PaperTotals, { description: 'What it comes to.' })
  async totals(@Root() { id }: PaperEdition, @Ctx() context: RequestContext): Promise<PaperTotals> {
    return totalsOf(await countsOf(context, id));
  }

  @FieldResolver(() => [PaperSellerTotal], { description: 'Who sold most comes first.' })
  async sellers(@Root() { id }: PaperEdition, @Ctx() context: RequestContext): Promise<PaperSellerTotal[]> {
    const sellers = sellersOf(await countsOf(context, id));
    const person = personLoader(context);
    return Promise.all(
      sellers.map(async (seller) => ({
        ...seller,
        contact: seller.contactId ? await person.load(seller.contactId) : null,
      })),
    );
  }

  @FieldResolver(() => PaperInvoicing, { description: 'How far its invoices are.' })
  invoicing(@Root() { id }: PaperEdition): Promise<PaperInvoicing> {
    return invoicingOf(id);
  }

  @FieldResolver(() => Job, {
    nullable: true,
    description: 'The making of its invoices; null: never begun.',
  })
  generation(
    @Root() { generationId }: PaperEdition,
    @Ctx() context: RequestContext,
  ): Promise<Job | null> | null {
    return generationId ? jobLoader(context).load(generationId) : null;
  }

  @FieldResolver(() => Job, {
    nullable: true,
    description: 'The mailing of its invoices; null: never begun.',
  })
  sending(@Root() { sendingId }: PaperEdition, @Ctx() context: RequestContext): Promise<Job | null> | null {
    return sendingId ? jobLoader(context).load(sendingId) : null;
  }

  @FieldResolver(() => [String])
  changeLog(@Root() record: PaperEdition, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return editionLog(record, context);
  }
}

@Resolver(() => KrantState)
export class KrantSettingsResolver {
  @Allow(Permission.krantRed)
  @Query(() => KrantState, { description: 'The settings of the newspaper.' })
  krantSettings(): Promise<KrantState> {
    return state.readState();
  }

  @Allow(Permission.krantRed)
  @Mutation(() => KrantState, { description: 'Changes the names to which advertisements can be assigned.' })
  saveKrantSettings(
    @Arg('revision', () => Int) revision: number,
    @Arg('editors', () => [String], { description: 'The names: at most 30, each once, 60 characters.' })
    editors: string[],
    @Ctx() context: RequestContext,
  ): Promise<KrantState> {
    return state.saveEditors(actorOf(context), revision, editors);
  }
}

/** The totals of an edition. */
function totalsOf({ groups, open }: Counted): PaperTotals {
  const sold = groups.filter(isSold);
  return {
    open: open
      ? sum([...open.values()])
      : countOf(groups.filter(({ advState }) => advState === AdvState.open)),
    sold: countOf(sold),
    notSold: countOf(groups.filter(({ advState }) => advState === AdvState.nietVerkocht)),
    revenue: amountOf(groups.filter(isRevenue)),
    paidAmount: amountOf(groups.filter((group) => isRevenue(group) && group.paid)),
    openQuestions: countOf(groups.filter(({ question }) => question)),
    initial: countOf(sold.filter(({ editing, placement }) => !editing && !placement)),
    editing: countOf(sold.filter(({ editing, placement }) => editing && !placement)),
    placement: countOf(sold.filter(({ placement }) => placement)),
    placed: countOf(sold.filter(({ placed }) => placed)),
    widths: widths.map(([width, prefix]) => {
      const those = sold.filter((group) => group.width === prefix);
      return { width, count: countOf(those), toPlace: countOf(those.filter(({ placed }) => !placed)) };
    }),
    payments: Object.values(AdvPaymentChoice).map((method) => {
      const those = sold.filter((group) => (group.method ?? AdvPaymentChoice.leeg) === method);
      const paid = those.filter((group) => group.paid);
      return {
        method,
        count: countOf(those),
        amount: amountOf(those),
        paidCount: countOf(paid),
        paidAmount: amountOf(paid),
      };
    }),
  };
}

/** What each seller has sold, without their names; who sold most comes first. */
function sellersOf({ groups, open }: Counted): Omit<PaperSellerTotal, 'contact'>[] {
  const contacts = new Set([...groups.map(({ contactId }) => contactId), ...(open?.keys() ?? [])]);
  return [...contacts]
    .map((contactId) => {
      const own = groups.filter((group) => group.contactId === contactId);
      return { contactId, ...outcomes(own, open ? (open.get(contactId) ?? 0) : null) };
    })
    .sort((a, b) => b.revenue - a.revenue || b.sold - a.sold);
}

/** @param open as counted of the advertisers; null: as it was left */
function outcomes(groups: readonly AdGroup[], open: number | null) {
  const inState = (state: AdvState) => countOf(groups.filter(({ advState }) => advState === state));
  return {
    open: open ?? inState(AdvState.open),
    sold: inState(AdvState.verkocht),
    notSold: inState(AdvState.nietVerkocht),
    revenue: amountOf(groups.filter(isRevenue)),
  };
}

const widths = [
  [AdWidth.one, '8,5'],
  [AdWidth.two, '17'],
  [AdWidth.three, '25,9'],
] as const;

function isSold({ advState }: AdGroup): boolean {
  return advState === AdvState.verkocht;
}

function countOf(groups: readonly AdGroup[]): number {
  return sum(groups.map(({ count }) => count));
}

function amountOf(groups: readonly AdGroup[]): number {
  return sum(groups.map(({ amount }) => amount));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
