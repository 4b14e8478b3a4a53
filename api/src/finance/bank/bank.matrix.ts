import { DB_HOLDERS, type MatrixRow, rows } from '../../testing/permissionMatrix';

/** Every operation of the bank import. */
export const bankMatrix: readonly MatrixRow[] = rows(DB_HOLDERS, {
  bankLines: '{ bankLines(state: todo) { id } }',
  bankReceivables: '{ bankReceivables { id } }',
  importBankStatement: 'mutation { importBankStatement(file: "") { added } }',
  matchBankLine: 'mutation { matchBankLine(id: "x", receivables: []) { id } }',
  bookBankLine: 'mutation { bookBankLine(id: "x", booking: {}) { id } }',
  unbookBankLine: 'mutation { unbookBankLine(id: "x") { id } }',
  matchBankLines: 'mutation { matchBankLines(lines: []) { error } }',
  unmatchBankLine: 'mutation { unmatchBankLine(id: "x") { id } }',
  ignoreBankLine: 'mutation { ignoreBankLine(id: "x", ignored: true) { id } }',
});
