import { ArrayMaxSize, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { EmailAddress, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { OptionalDay, PhoneNumber } from '../enrolment';
import { ParadeFieldKind, websiteTexts } from '../website.enums';

/** So many fields of its own a form has. */
const MOST_FIELDS = 20;
const MOST_OPTIONS = 20;
/** Characters. */
const LABEL = 80;

@InputType({ description: 'Whether visitors can enrol for a parade, and for which edition.' })
export class ParadeFormInput {
  @Field({ description: 'Whether visitors can enrol.' })
  open: boolean;

  @Field(() => Int, { description: 'The edition: from last year to ten years from now.' })
  year: number;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which visitors can enrol, YYYY-MM-DD; null: until it is closed.',
  })
  @OptionalDay()
  closesOn?: string | null;
}

@InputType({ description: 'Something that is asked of who enrols.' })
export class ParadeFieldInput {
  @Field(() => ID, { nullable: true, description: 'The field that it is; null: a new one.' })
  id?: string | null;

  @Field({ description: 'What it is called: not blank, 80 characters at most.' })
  @RequiredText(LABEL)
  label: string;

  @Field({ description: 'What is said below it, 200 characters at most; it may be empty.' })
  @OptionalText()
  help: string;

  @Field(() => ParadeFieldKind)
  kind: ParadeFieldKind;

  @Field({ description: 'Visitors must fill it in; a yes or no must be yes.' })
  required: boolean;

  @Field(() => [String], {
    description: 'Of a choice: 2 to 20 texts of 80 characters at most, each once; otherwise ignored.',
  })
  @ArrayMaxSize(MOST_OPTIONS, { message: websiteTexts.options })
  @Matches(/\S/, { each: true, message: websiteTexts.options })
  @MaxLength(LABEL, { each: true, message: websiteTexts.options })
  options: string[];
}

@InputType({ description: 'What is asked of who enrols.' })
export class ParadeFieldsInput {
  @Field(() => [ParadeFieldInput], { description: 'In order: 20 at most, no two of one label.' })
  @ArrayMaxSize(MOST_FIELDS, { message: websiteTexts.mostFields })
  @ValidateNested({ each: true })
  fields: ParadeFieldInput[];
}

@InputType({ description: 'What is answered to a field of the form.' })
export class ParadeAnswerInput {
  @Field(() => ID, { description: 'The id of the field.' })
  fieldId: string;

  @Field({
    description: "The answer as text, of a yes or no 'Ja' or 'Nee'; blank: none. 2,000 characters at most.",
  })
  @OptionalText(LINES)
  value: string;
}

@InputType({ description: 'What is filled in of a group that enrols for a parade.' })
export class ParadeEntryInput {
  @Field({ description: 'The name of the group: not blank, 200 characters at most.' })
  @RequiredText()
  name: string;

  @Field({ description: 'The name of the contact person: not blank, 200 characters at most.' })
  @RequiredText()
  contactName: string;

  @Field({ description: 'The telephone number of the contact person, 6 to 30 signs.' })
  @PhoneNumber()
  contactPhone: string;

  @Field({ description: 'The e-mail address of the contact person.' })
  @EmailAddress()
  contactEmail: string;

  @Field(() => [ParadeAnswerInput], { description: 'What was answered, each field once.' })
  @ArrayMaxSize(2 * MOST_FIELDS, { message: websiteTexts.formChanged })
  @ValidateNested({ each: true })
  answers: ParadeAnswerInput[];
}
