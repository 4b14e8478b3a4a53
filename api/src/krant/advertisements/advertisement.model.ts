import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import { Allow } from '../../identity/permissions/allow';
import { PrivateLink } from '../../identity/tokens/privateLink';
import { LoggedRecord } from '../../platform/database/updateAtRevision';
import { StoredFile } from '../../platform/files/storedFile.type';
import { modelOf } from '../../platform/records/modelOf';
import { AnswerType } from '../../platform/schema/answerType';
import { ArtworkFacts } from '../artwork/artworkFacts';
import { AdvColor, AdvPaymentMethod, AdvState, AdvType, QuestionStatus } from '../krant.enums';
import { AdProof, AdProofState } from '../proofs/proof.type';
import { AdSignature } from './adSignature';
import { KrantInvoice, WithdrawnKrantInvoice } from './krantInvoice';
import { TakenBackSale } from './takenBackSale';

/** An internal note of the editors. */
@AnswerType('An internal note of the editors.')
export class AdNote {
  @Field(() => ID)
  id: string;

  @Field({ description: 'What the note says.' })
  @prop({ type: () => String, required: true })
  text: string;

  @Field({ description: 'The name of whoever wrote it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

/** A question to the seller. */
@AnswerType('A question of the editors to the seller.')
export class AdQuestion {
  @Field(() => ID)
  id: string;

  @Field({ description: 'What is asked.' })
  @prop({ type: () => String, required: true })
  msg: string;

  @Field(() => QuestionStatus)
  @prop({ type: () => String, enum: QuestionStatus, default: QuestionStatus.open })
  status: QuestionStatus;

  @Field({ description: 'The name of whoever asked.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

/** A document of an advertisement, such as what is to be printed. */
@AnswerType('A document of an advertisement.')
export class AdDocument {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field(() => StoredFile, { description: 'The file.' })
  @prop({ type: () => StoredFile, required: true })
  file: StoredFile;

  /** What was measured when it came in; absent: it was not, as by earlier versions. */
  @prop({ type: () => ArtworkFacts })
  facts?: ArtworkFacts | null;

  @Field({ description: 'The name of whoever added it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

/** What the printer cannot use of a document as it is. */
@AnswerType('What the printer cannot use of a document as it is: warnings, it is kept all the same.')
export class AdDocumentFindings {
  @Field(() => ID, { description: 'The id of the document.' })
  documentId: string;

  @Field(() => [String], { description: 'In Dutch, each with how to mend it.' })
  findings: string[];
}

/**
 * The advertisement of an advertiser in an edition. Name, number and responsible user are copies, which follow the
 * advertiser while the edition is active and then stay as they were.
 */
@AnswerType('The advertisement of an advertiser in an edition; one of each.')
@modelOptions({ schemaOptions: { collection: 'advertisements', versionKey: false } })
@index({ editionId: 1, advertiserId: 1 }, { unique: true })
@index({ editionId: 1, advState: 1, sortName: 1, _id: 1 })
@index({ advertiserId: 1, editionId: -1 })
@index({ 'docs.file.id': 1 })
@index({ 'advContactQuestions.creationDate': 1 }, { sparse: true })
@index({ 'invoice.file.id': 1 })
@index({ bankPaidOn: 1, onlinePaidOn: 1, 'invoice.dueDate': 1 })
@index({ 'withdrawnInvoices.file.id': 1 }, { sparse: true })
@index({ 'withdrawnInvoices.creditNote.file.id': 1 }, { sparse: true })
@index({ toConfirm: 1 }, { sparse: true })
@index({ invoiceNumbers: 1 }, { unique: true, sparse: true })
@index({ 'invoice.date': 1 }, { sparse: true })
@index({ editionId: 1, proofState: 1 })
@index({ 'links.tokenHash': 1 }, { sparse: true })
@index({ 'proofs.picture.id': 1 }, { sparse: true })
@index({ 'proofs.answeredAt': 1 }, { sparse: true })
@index({ 'proofs.reopenedAt': 1 }, { sparse: true })
@index({ soldAt: 1 }, { sparse: true })
export class Advertisement extends LoggedRecord {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  editionId: string;

  @Field(() => ID)
  @prop({ type: () => String, required: true })
  advertiserId: string;

  @Field({ description: 'The name of the advertiser; a copy that follows it while the edition is active.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => Int, { description: 'The number of the advertiser.' })
  @prop({ type: () => Number, required: true })
  advertiserUserId: number;

  @Field(() => ID, { nullable: true, description: 'The id of the responsible user; null: nobody is.' })
  @prop({ type: () => String })
  contactId?: string | null;

  @prop({ type: () => String, required: true })
  sortName: string;

  @prop({ type: () => String, default: '' })
  searchText: string;

  @Field(() => AdvState)
  @prop({ type: () => String, enum: AdvState, default: AdvState.open })
  advState: AdvState;

  @Field(() => Int, { nullable: true, description: 'Cents.' })
  @prop({ type: () => Number })
  advPrice?: number | null;

  @Field(() => String, { nullable: true, description: 'Width x height in cm: 8,5x3,5.' })
  @prop({ type: () => String })
  advFormat?: string | null;

  @Field(() => AdvColor, {
    nullable: true,
    description: 'The colour, which comes from the price; null: it is not sold.',
  })
  @prop({ type: () => String, enum: AdvColor })
  advColor?: AdvColor | null;

  @Field(() => AdvPaymentMethod, { nullable: true, description: 'How it is paid; null: not chosen.' })
  @prop({ type: () => String, enum: AdvPaymentMethod })
  advPaymentMethod?: AdvPaymentMethod | null;

  @Field(() => AdvType, { nullable: true, description: 'What is printed; null: not chosen.' })
  @prop({ type: () => String, enum: AdvType })
  advType?: AdvType | null;

  @Field({ description: "Remarks about the sale; '': none." })
  @prop({ type: () => String, default: '' })
  advNotes: string;

  /** As it was answered by hand; see also `bankPaidOn` and `onlinePaidOn`. */
  @prop({ type: () => Boolean })
  paidByHand?: boolean | null;

  /** The day a line of the bank paid it, YYYY-MM-DD. */
  @Field(() => String, { nullable: true, description: 'The day the bank paid it, YYYY-MM-DD.' })
  @prop({ type: () => String })
  bankPaidOn?: string | null;

  /** The day it was paid by a link of the payment provider, YYYY-MM-DD. */
  @Field(() => String, { nullable: true, description: 'The day it was paid online, YYYY-MM-DD.' })
  @prop({ type: () => String })
  onlinePaidOn?: string | null;

  /** The link by which that was done. */
  @prop({ type: () => String })
  onlineLink?: string | null;

  @Field({ description: "Where its invoice was made for; '': none." })
  @prop({ type: () => String, default: '' })
  advSendAdress: string;

  @Allow(Permission.krantRed)
  @Field(() => KrantInvoice, {
    nullable: true,
    description: 'Its invoice, for editors only; null: none, or it lapsed or was withdrawn.',
  })
  @prop({ type: () => KrantInvoice })
  invoice?: KrantInvoice | null;

  /** Every number that an invoice of it ever had, oldest first: none is given again (docs/domain/krant.md, N59). */
  @prop({ type: () => [String], default: undefined })
  invoiceNumbers?: string[];

  @Allow(Permission.krantRed)
  @Field(() => [WithdrawnKrantInvoice], { description: 'Oldest first.' })
  @prop({ type: () => [WithdrawnKrantInvoice], default: undefined })
  withdrawnInvoices?: WithdrawnKrantInvoice[];

  @Allow(Permission.krantRed)
  @Field(() => [AdNote], { description: 'Internal notes of the editors, for them only, oldest first.' })
  @prop({ type: () => [AdNote], default: [] })
  advRedactieNotes: AdNote[];

  @Field(() => [AdQuestion], { description: 'The questions to the seller, oldest first.' })
  @prop({ type: () => [AdQuestion], default: [] })
  advContactQuestions: AdQuestion[];

  @Field({ description: 'It was reviewed: it is in the stage editing or placement.' })
  @prop({ type: () => Boolean, default: false })
  readyForEditing: boolean;

  @Field({ description: 'It is ready for print: it is in the stage placement.' })
  @prop({ type: () => Boolean, default: false })
  readyForPlacement: boolean;

  @Field({ description: 'Whether it stands on a page.' })
  @prop({ type: () => Boolean, default: false })
  placed: boolean;

  @Field({ description: "Text, such as 12 or 12 boven; '': not placed." })
  @prop({ type: () => String, default: '' })
  placedOnPage: string;

  @Field({ description: "The name of an editor; '': nobody." })
  @prop({ type: () => String, default: '' })
  assigned: string;

  @Field(() => [AdDocument], { description: 'Its documents, such as what is to be printed; oldest first.' })
  @prop({ type: () => [AdDocument], default: [] })
  docs: AdDocument[];

  @Field(() => [AdProof], { description: 'The proofs that were sent to the advertiser, oldest first.' })
  @prop({ type: () => [AdProof], default: undefined })
  proofs?: AdProof[];

  @Field(() => AdProofState, {
    nullable: true,
    description:
      'What became of the last proof; null: none was sent of what is sold now, or it was opened again.',
  })
  @prop({ type: () => String, enum: AdProofState })
  proofState?: AdProofState | null;

  /** The private links to its proof, that were mailed to the advertiser. */
  @prop({ type: () => [PrivateLink], default: undefined })
  links?: PrivateLink[];

  @Field(() => AdSignature, {
    nullable: true,
    description: 'That the advertiser signed for what is sold; null: not, or something else was sold since.',
  })
  @prop({ type: () => AdSignature })
  signature?: AdSignature | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it became sold.' })
  @prop({ type: () => Date })
  soldAt?: Date | null;

  @Field(() => TakenBackSale, {
    nullable: true,
    description: 'Until it is sold again; see restoreAdvertisement.',
  })
  @prop({ type: () => TakenBackSale })
  takenBack?: TakenBackSale | null;

  /** When it was sold, or sold otherwise, as long as that is to be confirmed to the advertiser. */
  @prop({ type: () => Date })
  toConfirm?: Date | null;

  /** When somebody began to remove its advertiser. */
  @prop({ type: () => Date })
  advertiserLeaves?: Date | null;

  /** What the last save was sent with: sent again after a lost answer it changes nothing. */
  @prop({ type: () => String })
  lastRequestId?: string | null;
}

export const AdvertisementModel = modelOf(Advertisement, {
  sendsMail: true,
  isMoney: true,
  isPersonal: true,
  inTrash: 'parts',
  blockOf: (field) => blockOfAd(String(field('editionId')), String(field('advertiserId'))),
});

const LAST_DIGITS = [...'0123456789abcdef'];

/** The block in which an advertisement is counted: of its edition, by the last digit of the id of its advertiser. */
export function blockOfAd(editionId: string, advertiserId: string): string {
  return `${editionId}/${advertiserId.at(-1)}`;
}

/** All blocks of an edition. */
export function blocksOfEdition(editionId: string): string[] {
  return LAST_DIGITS.map((digit) => `${editionId}/${digit}`);
}
