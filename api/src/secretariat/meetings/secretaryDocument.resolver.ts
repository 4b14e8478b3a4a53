import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import { KeepOmitted } from '../../platform/graphql/keepOmitted';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { SecretaryDocumentKind } from '../secretariat.enums';
import { MinutesMail } from './minutesMail.model';
import * as minutes from './minutesMail.service';
import { EditSecretaryDocumentInput, SecretaryDocumentInput } from './secretaryDocument.input';
import { SecretaryDocument } from './secretaryDocument.model';
import { SecretaryDocumentModel } from './secretaryDocument.model';
import * as service from './secretaryDocument.service';

@Resolver(() => SecretaryDocument)
export class SecretaryDocumentResolver {
  @Allow(Permission.secNotAge)
  @Query(() => [SecretaryDocument], {
    description:
      'The agendas or the minutes, newest meeting first; those for the DB only for the DB. Formerly: loadSecretary.',
  })
  secretaryDocuments(
    @Arg('kind', () => SecretaryDocumentKind) kind: SecretaryDocumentKind,
    @Ctx() context: RequestContext,
  ): Promise<SecretaryDocument[]> {
    return service.listSecretaryDocuments(actorOf(context), context.settings, kind);
  }

  @Allow(isDB)
  @Mutation(() => SecretaryDocument, { description: 'Adds an agenda or minutes. Formerly: saveSecretary.' })
  @AddOnce()
  addSecretaryDocument(
    @Arg('kind', () => SecretaryDocumentKind) kind: SecretaryDocumentKind,
    @Arg('document') document: SecretaryDocumentInput,
    @Ctx() context: RequestContext,
  ): Promise<SecretaryDocument> {
    return service.addSecretaryDocument(context.portal, actorOf(context), kind, document);
  }

  @Allow(isDB)
  @KeepOmitted({ model: () => SecretaryDocumentModel })
  @Mutation(() => SecretaryDocument, {
    description: 'Mends the date, and with it the title, and the description.',
  })
  editSecretaryDocument(
    @Arg('id', () => ID) id: string,
    @Arg('revision', () => Int) revision: number,
    @Arg('document') document: EditSecretaryDocumentInput,
    @Ctx() context: RequestContext,
  ): Promise<SecretaryDocument> {
    return service.editSecretaryDocument(actorOf(context), id, revision, document);
  }

  @Allow(isDB)
  @Mutation(() => SecretaryDocument, {
    description: 'Closes a document for all but the DB, or opens it. Formerly: saveSecretary.',
  })
  lockSecretaryDocument(
    @Arg('id', () => ID) id: string,
    @Arg('dbOnly', { description: 'True: only the DB sees it.' }) dbOnly: boolean,
    @Ctx() context: RequestContext,
  ): Promise<SecretaryDocument> {
    return service.lockSecretaryDocument(actorOf(context), id, dbOnly);
  }

  @Allow(isDB)
  @Mutation(() => ID, { description: 'Removes a document and its file. Formerly: saveSecretary.' })
  deleteSecretaryDocument(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return service.deleteSecretaryDocument(context.portal, id);
  }

  @FieldResolver(() => String, { description: "'dd/mm/yyyy - Agenda' or 'dd/mm/yyyy - Notulen'." })
  title(@Root() document: SecretaryDocument): string {
    return service.titleOf(document);
  }

  @FieldResolver(() => String, { description: 'Extension of the file: pdf, docx …' })
  type(@Root() { file }: SecretaryDocument): string {
    return file.type;
  }

  @Allow(Permission.secNotAge)
  @Query(() => MinutesMail, { description: 'Whether I get a mail when minutes are added.' })
  minutesMail(@Ctx() context: RequestContext): Promise<MinutesMail> {
    return minutes.getMinutesMail(actorOf(context));
  }

  @Allow(Permission.secNotAge)
  @Mutation(() => MinutesMail, { description: 'For chairs: get a mail when minutes are added, or not.' })
  editMinutesMail(
    @Arg('wanted', { description: 'Whether to get the mail.' }) wanted: boolean,
    @Ctx() context: RequestContext,
  ): Promise<MinutesMail> {
    return minutes.editMinutesMail(actorOf(context), wanted);
  }
}
