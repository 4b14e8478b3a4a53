import { Field, Int, ObjectType } from 'type-graphql';

import { Allow, inherit } from '../../platform/schema/allow';

/** Whom a mailing would reach now. */
@Allow(inherit)
@ObjectType({ simpleResolvers: true, description: 'Whom a mailing would reach now.' })
export class MailingReach {
  @Field({ description: "To whom, in Dutch: 'Bouwploeg, 2026-2027'." })
  title: string;

  @Field(() => Int, { description: 'How many mails; two with one address get one.' })
  count: number;

  @Field(() => [String], { description: 'The names of who has no address.' })
  withoutAddress: string[];

  @Field(() => [String], { description: 'The names of who wants no mailings.' })
  unwilling: string[];

  @Field(() => [String], { description: 'The names of those whose address refused mail three times.' })
  unreachable: string[];

  @Field(() => [String], {
    description: 'What a mail may hold between braces beside {voornaam} and {naam}, filled in for each.',
  })
  fields: string[];

  @Field({
    description: 'Where an answer goes that is not to the sender; blank: the foundation has no address.',
  })
  foundationAddress: string;
}
