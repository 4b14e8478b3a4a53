import { IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { PageArgs } from '../../platform/graphql/connection';
import { LINE, LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { AdList, AdvPaymentChoice, AdvPaymentMethod, AdvState, AdvType, AdWidth } from '../krant.enums';
import { AdSignatureInput } from './adSignature';

@InputType({ description: 'The work of the editors on an advertisement, as it was seen.' })
export class AdWorkInput {
  @Field({ description: "Its page; '': none." })
  @MaxLength(LINE, { message: texts.tooLong })
  placedOnPage: string;

  @Field({ description: "To whom it is assigned; '': nobody." })
  @MaxLength(LINE, { message: texts.tooLong })
  assigned: string;
}

@InputType({
  description:
    'The sale of an advertisement. The colour comes from the price; not verkocht: the rest is cleared.',
})
export class AdvertisementInput {
  @Field(() => AdvState)
  advState: AdvState;

  @Field(() => Int, {
    nullable: true,
    description: 'Cents, of a row of the price table. Required when verkocht.',
  })
  advPrice?: number | null;

  @Field(() => String, { nullable: true, description: 'Of that category. Required when verkocht.' })
  advFormat?: string | null;

  @Field(() => AdvPaymentMethod, { nullable: true, description: 'How it is paid; null: not chosen yet.' })
  advPaymentMethod?: AdvPaymentMethod | null;

  @Field(() => AdvType, { nullable: true, description: 'What is printed; null: not chosen yet.' })
  advType?: AdvType | null;

  @Field(() => String, { nullable: true, description: 'Remarks, 2,000 characters at most; it may be empty.' })
  @OptionalText(LINES)
  advNotes?: string | null;

  @Field(() => AdSignatureInput, {
    nullable: true,
    description:
      'The signature for it. Left out: one that is there stays while the same is sold; null: it goes.',
  })
  @IsOptional()
  @ValidateNested()
  signed?: AdSignatureInput | null;

  @Field(() => AdWorkInput, {
    nullable: true,
    description: 'What goes with it, as it was seen. Required when it is placed or assigned and that goes.',
  })
  @IsOptional()
  @ValidateNested()
  loses?: AdWorkInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Made by the sender; the same one sent again changes nothing. 8 to 64 characters.',
  })
  @IsOptional()
  @Matches(/^[\w-]{8,64}$/, { message: texts.badInput })
  requestId?: string | null;
}

@InputType({ description: 'A document of an advertisement, as it is added.' })
export class AdDocumentInput {
  @Field()
  @RequiredText()
  title: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;

  @Field(() => ID, { description: 'The id of a file in the folder that advertisementFolder answers.' })
  fileId: string;
}

@InputType({ description: 'Which advertisements of the list; what is not given does not matter.' })
export class AdvertisementFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Words of number or name; accents and capitals aside.',
  })
  @IsOptional()
  @MaxLength(LINE, { message: texts.tooLong })
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'The id of the responsible user.' })
  contactId?: string | null;

  @Field(() => AdWidth, { nullable: true })
  width?: AdWidth | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it stands on a page.' })
  placed?: boolean | null;

  @Field(() => AdvPaymentChoice, { nullable: true })
  payment?: AdvPaymentChoice | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is paid, in whatever way.' })
  paid?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether an invoice was made.' })
  invoiceCreated?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a question to the seller is open.' })
  openQuestion?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: whose advertiser cannot get an invoice yet.' })
  incomplete?: boolean | null;
}

/** Which advertisements, and which part of them. */
@ArgsType()
export class AdvertisementArgs extends PageArgs {
  @Field(() => ID)
  editionId: string;

  @Field(() => AdList)
  list: AdList;

  @Field(() => AdvertisementFilter, { nullable: true })
  filter?: AdvertisementFilter | null;
}
