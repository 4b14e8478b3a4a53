import { Field, ID, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';
import { Webhook } from './webhook.model';

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'A new secret of a webhook, shown this once.' })
export class WebhookSecret {
  @Field(() => ID, { description: 'The id of the webhook.' })
  id: string;

  @Field({ description: 'With what messages are signed, as whsec_…: it cannot be shown again.' })
  secret: string;

  @Field(() => Webhook, { description: 'The webhook.' })
  webhook: Webhook;
}

@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'What can be chosen for a webhook here.' })
export class WebhookChoices {
  @Field(() => [String], { description: 'The kinds of records, as the log names them, in order.' })
  entities: string[];

  @Field({ description: 'Messages are sent from here; false: not from this portal, such as a demo.' })
  isSending: boolean;
}
