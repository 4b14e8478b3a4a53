import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsOptional, MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

import { texts } from '../../platform/errors/texts';
import { AnswerType } from '../../platform/schema/answerType';
import { RequiredText } from '../../platform/text/inputFields';
import { WebhookEventKind } from './webhook.enums';
import { Webhook } from './webhook.model';

/** Dutch texts about webhooks. */
export const webhookTexts = {
  what: 'Deze webhook',
  delivery: 'Deze mislukte aflevering',
  noEntity: 'Kies minstens één soort',
  noKind: 'Kies minstens één gebeurtenis',
  unknownEntity: 'Deze soort bestaat niet',
  notHttps: 'Een adres begint met https://',
  noCredentials: 'Zet geen naam of wachtwoord in het adres',
  notOutside: 'Dit adres ligt niet op het internet',
  full: (most: number) => `Er zijn al ${most} webhooks. Verwijder er eerst een.`,
  notSending: 'Dit portaal verstuurt geen webhooks.',
  notActive: 'Deze webhook staat stil. Hervat hem eerst.',
} as const;

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

@AnswerType('A new secret of a webhook, shown this once.')
export class WebhookSecret {
  @Field(() => ID, { description: 'The id of the webhook.' })
  id: string;

  @Field({ description: 'With what messages are signed, as whsec_…: it cannot be shown again.' })
  secret: string;

  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;
}

@AnswerType('What can be chosen for a webhook here.')
export class WebhookChoices {
  @Field(() => [String], { description: 'The kinds of records, as the log names them, in order.' })
  entities: string[];

  @Field({ description: 'Messages are sent from here; false: not from this portal, such as a demo.' })
  isSending: boolean;
}
