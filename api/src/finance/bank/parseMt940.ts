import { Parser } from 'mt940js';

import { plainIban } from '../../platform/text/iban';
import { type StatementLine, tidy } from './statementLine';

/** The lines of an MT940 file as Dutch banks make them; null for other text. */
export function parseMt940(text: string): StatementLine[] | null {
  if (!/^:20:/m.test(text) || !/^:61:/m.test(text)) return null;
  // One bank puts a line with the name of the format before all others.
  const statements = new Parser().parse(text.replace(/^:940:\r?\n/gm, ''));
  return statements.flatMap(({ accountIdentification, transactions }) => {
    const account = /[A-Z]{2}\d{2}[A-Z0-9]{11,30}?(?=EUR|\b)/.exec(accountIdentification)?.[0] ?? '';
    return transactions.map(({ date, amount, details, reference, extraDetails = '' }) => {
      const parts = partsOf(details);
      return {
        account: plainIban(account),
        date: date.toISOString().slice(0, 10),
        // The library gives euro; what it read had two decimals.
        amount: Math.round(amount * 100),
        name: parts.name,
        iban: plainIban(parts.iban || (/^[A-Z]{2}\d{2}\w+$/.exec(extraDetails.trim())?.[0] ?? '')),
        description: parts.description,
        reference: [parts.reference, tidy(reference)]
          .filter((one) => one && !/^NONREF|NOTPROVIDED/.test(one))
          .join(' '),
      };
    });
  });
}

/** What is between the slashes of tag 86: /IBAN/…/NAME/…/REMI/… or, at one bank, /CNTP/iban/bic/name/…. */
function partsOf(details: string): { name: string; iban: string; description: string; reference: string } {
  const line = details.replace(/\r?\n/g, '');
  const tag = (name: string) => new RegExp(`/${name}/(.*?)(?=/[A-Z]{4}/|$)`).exec(line)?.[1] ?? '';
  const [iban = '', , name = ''] = tag('CNTP').split('/');
  const remittance = tag('REMI')
    .replace(/^USTD\/\//, '')
    .replace(/\/+$/, '');
  return {
    name: tidy(tag('NAME') || name),
    iban: tidy(tag('IBAN') || iban),
    description: tidy(remittance || line),
    reference: tidy(tag('EREF')),
  };
}
