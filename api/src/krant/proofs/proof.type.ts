import { modelOptions, prop } from '@typegoose/typegoose';
import {
  ArrayMaxSize,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { StoredFile } from '../../platform/files/storedFile.type';
import { AnswerType } from '../../platform/schema/answerType';
import { describeEnum } from '../../platform/schema/describeEnum';
import { LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { AdvColor } from '../krant.enums';

/** What has become of a proof. */
export enum AdProofState {
  /** The advertiser has not answered. */
  waiting = 'waiting',
  changes = 'changes',
  approved = 'approved',
  /** Not answered in time, where the edition says that it then counts as seen. */
  seen = 'seen',
  /** Another one came in its place, something else was sold, or it was opened again. */
  ended = 'ended',
}

describeEnum({ AdProofState }, 'What has become of a proof.', {
  waiting: 'The advertiser has not answered.',
  changes: 'The advertiser asks for a change.',
  approved: 'The advertiser approved it: the advertisement is locked.',
  seen: 'It was not answered in time, and counts as seen: the advertisement is locked.',
  ended: 'It was replaced or opened again, or what is sold changed.',
});

/** While its last proof is one of these, an advertisement is locked (docs/domain/krant.md, N83). */
export const LOCKED: readonly AdProofState[] = [AdProofState.approved, AdProofState.seen];

/** For the filter of a write to an advertisement that is not to be locked. */
export const NOT_LOCKED = { proofState: { $nin: [...LOCKED] } };

/** Whether the advertiser approved what is to be printed. */
export function isLocked({ proofState }: { proofState?: AdProofState | null }): boolean {
  return Boolean(proofState && LOCKED.includes(proofState));
}

/** How many places an advertiser points out in one proof. */
const MOST_MARKS = 20;
/** A mark is in thousandths of the width and the height. */
const WHOLE = 1000;

/** What an advertiser points out on the picture. */
@AnswerType('What an advertiser points out on the picture of a proof.')
@modelOptions({ schemaOptions: { _id: false } })
export class AdProofMark {
  @Field(() => Int, { description: 'From the left, in thousandths of the width: 0 to 1000.' })
  @prop({ type: () => Number, required: true })
  x: number;

  @Field(() => Int, { description: 'From the top, in thousandths of the height: 0 to 1000.' })
  @prop({ type: () => Number, required: true })
  y: number;

  @Field({ description: 'What is to be other there.' })
  @prop({ type: () => String, required: true })
  text: string;
}

/** A proof that was sent to the advertiser, with the answer: one round. */
@AnswerType('A proof of an advertisement that was sent to the advertiser, with the answer: one round.')
export class AdProof {
  @Field(() => ID)
  id: string;

  /** The document that was shown. */
  @prop({ type: () => String })
  documentId?: string;

  @Field(() => StoredFile, {
    description: 'What was shown: a picture in the shape and colours that were sold.',
  })
  @prop({ type: () => StoredFile, required: true })
  picture: StoredFile;

  @Field({ description: "What the editors wrote with it; '': nothing." })
  @prop({ type: () => String, default: '' })
  message: string;

  @Field({ description: 'The name of the editor who sent it.' })
  @prop({ type: () => String, required: true })
  sentBy: string;

  @Field(() => GraphQLDateTime, { description: 'When it was sent.' })
  @prop({ type: () => Date, required: true })
  sentAt: Date;

  /** Absent: there is no answer. */
  @prop({ type: () => String, enum: AdProofState })
  outcome?: AdProofState | null;

  /** Computed: see `roundsOf`. */
  @Field(() => AdProofState)
  state?: AdProofState;

  @Field({ description: "What the advertiser asks for; '': nothing, or it was approved." })
  @prop({ type: () => String, default: '' })
  answer: string;

  @Field({ description: "Who answered, as they called themselves; '': nobody." })
  @prop({ type: () => String, default: '' })
  answeredBy: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was answered, or began to count as seen; null: it was not.',
  })
  @prop({ type: () => Date })
  answeredAt?: Date | null;

  @Field(() => [AdProofMark], { description: 'What the advertiser points out, in the order of its numbers.' })
  @prop({ type: () => [AdProofMark], default: [] })
  marks: AdProofMark[];

  @Field({ description: 'With the answer the advertiser sent a new file, which is among the documents.' })
  @prop({ type: () => Boolean, default: false })
  sentFile: boolean;

  @Field({ description: "The name of who opened it again after it was approved; '': nobody." })
  @prop({ type: () => String, default: '' })
  reopenedBy: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When that was; null: never.' })
  @prop({ type: () => Date })
  reopenedAt?: Date | null;

  @Field({ description: "Why it was opened again; '': it was not." })
  @prop({ type: () => String, default: '' })
  reopenedWhy: string;
}

