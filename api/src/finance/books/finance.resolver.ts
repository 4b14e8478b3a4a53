import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { RequestContext } from '../../identity/people/requestContext';
import { actorOf } from '../../identity/people/requestContext';
import { Allow, isDB } from '../../identity/permissions/allow';
import { FileOrLinkInput } from '../../platform/files/fileOrLink.model';
import { AddOnce } from '../../platform/once/once';
import { FinancialDocumentKind } from './finance.enums';
import { BankAccount } from './finance.types';
import { FinancialDocument } from './financialDocument.model';
import * as documents from './receipts.service';

@Resolver()
export class FinanceResolver {
  @Allow(Permission.secFin)
  @Query(() => [BankAccount], { description: 'The general bank accounts of the foundation.' })
  bankAccounts(@Ctx() { settings }: RequestContext): readonly BankAccount[] {
    return settings.foundation.accounts;
  }

  @Allow(Permission.secFin)
  @Query(() => [FinancialDocument], {
    description:
      'Documents of the treasurer, newest first; those for the DB only for the DB. Formerly: loadSecretary.',
  })
  financialDocuments(
    @Arg('kind', () => FinancialDocumentKind) kind: FinancialDocumentKind,
    @Ctx() context: RequestContext,
  ): Promise<FinancialDocument[]> {
    return documents.listFinancialDocuments(actorOf(context), context.settings, kind);
  }

  @Allow(isDB)
  @Mutation(() => FinancialDocument, {
    description:
      'Adds a document: a file in docs/secretary, or for the DB also a link. Formerly: saveSecretary.',
  })
  @AddOnce()
  addFinancialDocument(
    @Arg('kind', () => FinancialDocumentKind) kind: FinancialDocumentKind,
    @Arg('document') document: FileOrLinkInput,
    @Ctx() context: RequestContext,
  ): Promise<FinancialDocument> {
    return documents.addFinancialDocument(actorOf(context), kind, document);
  }

  @Allow(isDB)
  @Mutation(() => ID, { description: 'Removes a document and its file. Formerly: saveSecretary.' })
  deleteFinancialDocument(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<string> {
    return documents.deleteFinancialDocument(context.portal, id);
  }
}
