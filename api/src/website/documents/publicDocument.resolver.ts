import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, permissionFor } from '../../identity/permissions/allow';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { DocumentSection, sectionPermissions } from '../website.enums';
import { PublicDocumentInput } from './publicDocument.input';
import { PublicDocument } from './publicDocument.model';
import * as service from './publicDocument.service';

const CALLS = 'Formerly: updateContentPaper, updateContentLiedjes, updateContentKids, updateContentSummer.';

@Resolver(() => PublicDocument)
export class PublicDocumentResolver {
  @Allow(permissionFor('section', sectionPermissions))
  @Query(() => [PublicDocument], {
    description:
      'The documents of a page in their order: newest first, but for what was moved. Formerly: loadContentPaper, loadContentLiedjes, loadContentKids, loadContentSummer.',
  })
  publicDocuments(
    @Arg('section', () => DocumentSection) section: DocumentSection,
  ): Promise<PublicDocument[]> {
    return service.listDocuments(section);
  }

  @Allow(permissionFor('section', sectionPermissions))
  @Mutation(() => PublicDocument, { description: `Adds a document to a page. ${CALLS}` })
  @AddOnce()
  addPublicDocument(
    @Arg('section', () => DocumentSection) section: DocumentSection,
    @Arg('document') document: PublicDocumentInput,
    @Ctx() context: RequestContext,
  ): Promise<PublicDocument> {
    return service.addDocument(actorOf(context), section, document);
  }

  @Allow(permissionFor('section', sectionPermissions))
  @Mutation(() => ID, { description: `Removes a document and its file. ${CALLS}` })
  deletePublicDocument(
    @Arg('section', () => DocumentSection) section: DocumentSection,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.deleteDocument(context.portal, section, id);
  }

  @Allow(permissionFor('section', sectionPermissions))
  @Mutation(() => [PublicDocument], { description: 'Puts a document of a page before another, or last.' })
  movePublicDocument(
    @Arg('section', () => DocumentSection) section: DocumentSection,
    @Arg('id', () => ID, { description: 'The id of the document.' }) id: string,
    @Arg('before', () => ID, {
      nullable: true,
      description: 'The document of the same page that follows it; none: it comes last.',
    })
    before: string | null | undefined,
  ): Promise<PublicDocument[]> {
    return service.moveDocument(section, id, before ?? null);
  }

  @FieldResolver(() => String, { description: 'Extension of the file: pdf, docx …' })
  type(@Root() { file }: PublicDocument): string {
    return file.type;
  }
}
