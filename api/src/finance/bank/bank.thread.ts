import { isZip, UnsafeZip, unzip } from '../../platform/files/zipGuard';
import { bankTexts } from '../money/finance.texts';
import { readStatements } from './statements/readStatements';
import { type Statement, StatementError } from './statements/statementLine';

/** A file with 5,000 payments is some 10 MB of xml. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_FILES = 100;

/** A file that the bank gave, and the accounts whose statements are taken in. */
export interface BankFile {
  bytes: Uint8Array;
  accounts: readonly string[];
}

/** What is in a file: statements, or why there are none. */
export interface ReadBankFile {
  /** '' when it was not in a zip. */
  name: string;
  statements: Statement[];
  error: string | null;
}

/** Reads a file, or each in a zip. @returns a text when it is a zip that is not taken in at all */
export function readBankFile({ bytes, accounts }: BankFile): ReadBankFile[] | string {
  const files = filesOf(bytes);
  if (typeof files === 'string') return files;
  return files.map(({ name, bytes: inside }) => {
    try {
      return { name, statements: readStatements(inside, accounts), error: null };
    } catch (error) {
      if (error instanceof StatementError) return { name, statements: [], error: error.message };
      throw error;
    }
  });
}

function filesOf(bytes: Uint8Array): { name: string; bytes: Uint8Array }[] | string {
  if (!isZip(bytes)) return [{ name: '', bytes }];
  try {
    const files = unzip(bytes, { mostBytes: MOST_BYTES, mostFiles: MOST_FILES })
      // What a Mac puts beside each file.
      .filter(({ name }) => !/(^|\/)(__MACOSX\/|\.)/.test(name))
      .map(({ name, bytes: inside }) => ({ name: name.split('/').at(-1) ?? name, bytes: inside }));
    return files.length > 0 ? files : bankTexts.emptyZip;
  } catch (error) {
    if (error instanceof UnsafeZip) return bankTexts.unsafeZip;
    throw error;
  }
}
