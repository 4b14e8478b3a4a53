import { Matches } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { LINES, OptionalText, RequiredText } from '../../platform/text/inputFields';
import { CarnivalDays, DAYS_FROM_CARNIVAL } from '../seasonOrder';
import { Month, secretariatTexts, TimeType } from '../secretariat.enums';

@InputType({ description: 'A category of the draaiboek, as it is filled in.' })
export class DraaiboekCategoryInput {
  @Field()
  @RequiredText()
  name: string;

  @Field({ description: '#rrggbb.' })
  @Matches(/^#[0-9a-f]{6}$/i, { message: secretariatTexts.color })
  color: string;
}

@InputType({ description: 'A subcategory of the draaiboek, as it is filled in.' })
export class DraaiboekSubCategoryInput {
  @Field()
  @RequiredText()
  name: string;
}

@InputType({ description: 'An item of the draaiboek, as it is filled in.' })
export class DraaiboekItemInput {
  @Field()
  @RequiredText()
  name: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;

  @Field(() => String, { nullable: true })
  @OptionalText()
  responsable?: string | null;

  @Field(() => TimeType)
  timeType: TimeType;

  @Field(() => Month, {
    nullable: true,
    description: 'The month in which it is done; null: no certain month.',
  })
  period?: Month | null;

  @Field(() => Int, { nullable: true, description: DAYS_FROM_CARNIVAL })
  @CarnivalDays()
  daysFromCarnival?: number | null;
}
