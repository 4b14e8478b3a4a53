import { readStatements } from './readStatements';

/** The account of the statements in tests. */
export const OURS = 'NL91ABNA0417164300';

/** The payment in the MT940 statements of tests. */
export const jansen = {
  account: 'NL91ABNA0417164300',
  date: '2026-11-20',
  amount: 12_550,
  name: 'Bakkerij Jansen',
  iban: 'NL69INGB0123456789',
};

/** The statements of a text. */
export const read = (text: string, accounts = [OURS]) =>
  readStatements(new TextEncoder().encode(text), accounts);
/** All lines of a text. */
export const linesOf = (text: string) => read(text).flatMap(({ lines }) => lines);
/** Why a file is refused. */
export const refusal = (text: string, accounts?: string[]) => {
  try {
    read(text, accounts);
  } catch (error) {
    return (error as Error).message.replaceAll('\u00a0', ' ');
  }
  return 'taken';
};
