import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { Person, personLoader } from '../../identity/people/people.loaders';
import { actorOf, type RequestContext } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/leanFind';
import type { Page } from '../../platform/database/reading/readPage';
import { AskedColumns, type AskedOfPage, AskedPage, Needs } from '../../platform/graphql/columns';
import { connectionOf } from '../../platform/graphql/connection';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import type { MaybePromise } from '../../platform/schema/allow';
import { Advertiser } from '../advertisers/advertiser.model';
import { findingsOf } from '../artwork/artworkFindings';
import { listWithoutMaterial } from '../artwork/material.service';
import { AdStage, QuestionStatus } from '../krant.enums';
import * as lists from './adParts.service';
import * as parts from './adParts.service';
import { advertiserLoader } from './ads.loader';
import { AdDocumentInput, AdvertisementArgs, AdvertisementInput } from './advertisement.input';
import { AdDocumentFindings, Advertisement, AdvertisementModel } from './advertisement.model';
import * as service from './advertisement.service';
import { WithdrawnKrantInvoice } from './krantInvoice';
import * as pipeline from './pipeline.service';
import { stageIfSold } from './pipeline.service';

const AdvertisementConnection = connectionOf('Advertisement', Advertisement);

@Resolver(() => Advertisement)
export class AdvertisementResolver {
  @Allow(Permission.krantRed)
  @Query(() => AdvertisementConnection, { description: 'By number. Formerly: loadPaperEditions.' })
  advertisements(
    @Args() { editionId, list, filter, first, after }: AdvertisementArgs,
    @AskedPage() asked: AskedOfPage,
  ): Promise<Page<Advertisement>> {
    return lists.pageOfAdvertisements(editionId, list, filter ?? {}, { first, after, ...asked });
  }

  @Allow(Permission.krantRed)
  @Query(() => [Advertisement], { description: 'All sold ones of an edition, by number, for its page plan.' })
  soldAdvertisements(
    @Arg('editionId', () => ID) editionId: string,
    @AskedColumns() columns: Columns | undefined,
  ): Promise<Advertisement[]> {
    return lists.listSold(editionId, columns);
  }

