import { IsInt, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { AnswerType } from '../../platform/schema/answerType';
import { Advertiser } from './advertiser.model';

@InputType({ description: 'To whom one advertiser of a selection goes.' })
export class AdvertiserHandOver {
  @Field(() => ID, { description: 'The id of the advertiser.' })
  id: string;

  @Field(() => Int, { description: 'As it was when it was shown.' })
  @IsInt()
  @Min(0)
  revision: number;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of who becomes responsible, of paperSellers; null: nobody.',
  })
  contactId?: string | null;
}

/** What became of handing over several advertisers. */
@AnswerType('What became of handing over several advertisers.')
export class AdvertisersHandedOver {
  @Field(() => [Advertiser], { description: 'Those that were handed over, as they are now.' })
  handedOver: Advertiser[];

  @Field(() => [String], { description: 'Of those that were not, in Dutch: which, and why.' })
  notHandedOver: string[];
}
