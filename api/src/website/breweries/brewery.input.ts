import { IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';

import { LINES, OptionalText, RequiredText, WebAddress } from '../../platform/text/inputFields';
import { websiteTexts } from '../website.enums';

@InputType({ description: 'A brewery as it is filled in, without its beers.' })
export class BreweryInput {
  @Field()
  @RequiredText()
  name: string;

  @Field({ description: 'A web address; www.x.nl is kept as https://www.x.nl.' })
  @WebAddress()
  website: string;

  @Field({ description: 'What is said of it: not blank, 2,000 characters at most.' })
  @RequiredText(LINES)
  intro: string;
}

@InputType({ description: 'A beer as it is filled in.' })
export class BeerInput {
  @Field()
  @RequiredText()
  name: string;

  @Field(() => Float, { nullable: true, description: '0 to 100.' })
  @IsOptional()
  @IsNumber({}, { message: websiteTexts.percentage })
  @Min(0, { message: websiteTexts.percentage })
  @Max(100, { message: websiteTexts.percentage })
  alcoholPercentage?: number | null;

  @Field(() => Int, { nullable: true, description: '0 to 1000.' })
  @IsOptional()
  @IsInt({ message: websiteTexts.ibu })
  @Min(0, { message: websiteTexts.ibu })
  @Max(1000, { message: websiteTexts.ibu })
  IBU?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is said of it, 2,000 characters at most; it may be empty.',
  })
  @OptionalText(LINES)
  intro?: string | null;
}
