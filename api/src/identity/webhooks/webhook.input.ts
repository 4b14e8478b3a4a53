import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { RequiredText } from '../../platform/text/inputFields';
import { WebhookEventKind } from './webhook.enums';
import { webhookTexts } from './webhook.texts';

const LONGEST_NAME = 60;
const LONGEST_URL = 500;
const LONGEST_ENTITY = 60;
const MOST_ENTITIES = 100;

@InputType({ description: 'A webhook, as it is filled in.' })
export class WebhookInput {
  @Field({ description: 'What it is for, at most 60 characters.' })
  @RequiredText(LONGEST_NAME)
  name: string;

  @Field({ description: 'Where messages go: https, at most 500 characters, without a name or password.' })
  @RequiredText(LONGEST_URL)
  url: string;

  @Field(() => [String], {
    nullable: true,
    description: 'The kinds of records it is told of, at least one, of webhookChoices; null: all.',
  })
  @MaxLength(LONGEST_ENTITY, { each: true, message: webhookTexts.unknownEntity })
  @ArrayUnique({ message: texts.badInput })
  @ArrayMaxSize(MOST_ENTITIES, { message: texts.badInput })
  @ArrayMinSize(1, { message: webhookTexts.noEntity })
  @IsOptional()
  entities?: string[] | null;

  @Field(() => [WebhookEventKind], { description: 'Of what it is told, at least one.' })
  @ArrayUnique({ message: texts.badInput })
  @ArrayMaxSize(Object.keys(WebhookEventKind).length, { message: texts.badInput })
  @ArrayMinSize(1, { message: webhookTexts.noKind })
  kinds: WebhookEventKind[];
}
