import { Ctx, FieldResolver, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { personLoader, Person } from '../../identity/people/people.loaders';
import type { RequestContext } from '../../identity/people/requestContext';
import { Allow } from '../../identity/permissions/allow';
import { changeLogOf } from '../../platform/audit/logLine';
import { Needs } from '../../platform/graphql/columns';
import { Root } from '../../platform/graphql/root';
import type { MaybePromise } from '../../platform/schema/perRequest';
import { Advertiser } from '../advertisers/advertiser.model';
import { findingsOf } from '../artwork/artworkFindings';
import { AdStage, QuestionStatus } from '../krant.enums';
import { advertiserLoader } from './ads.loader';
import { AdDocumentFindings, Advertisement, AdvertisementModel } from './advertisement.model';
import { WithdrawnKrantInvoice } from './krantInvoice';
import { stageIfSold } from './pipeline.service';

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
