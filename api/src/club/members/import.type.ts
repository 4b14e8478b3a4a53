import { ArrayMaxSize, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { Allow, inherit } from '../../platform/graphql/allow';
import { LINES } from '../../platform/text/inputFields';
import { ClubGender } from '../club.enums';
import { ClubMember } from './member.model';

const MOST_YEARS = 200;

/** A row of an import as it was in the file: what is wrong with it is told in a preview, not refused here. */
@InputType({ description: 'A row of a file that is imported.' })
export class ClubImportRowInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The year; else the first paid year, else the current one.',
  })
  joined?: number | null;

  @Field(() => String, { nullable: true })
  membershipNumber?: string | null;

  @Field(() => ClubGender, { nullable: true })
  gender?: ClubGender | null;

  @Field(() => String, { nullable: true })
  firstName?: string | null;

  @Field(() => String, { nullable: true })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  adres?: string | null;

  @Field(() => String, { nullable: true })
  postalCode?: string | null;

  @Field(() => String, { nullable: true })
  city?: string | null;

  @Field(() => String, { nullable: true, description: 'Nederland when not given.' })
  country?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, dd/mm/yyyy or dd-mm-yyyy.' })
  bday?: string | null;

  @Field(() => [Int], { nullable: true })
  @IsOptional()
  @ArrayMaxSize(MOST_YEARS, { message: texts.tooLong })
  paidYears?: number[] | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(LINES, { message: texts.tooLong })
  todo?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @MaxLength(LINES, { message: texts.tooLong })
  notes?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True when not given.' })
  active?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Added although it looks like somebody else.' })
  allowDuplicate?: boolean | null;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What is wrong with a field of a row.' })
export class ClubImportProblem {
  @Field()
  field: string;

  @Field()
  message: string;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What an import would make of a row.' })
export class ClubImportRow {
  @Field(() => [ClubImportProblem])
  problems: ClubImportProblem[];

  @Field(() => ClubMember, { nullable: true, description: 'The member it looks like.' })
  duplicateOf: ClubMember | null;

  @Field(() => Int, { nullable: true, description: 'The earlier row it looks like; the first is 0.' })
  duplicateOfRow: number | null;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What an import would do. Nothing is stored.' })
export class ClubImportPreview {
  @Field(() => [ClubImportRow])
  rows: ClubImportRow[];

  @Field(() => Int, { description: 'Rows that can be added.' })
  ready: number;
}
