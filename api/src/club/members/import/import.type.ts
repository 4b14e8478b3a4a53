import { index, modelOptions, prop } from '@typegoose/typegoose';
import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { texts } from '../../../platform/errors/texts';
import { modelOf } from '../../../platform/records/modelOf';
import { AnswerType } from '../../../platform/schema/answerType';
import { LINES } from '../../../platform/text/inputFields';
import { ClubGender } from '../../club.enums';
import { ClubMember } from '../member.model';

const MOST_YEARS = 200;

/** A row of an import as it was in the file: what is wrong with it is told in a preview, not refused here. */
@InputType({ description: 'A row of a file that is imported.' })
export class ClubImportRowInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The year; else the first paid year, else the current one.',
  })
  joined?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A number that is free; left out: the next one of the year.',
  })
  membershipNumber?: string | null;

  @Field(() => ClubGender, { nullable: true, description: 'The gender; it may be left out.' })
  gender?: ClubGender | null;

  @Field(() => String, { nullable: true, description: 'The first name; it may be left out.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'The last name.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and house number.' })
  adres?: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code, of the country.' })
  postalCode?: string | null;

  @Field(() => String, { nullable: true, description: 'The town.' })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Nederland when not given.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address; it may be left out.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number; it may be left out.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, dd/mm/yyyy or dd-mm-yyyy.' })
  bday?: string | null;

  @Field(() => [Int], { nullable: true, description: 'The years that were paid, 200 at most.' })
  @IsOptional()
  @ArrayMaxSize(MOST_YEARS, { message: texts.tooLong })
  paidYears?: number[] | null;

  @Field(() => String, { nullable: true, description: 'What is to be done, 2,000 characters at most.' })
  @IsOptional()
  @MaxLength(LINES, { message: texts.tooLong })
  todo?: string | null;

  @Field(() => String, { nullable: true, description: 'Remarks, 2,000 characters at most.' })
  @IsOptional()
  @MaxLength(LINES, { message: texts.tooLong })
  notes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True when not given.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Added although it looks like somebody else.' })
  allowDuplicate?: boolean | null;
}

@AnswerType('What is wrong with a field of a row.')
export class ClubImportProblem {
  @Field({ description: 'The field of ClubImportRowInput.' })
  field: string;

  @Field({ description: 'What is wrong, in Dutch.' })
  message: string;
}

@AnswerType('What an import would make of a row.')
export class ClubImportRow {
  @Field(() => [ClubImportProblem], { description: 'What is wrong with it; empty: nothing.' })
  problems: ClubImportProblem[];

  @Field(() => ClubMember, { nullable: true, description: 'The member it looks like.' })
  duplicateOf: ClubMember | null;

  @Field(() => Int, { nullable: true, description: 'The earlier row it looks like; the first is 0.' })
  duplicateOfRow: number | null;
}

@AnswerType('What an import would do. Nothing is stored.')
export class ClubImportPreview {
  @Field(() => [ClubImportRow], { description: 'What would become of each row, in the order of the file.' })
  rows: ClubImportRow[];

  @Field(() => Int, { description: 'Rows that can be added.' })
  ready: number;
}

/**
 * An import. Its members carry its id and are seen by nobody until `whole` is true: that one write is what adds them all.
 * After a crash before it they are removed, after it they are shown.
 */
@modelOptions({ schemaOptions: { collection: 'clubImports', versionKey: false } })
@index({ requestId: 1 }, { unique: true })
@index({ settled: 1, startedAt: 1 })
export class ClubImport {
  id: string;

  @prop({ type: () => String, required: true })
  requestId: string;

  @prop({ type: () => Date, required: true })
  startedAt: Date;

  @prop({ type: () => Number, required: true })
  count: number;

  @prop({ type: () => Boolean, default: false })
  whole: boolean;

  /** Nothing is left to do for it. */
  @prop({ type: () => Boolean, default: false })
  settled: boolean;
}

export const ClubImportModel = modelOf(ClubImport);
