import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';

import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isChair, isCommissionMember } from '../../identity/permissions/allow';
import { FileOrLinkInput } from '../../platform/files/fileOrLink.model';
import { Root } from '../../platform/graphql/root';
import { AddOnce } from '../../platform/once/once';
import { CommissionDocumentKind } from '../secretariat.enums';
import { CommissionDocument } from './commissionDocument.model';
import * as service from './commissionDocument.service';

const { script, doc } = CommissionDocumentKind;

@Resolver(() => CommissionDocument)
export class CommissionDocumentResolver {
  @Allow(isCommissionMember('commissionId'))
  @Query(() => [CommissionDocument], {
    description: 'Scripts and budget of a committee, newest first. Formerly: loadCommissionContent.',
  })
  commissionScripts(@Arg('commissionId', () => ID) commissionId: string): Promise<CommissionDocument[]> {
    return service.listCommissionDocuments(commissionId, script);
  }

  @Allow(isCommissionMember('commissionId'))
  @Query(() => [CommissionDocument], {
    description: 'Documents of a committee, newest first. Formerly: loadCommissionContent.',
  })
  commissionDocs(@Arg('commissionId', () => ID) commissionId: string): Promise<CommissionDocument[]> {
    return service.listCommissionDocuments(commissionId, doc);
  }

  @Allow(isChair('commissionId'))
  @Mutation(() => CommissionDocument, {
    description: 'Adds a script or budget; the chair only. Formerly: saveCommissionScript.',
  })
  @AddOnce()
  saveCommissionScript(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('item') item: FileOrLinkInput,
    @Ctx() context: RequestContext,
  ): Promise<CommissionDocument> {
    return service.saveCommissionDocument(actorOf(context), commissionId, script, item);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => CommissionDocument, { description: 'Adds a document. Formerly: saveCommissionDoc.' })
  @AddOnce()
  saveCommissionDoc(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('item') item: FileOrLinkInput,
    @Ctx() context: RequestContext,
  ): Promise<CommissionDocument> {
    return service.saveCommissionDocument(actorOf(context), commissionId, doc, item);
  }

  @Allow(isChair('commissionId'))
  @Mutation(() => ID, {
    description: 'Removes a script or budget; the chair only. Formerly: deleteCommissionScript.',
  })
  deleteCommissionScript(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.deleteCommissionDocument(context.portal, commissionId, script, id);
  }

  @Allow(isCommissionMember('commissionId'))
  @Mutation(() => ID, {
    description: 'Removes a document; the chair, or who added it. Formerly: deleteCommissionDoc.',
  })
  deleteCommissionDoc(
    @Arg('commissionId', () => ID) commissionId: string,
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return service.deleteOwnDocument(context.portal, actorOf(context), commissionId, doc, id);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Extension of the file: pdf, docx …' })
  type(@Root() { file }: CommissionDocument): string | null {
    return file?.type ?? null;
  }
}