  @Allow(Permission.krantRed)
  @Query(() => [Advertisement], {
    description:
      'Those sold of an edition of which there is nothing to print; who waits longest comes first.',
  })
  advertisementsWithoutMaterial(
    @Arg('editionId', () => ID) editionId: string,
    @AskedColumns() columns: Columns | undefined,
  ): Promise<Advertisement[]> {
    return listWithoutMaterial(editionId, columns);
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @Query(() => Advertisement, { description: 'For an editor, or the responsible seller in the sale season.' })
  advertisement(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<Advertisement> {
    return service.accessibleAdvertisement(actorOf(context), id);
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @Query(() => String, {
    description: 'Where documents of an advertiser in the active edition are uploaded to: docs/Edition_…',
  })
  advertisementFolder(
    @Arg('advertiserId', () => ID) advertiserId: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return parts.folderFor(actorOf(context), advertiserId);
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @KeepOmitted({
    model: () => AdvertisementModel,
    of: ({ advertiserId, editionId }: Record<string, string>) => ({ advertiserId, editionId }),
  })
  @Mutation(() => Advertisement, { description: 'Of the active edition. revision 0: there is none yet.' })
  saveAdvertisement(
    @Arg('editionId', () => ID) editionId: string,
    @Arg('advertiserId', () => ID) advertiserId: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('advertisement') advertisement: AdvertisementInput,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return service.saveAdvertisement(
      context.portal,
      actorOf(context),
      editionId,
      advertiserId,
      revision,
      advertisement,
    );
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, {
    description: 'Sold as it was before it was taken back: with its stage, page and editor.',
  })
  restoreAdvertisement(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return service.restoreAdvertisement(actorOf(context), id, revision);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, { description: 'One stage on. Pressed twice it moves once.' })
  promoteAdvertisement(
    @Arg('id', () => ID) id: string,
    @Arg('from', () => AdStage, { description: 'The stage in which it was seen.' }) from: AdStage,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return pipeline.moveStage(actorOf(context), id, from, 1);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, {
    description: 'One stage back, and off its page. Pressed twice it moves once.',
  })
  demoteAdvertisement(
    @Arg('id', () => ID) id: string,
    @Arg('from', () => AdStage, { description: 'The stage in which it was seen.' }) from: AdStage,
    @Arg('page', () => String, {
      nullable: true,
      description: 'placedOnPage as it was seen, when it had one.',
    })
    page: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return pipeline.moveStage(actorOf(context), id, from, -1, page ?? '');
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, { description: 'An empty page: not placed.' })
  @AddOnce()
  placeAdvertisement(
    @Arg('id', () => ID) id: string,
    @Arg('page', {
      description: "A page as text, such as '12 boven', 60 characters at most; '': not placed.",
    })
    page: string,
    @Arg('from', { description: 'placedOnPage as it was seen.' }) from: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return pipeline.place(actorOf(context), id, page, from);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, { description: 'To a name of krantSettings.editors; empty: to nobody.' })
  assignAdvertisement(
    @Arg('id', () => ID) id: string,
    @Arg('assigned', { description: "The name of an editor; '': nobody." }) assigned: string,
    @Arg('from', { description: 'assigned as it was seen.' }) from: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return pipeline.assign(actorOf(context), id, assigned, from);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, { description: 'An internal note.' })
  @AddOnce({ list: 'advRedactieNotes' })
  addAdvertisementNote(
    @Arg('id', () => ID) id: string,
    @Arg('text', { description: 'The note: not blank, 2,000 characters at most.' }) text: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return parts.addNote(actorOf(context), id, text);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, { description: 'Removes an internal note.' })
  deleteAdvertisementNote(
    @Arg('id', () => ID) id: string,
    @Arg('noteId', () => ID) noteId: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return parts.deleteNote(actorOf(context), id, noteId);
  }

  @Allow(Permission.krantRed)
  @Mutation(() => Advertisement, {
    description: 'A question to the seller, who gets a mail.',
  })
  @AddOnce({ list: 'advContactQuestions' })
  askSeller(
    @Arg('id', () => ID, { description: 'The id of the advertisement.' }) id: string,
    @Arg('msg', { description: 'The question: not blank, 2,000 characters at most.' }) msg: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return parts.askSeller(context.portal, actorOf(context), id, msg);
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @Mutation(() => Advertisement, { description: 'To Opgelost, by an editor or the responsible seller.' })
  resolveQuestion(
    @Arg('id', () => ID, { description: 'The id of the advertisement.' }) id: string,
    @Arg('questionId', () => ID, { description: 'The id of the question.' }) questionId: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return parts.resolveQuestion(actorOf(context), id, questionId);
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @Mutation(() => Advertisement, { description: 'Of the active edition, by an editor or the seller.' })
  @AddOnce({
    list: 'docs',
    answer: ({ id }: Advertisement, _document, context: RequestContext) =>
      service.accessibleAdvertisement(actorOf(context), id),
  })
  addAdvertisementDocument(
    @Arg('editionId', () => ID) editionId: string,
    @Arg('advertiserId', () => ID) advertiserId: string,
    @Arg('document') document: AdDocumentInput,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return parts.addDocument(context.portal, actorOf(context), editionId, advertiserId, document);
  }

  @Allow(Permission.krantRed, Permission.krantAdv)
  @Mutation(() => Advertisement, { description: 'With its file, by an editor or the responsible seller.' })
  deleteAdvertisementDocument(
    @Arg('id', () => ID) id: string,
    @Arg('documentId', () => ID, { description: 'The id of the document.' }) documentId: string,
    @Ctx() context: RequestContext,
  ): Promise<Advertisement> {
    return parts.deleteDocument(context.portal, actorOf(context), id, documentId);
  }
}

const adLog = changeLogOf(AdvertisementModel);

/** What of an advertisement is computed or read beside it. */
@Resolver(() => Advertisement)
export class AdvertisementFieldsResolver {
  @Needs('contactId')
  @FieldResolver(() => Person, { nullable: true, description: 'The responsible user.' })
  contact(
    @Root() { contactId }: Advertisement,
    @Ctx() context: RequestContext,
  ): Promise<Person | null> | null {
    return contactId ? personLoader(context).load(contactId) : null;
  }

  @Needs('advertiserId')
  @FieldResolver(() => Advertiser, { description: 'As it is now.' })
  advertiser(@Root() { advertiserId }: Advertisement, @Ctx() context: RequestContext): Promise<Advertiser> {
    return advertiserLoader(context).load(advertiserId);
  }

  @Needs('bankPaidOn', 'onlinePaidOn', 'paidByHand')
  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Null: not answered, which counts as unpaid.',
  })
  advPaid(@Root() { bankPaidOn, onlinePaidOn, paidByHand }: Advertisement): boolean | null {
    return (bankPaidOn ?? onlinePaidOn) ? true : (paidByHand ?? null);
  }

  @Needs('invoice')
  @FieldResolver(() => Boolean, { description: 'Whether it has an invoice.' })
  invoiceCreated(@Root() { invoice }: Advertisement): boolean {
    return Boolean(invoice);
  }

  @Needs('withdrawnInvoices')
  @Allow(Permission.krantRed)
  @FieldResolver(() => [WithdrawnKrantInvoice])
  withdrawnInvoices(@Root() { withdrawnInvoices }: Advertisement): WithdrawnKrantInvoice[] {
    return withdrawnInvoices ?? [];
  }

  @Needs('advContactQuestions.status')
  @FieldResolver(() => Boolean, { description: 'While any question to the seller is open.' })
  openQuestion(@Root() { advContactQuestions }: Advertisement): boolean {
    return advContactQuestions.some(({ status }) => status === QuestionStatus.open);
  }

  @Needs('advState', 'readyForEditing', 'readyForPlacement')
  @FieldResolver(() => AdStage, { nullable: true, description: 'Null: not sold.' })
  stage(@Root() ad: Advertisement): AdStage | null {
    return stageIfSold(ad);
  }

  @Needs('docs', 'advFormat', 'advColor')
  @FieldResolver(() => [AdDocumentFindings], {
    description: 'Of its documents what the printer cannot use as it is. One that is in order is not in it.',
  })
  documentFindings(@Root() ad: Advertisement): AdDocumentFindings[] {
    return ad.docs
      .map(({ id, file, facts }) => ({ documentId: id, findings: findingsOf(file.type, facts, ad) }))
      .filter(({ findings }) => findings.length > 0);
  }

  @Needs('changeLog')
  @FieldResolver(() => [String])
  changeLog(@Root() record: Advertisement, @Ctx() context: RequestContext): MaybePromise<string[]> {
    return adLog(record, context);
  }
}
