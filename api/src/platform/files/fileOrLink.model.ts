import { prop } from '@typegoose/typegoose';
import { ValidateIf } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';

import { badInput } from '../errors/appError';
import { texts } from '../errors/texts';
import { LINES, OptionalText, RequiredText, WebAddress } from '../text/inputFields';
import { trimmed } from '../text/plainText';
import { claimFile } from './files.service';
import { StoredFile } from './storedFile.type';

/** A document that is a file or a link, for the class of its kind to extend. It is never changed, only removed. */
@ObjectType({ simpleResolvers: true })
export abstract class FileOrLink {
  @Field(() => ID)
  id: string;

  @Field()
  @prop({ type: () => String, required: true })
  title: string;

  @Field()
  @prop({ type: () => String, default: '' })
  description: string;

  @Field(() => StoredFile, { nullable: true, description: 'The file; null: it is a link.' })
  @prop({ type: () => StoredFile })
  file?: StoredFile | null;

  @Field(() => String, { nullable: true, description: 'Without a leading https://.' })
  @prop({ type: () => String })
  link?: string | null;

  @Field({ description: 'The name of whoever added it.' })
  @prop({ type: () => String, required: true })
  creator: string;

  @Field(() => ID, { description: 'The id of the user who added it.' })
  @prop({ type: () => String, required: true })
  createdBy: string;

  @Field(() => GraphQLDateTime)
  @prop({ type: () => Date, default: () => new Date() })
  creationDate: Date;
}

@InputType({ description: 'A title with a file or a link.' })
export class FileOrLinkInput {
  @Field()
  @RequiredText()
  title: string;

  @Field(() => String, { nullable: true })
  @OptionalText(LINES)
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'A file in docs/C{commissionId}.' })
  fileId?: string | null;

  @Field(() => String, { nullable: true, description: 'A web address; a leading https:// is removed.' })
  @ValidateIf(({ link }: FileOrLinkInput) => Boolean(link?.trim()))
  @WebAddress()
  link?: string | null;
}

/**
 * What a document keeps of a form: its file, its link without a leading https://, and who added it.
 * @param folder where the file was uploaded to @throws BAD_USER_INPUT without a file and a link
 */
export async function fileOrLinkOf(
  actor: { id: string; name: string },
  folder: string,
  input: FileOrLinkInput,
) {
  const { title, description, fileId, link } = trimmed(input);
  if (!fileId && !link) throw badInput({ fileId: texts.fileOrLink });
  return {
    title,
    description: description ?? '',
    file: fileId ? await claimFile({ folder, fileId, field: 'fileId', by: actor, isSearched: true }) : null,
    link: link ? link.replace(/^https:\/\//i, '') : null,
    creator: actor.name,
    createdBy: actor.id,
  };
}
