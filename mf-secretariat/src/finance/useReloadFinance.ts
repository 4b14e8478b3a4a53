import { useRefetch } from 'kit/lists';

const BOOKS = [
  'SecretariatTransactions',
  'SecretariatOpenDeclarations',
  'SecretariatAccountancyYears',
  'SecretariatMyDeclarations',
  'SecretariatLedger',
  'SecretariatLedgerEntries',
  'SecretariatReview',
  // The number in the menu.
  'ShellDeclarationsToDecide',
];

/** Reads what is shown of the books anew, after something in them changed: lists and sums. */
export function useReloadFinance(): () => Promise<void> {
  return useRefetch(BOOKS);
}
