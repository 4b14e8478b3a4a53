import { createHash } from 'node:crypto';

import { Permission } from '../../identity/catalogue/permission.enum';
import type { SessionUser } from '../../identity/people/requestContext';
import type { FileRule } from '../../identity/permissions/allow';
import { hasDbPermission } from '../../identity/permissions/userRights';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { type FileOrLinkInput, fileOrLinkOf } from '../../platform/files/fileOrLink.model';
import { claimFile, findFile, folderOf, readFile } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, removeRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import { financeTexts } from '../money/finance.texts';
import { listOpenYears } from './accountancyYear.service';
import { FinancialDocumentKind, TransactionState } from './finance.enums';
import { type FinancialDocument, FinancialDocumentModel } from './financialDocument.model';
import { type Transaction, TransactionModel } from './transaction.model';

/** Where the receipts of a workgroup are. */
export function receiptFolder(wg: string): string {
  return `accountancy/C${wg}`;
}

/** The receipts of an input: a list, or one alone. */
interface Given {
  receiptId?: string | null;
  receiptIds?: string[] | null;
}

interface Claim {
  wg: string;
  by: SessionUser;
  /** Names the one declaration that may have them. */
  record: string;
}

/**
 * Claims the receipts of a declaration, each once, and reads them through to know them again.
 * @returns what the record keeps @throws BAD_USER_INPUT when one is not there or another's
 */
export async function claimReceipts(
  { receiptId, receiptIds }: Given,
  { wg, by, record }: Claim,
): Promise<Pick<Transaction, 'receipts' | 'receiptHashes'>> {
  const isList = Boolean(receiptIds?.length);
  const field = isList ? 'receiptIds' : 'receiptId';
  const ids = [...new Set(isList ? receiptIds : [receiptId ?? ''])].map((id) => id.trim());
  if (ids.includes('')) throw badInput({ [field]: financeTexts.receipt });
  const receipts: StoredFile[] = [];
  const receiptHashes: string[] = [];
  for (const fileId of ids) {
    const receipt = await claimFile({ folder: receiptFolder(wg), fileId, field, by, record });
    receipts.push(receipt);
    receiptHashes.push(await hashOf(receipt));
  }
  return { receipts, receiptHashes };
}

async function hashOf({ id, url }: StoredFile): Promise<string> {
  const file = await findFile(folderOf(url), id);
  if (!file) throw new Error('A receipt that was claimed a moment ago is gone from the file store.');
  const hash = createHash('sha256');
  for await (const chunk of readFile(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Who reads a receipt: whoever sees the books, and whoever declared. */
export async function mayReadReceipt(
  user: SessionUser,
  settings: Settings,
  fileId: string,
): Promise<boolean> {
  if (user.permissions.general.includes(Permission.secFin) || hasDbPermission(user, settings)) return true;
  return (await TransactionModel.exists({ 'receipts.id': fileId, createdBy: user.id })) !== null;
}

/** Whether somebody can add a receipt for this workgroup now: to declare, or to answer a question. */
export async function takesReceipts(user: SessionUser, wg: string): Promise<boolean> {
  const years = await listOpenYears();
  if (years.some(({ workgroups }) => workgroups.some(({ index }) => index === wg))) return true;
  const asked = { createdBy: user.id, state: TransactionState.asked, wg };
  return (await TransactionModel.exists(asked)) !== null;
}

/** The treasurer's documents lie among the secretary's; each list has its own readers. */
export const TREASURER_FOLDER = 'docs/secretary';

const { doc, dbdoc } = FinancialDocumentKind;

/** The documents, newest first; none of those for the DB for others. */
export async function listFinancialDocuments(
  user: SessionUser,
  settings: Settings,
  kind: FinancialDocumentKind,
): Promise<FinancialDocument[]> {
  if (kind === dbdoc && !hasDbPermission(user, settings)) return [];
  return FinancialDocumentModel.find({ kind }).sort({ _id: -1 }).lean(leanWithId);
}

/** Adds one: a file, or for the DB also a link. @throws BAD_USER_INPUT */
export async function addFinancialDocument(
  actor: SessionUser,
  kind: FinancialDocumentKind,
  input: FileOrLinkInput,
): Promise<FinancialDocument> {
  // A link is for the DB only (docs/domain/finance.md, F45).
  const given = kind === dbdoc ? input : { ...input, link: null };
  if (kind === doc && !input.fileId) throw badInput({ fileId: texts.document });
  const fields = await fileOrLinkOf(actor, TREASURER_FOLDER, given);
  return addRecord<FinancialDocument>(FinancialDocumentModel, { kind, ...fields });
}

/** Removes one with its file. @returns its id @throws NOT_FOUND */
export async function deleteFinancialDocument(portal: PortalContext, id: string): Promise<string> {
  const { file } = await removeRecord<FinancialDocument>(FinancialDocumentModel, id, 'Dit document');
  await portal.files.release(file);
  return id;
}

/** Who reads a file of the treasurer: whoever sees its document. The DB has been let in before this. */
export const mayReadFinancialFile: FileRule = async ({ user, fileId }) => {
  if (!user?.permissions.general.includes(Permission.secFin)) return false;
  return (await FinancialDocumentModel.exists({ 'file.id': fileId, kind: doc })) !== null;
};
