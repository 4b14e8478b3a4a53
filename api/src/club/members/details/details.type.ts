import { Field, Int } from 'type-graphql';

import { AnswerType } from '../../../platform/schema/answerType';
import { ClubDelivery } from '../../club.enums';
import { ClubContact, ClubMember } from '../member.model';

/** What a private link shows: no more than the member has to check. */
@AnswerType('The details of one member, for the member.')
export class ClubDetails extends ClubContact {
  @Field({ description: "The first name; '': not known." })
  firstName: string;

  @Field({ description: 'The last name.' })
  lastName: string;

  @Field(() => ClubDelivery)
  delivery: ClubDelivery;

  @Field({ description: 'What is shown was proposed and waits for approval.' })
  waiting: boolean;

  @Field({ description: 'A change waits for approval.' })
  approval: boolean;

  @Field(() => Int, { description: 'The revision of the member, for correctClubDetails.' })
  revision: number;
}

@AnswerType('A new private link, shown this once.', 'ClubNewDetailsLink')
export class NewClubDetailsLink {
  @Field({
    description: 'The page of the member: only a hash of it is stored, so that it cannot be shown again.',
  })
  url: string;

  @Field(() => ClubMember, { description: 'Whose link it is.' })
  member: ClubMember;
}
