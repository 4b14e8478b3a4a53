import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { validateXML } from 'xmllint-wasm';

import type { DirectDebitFile } from '../claims/directDebit.model';
import { directDebitXml } from './directDebitApproval.service';

const schema = readFileSync(join(__dirname, 'pain.008.001.08.sepa.xsd'), 'utf8');
const debit = (changes: object = {}) => ({
  endToEndId: '64b000000000000000000001',
  holder: 'Café ’t Höfke & Zn. B.V. '.repeat(5),
  iban: 'BE68539007547034',
  amount: 1255,
  description: 'Club van 111 – 2026 <voor> de "raad" '.repeat(8),
  reference: '2026-202601',
  mandate: '202601-1',
  signedOn: '2026-11-11',
  ...changes,
});
const file = (debits = [debit(), debit({ amount: 1, holder: '😀', description: '//' })]) =>
  ({
    id: '64b0000000000000000000aa',
    collectionDate: '2026-12-08',
    iban: 'NL91ABNA0417164300',
    creditorId: 'NL69ZZZ123456780000',
    initiator: 'Stichting Carnaval Ulft',
    debits,
    creationDate: new Date('2026-11-21T10:00:00Z'),
  }) as unknown as DirectDebitFile;
const errorsOf = async (xml: string) => {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
};

it('is a core direct debit as the schema has it, whatever names and descriptions hold', async () => {
  expect(await errorsOf(directDebitXml(file()))).toEqual([]);
});

it('the schema is no rubber stamp', async () => {
  const xml = directDebitXml(file());
  const broken = [
    ['BE68539007547034', 'BE68 5390'],
    ['>12.55<', '>12.555<'],
    ['<ReqdColltnDt>2026-12-08</ReqdColltnDt>', ''],
    ['<MndtId>202601-1</MndtId>', ''],
    ['<SeqTp>RCUR</SeqTp>', '<SeqTp>NEXT</SeqTp>'],
    ['NL69ZZZ123456780000', 'ZZZ'],
  ] as const;
  for (const [right, wrong] of broken) {
    expect(xml).toContain(right);
    expect(await errorsOf(xml.replace(right, wrong))).not.toEqual([]);
  }
});

it('says when, by which mandate and for whom, one batch, core and recurring', () => {
  const xml = directDebitXml(file([debit()]));
  const has = [
    '<PmtInfId>64b0000000000000000000aa.B1</PmtInfId><PmtMtd>DD</PmtMtd><BtchBookg>true</BtchBookg>',
    '<LclInstrm><Cd>CORE</Cd></LclInstrm><SeqTp>RCUR</SeqTp>',
    '<ReqdColltnDt>2026-12-08</ReqdColltnDt>',
    '<Id>NL69ZZZ123456780000</Id><SchmeNm><Prtry>SEPA</Prtry></SchmeNm>',
    '<EndToEndId>64b000000000000000000001</EndToEndId>',
    '<MndtId>202601-1</MndtId><DtOfSgntr>2026-11-11</DtOfSgntr>',
    '<Ustrd>2026-202601 Club van 111',
  ];
  for (const part of has) expect(xml).toContain(part);
});

it('adds up to the cent', () => {
  const amounts = Array.from({ length: 300 }, (_, at) => 1 + at * 37);
  const xml = directDebitXml(file(amounts.map((amount) => debit({ amount }))));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  expect(xml).toContain(`<NbOfTxs>300</NbOfTxs><CtrlSum>${(total / 100).toFixed(2)}</CtrlSum>`);
});
