import { GraphQLDateTime } from 'graphql-scalars';
import { Field } from 'type-graphql';

import { StoredFile } from '../../platform/files/storedFile.type';
import { AnswerType } from '../../platform/schema/answerType';
import { ALT, FOCUS, FocalPoint } from '../pictures';

@AnswerType('A private link that shows what is not on the website yet. It is told this once.')
export class PreviewLink {
  @Field({ description: 'The address to give away.' })
  url: string;

  @Field(() => GraphQLDateTime, { description: 'Until when it works, if the draft is there so long.' })
  until: Date;
}

@AnswerType('What is not on the website yet, as its visitors would see it, for who has a private link to it.')
export class WebsitePreview {
  @Field({ description: 'The page of the website on which it comes, in Dutch.' })
  page: string;

  @Field({ description: "The title; '': it has none." })
  title: string;

  @Field({ description: "Html; '': empty." })
  text: string;

  @Field(() => [String], { description: 'The names of its tags, in Dutch; empty: no tags.' })
  tags: string[];

  @Field(() => StoredFile, { nullable: true, description: 'A photo; null: none.' })
  photo?: StoredFile | null;

  @Field(() => String, ALT)
  alt?: string | null;

  @Field(() => FocalPoint, FOCUS)
  focus?: FocalPoint | null;

  @Field(() => String, { nullable: true, description: 'The text to show for the link.' })
  link?: string | null;

  @Field(() => String, { nullable: true, description: 'A web address; null: there is no link.' })
  linkURL?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'YYYY-MM-DD: the day on which it comes on the website; null: none was chosen.',
  })
  publishOn?: string | null;
}