/** One advertisement on the page that the advertiser sees. */
@AnswerType('An advertisement on the page of a proof.')
export class AdProofNeighbour {
  @Field({ description: 'The name of its advertiser.' })
  name: string;

  @Field({ description: 'It is the one of the proof.' })
  own: boolean;

  @Field(() => Float, { description: 'From the left edge of the page, in mm.' })
  left: number;

  @Field(() => Float, { description: 'From the top of the page, in mm.' })
  top: number;

  @Field(() => Float, { description: 'How wide it is, in mm.' })
  width: number;

  @Field(() => Float, { description: 'How high it is, in mm.' })
  height: number;
}

/** The page of the newspaper on which the advertisement of a proof stands. */
@AnswerType('The page on which the advertisement of a proof stands.')
export class AdProofPage {
  @Field(() => Int, { description: 'Its number in the newspaper.' })
  number: number;

  @Field(() => Float, { description: 'How wide the page is, in mm.' })
  width: number;

  @Field(() => Float, { description: 'How high the page is, in mm.' })
  height: number;

  @Field(() => [AdProofNeighbour], { description: 'What stands on it.' })
  ads: AdProofNeighbour[];
}

/** One round as the advertiser sees it. */
@AnswerType('A round of a proof, as the advertiser sees it.')
export class AdProofRound {
  @Field(() => ID)
  id: string;

  @Field(() => AdProofState)
  state: AdProofState;

  @Field({ description: "What the editors wrote with it; '': nothing." })
  message: string;

  @Field(() => GraphQLDateTime, { description: 'When it was sent.' })
  sentAt: Date;

  @Field({ description: "What was asked for; '': nothing." })
  answer: string;

  @Field({ description: "Who answered; '': nobody." })
  answeredBy: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When that was; null: there is no answer.' })
  answeredAt: Date | null;

  @Field(() => [AdProofMark], { description: 'What was pointed out.' })
  marks: AdProofMark[];

  @Field({ description: 'A new file came with the answer.' })
  sentFile: boolean;

  @Field({ description: "Why it was opened again after it was approved; '': it was not." })
  reopenedWhy: string;
}

/** What the private link of an advertiser opens. */
@AnswerType('What the private link of an advertiser opens: the proof, its page, and the rounds before it.')
export class AdProofLink {
  @Field({ description: 'The name of the advertiser.' })
  name: string;

  @Field({ description: 'The title of the edition.' })
  edition: string;

  @Field({ description: 'Width x height in cm: 17x8,9.' })
  format: string;

  @Field(() => AdvColor, { nullable: true, description: 'How it is printed; null: not known.' })
  color: AdvColor | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last day (yyyy-mm-dd) to answer, after which it counts as seen; null: there is none.',
  })
  by: string | null;

  @Field({ description: 'The picture of the last proof, as a data: address.' })
  picture: string;

  @Field(() => AdProofPage, {
    nullable: true,
    description: 'With its neighbours; null: it stands on no page yet.',
  })
  page: AdProofPage | null;

  @Field({ description: 'Where a new file is uploaded to: the path below /files/.' })
  folder: string;

  @Field(() => [AdProofRound], { description: 'All proofs that were sent; the one shown is the last.' })
  rounds: AdProofRound[];
}

@InputType({ description: 'A place on the picture of a proof.' })
export class AdProofMarkInput {
  @Field(() => Int, { description: 'From the left, in thousandths of the width: 0 to 1000.' })
  @IsInt({ message: texts.badInput })
  @Min(0, { message: texts.badInput })
  @Max(WHOLE, { message: texts.badInput })
  x: number;

  @Field(() => Int, { description: 'From the top, in thousandths of the height: 0 to 1000.' })
  @IsInt({ message: texts.badInput })
  @Min(0, { message: texts.badInput })
  @Max(WHOLE, { message: texts.badInput })
  y: number;

  @Field({ description: 'What is to be other there: not blank, 500 characters at most.' })
  @Matches(/\S/, { message: texts.required })
  @MaxLength(500, { message: texts.tooLong })
  text: string;
}

@InputType({ description: 'The answer of an advertiser to a proof.' })
export class AdProofAnswerInput {
  @Field({
    description: 'True: as it is. False: something is to be other, which text, marks or a file tell.',
  })
  approve: boolean;

  @Field({ description: 'Who answers: not blank, 200 characters at most.' })
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true, description: 'What is to be other, 2,000 characters at most.' })
  @OptionalText(LINES)
  text?: string | null;

  @Field(() => [AdProofMarkInput], { nullable: true, description: 'Places on the picture, 20 at most.' })
  @IsOptional()
  @ArrayMaxSize(MOST_MARKS, { message: texts.badInput })
  @ValidateNested({ each: true })
  marks?: AdProofMarkInput[] | null;

  @Field(() => ID, { nullable: true, description: 'A new file, in the folder of the link; null: none.' })
  fileId?: string | null;
}
