import { IsInt, Matches, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

import { EmailAddress, RequiredText } from '../../platform/text/inputFields';
import { PhoneNumber } from '../enrolment';
import { websiteTexts } from '../website.enums';

@InputType({ description: 'What is filled in of a participant of the song festival, but the statement.' })
export class ParticipantChangeInput {
  @Field({ description: 'The name of the act: not blank, 200 characters at most.' })
  @RequiredText()
  actName: string;

  @Field({ description: 'The title of the song: not blank, 200 characters at most.' })
  @RequiredText()
  songName: string;

  @Field(() => Int, { description: '1 to 500.' })
  @IsInt({ message: websiteTexts.persons })
  @Min(1, { message: websiteTexts.persons })
  @Max(500, { message: websiteTexts.persons })
  numberOfParticipants: number;

  @Field({ description: 'The name of the contact person: not blank, 200 characters at most.' })
  @RequiredText()
  contactName: string;

  @Field({ description: 'The telephone number of the contact person, 6 to 30 signs.' })
  @PhoneNumber()
  contactPhone: string;

  @Field({ description: 'The e-mail address of the contact person.' })
  @EmailAddress()
  contactEmail: string;
}

@InputType({ description: 'What a visitor fills in to enrol for the song festival.' })
export class ParticipantInput extends ParticipantChangeInput {
  @Field(() => ID, { description: 'The originality statement: a file in participantDocs/liedjes.' })
  @Matches(/\S/, { message: websiteTexts.fileRequired })
  statementId: string;
}
