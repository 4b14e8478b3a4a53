import { texts } from '../../../platform/errors/texts';
import { isMailAddress, LINE } from '../../../platform/text/inputFields';
import { oneLine, searchable } from '../../../platform/text/plainText';
import type { Commission } from '../../people/commission.model';
import { normalizeEmail } from '../../people/user.model';
import { type AddUserInput, LONGEST_PHONE } from '../user.input';
import type { UserImportProblem, UserImportRowInput } from './userImport.type';

/** A row as it can be added, with what is wrong with it. */
export interface ReadRow {
  user: AddUserInput & { phoneNumber: string; adres: string };
  problems: UserImportProblem[];
}

const YES = ['ja', 'j', 'x', '1', 'true', 'waar', 'extern'];
const NO = ['', 'nee', 'n', '0', 'false', 'onwaar', '-'];

/** Reads one row by the rules of the form. */
export function readRow(row: UserImportRowInput, commissions: readonly Commission[]): ReadRow {
  const problems: UserImportProblem[] = [];
  const add = (field: keyof UserImportRowInput, message: string) => problems.push({ field, message });
  const text = (field: keyof UserImportRowInput, most = LINE) => {
    const value = oneLine(row[field] ?? '');
    if (value.length > most) add(field, texts.tooLong);
    return value;
  };
  const name = text('name');
  if (name === '') add('name', texts.required);
  const email = normalizeEmail(row.email ?? '');
  if (!isMailAddress(email)) add('email', email === '' ? texts.required : texts.email);
  const external = searchable(row.isExternal ?? '');
  if (![...YES, ...NO].includes(external)) add('isExternal', texts.yesOrNo);
  const asked = (row.commissions ?? '').split(/[,;\n]/).filter((part) => part.trim() !== '');
  const ids = asked.map((one) => {
    const found = commissionOf(one, commissions);
    if (!found) add('commissions', texts.noSuchCommission(oneLine(one)));
    return found?.id ?? '';
  });
  const user = {
    name,
    email,
    phoneNumber: text('phoneNumber', LONGEST_PHONE),
    adres: text('adres'),
    isExternal: YES.includes(external),
    permissions: { general: [], commissions: ids.filter(Boolean) },
  };
  return { user, problems };
}

/** By its name, its number, or both as the portal writes them: '3 - Optocht'. */
function commissionOf(asked: string, commissions: readonly Commission[]): Commission | undefined {
  const plain = searchable(asked);
  return commissions.find(({ index, name }) =>
    [searchable(name), String(index), searchable(`${index} - ${name}`)].includes(plain),
  );
}
