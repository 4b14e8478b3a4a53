import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { validateXML } from 'xmllint-wasm';

import type { PaymentFile } from '../claims/directDebit.model';
import { paymentXml, sepaText } from './paymentFile.service';

const schema = readFileSync(join(__dirname, 'pain.001.001.09.sepa.xsd'), 'utf8');
const payment = (changes: object = {}) => ({
  transactionId: '64b000000000000000000001',
  name: 'Café ’t Höfke & Zn. B.V. '.repeat(5),
  iban: 'BE68539007547034',
  amount: 1255,
  description: 'Vlaai – 2 stuks <voor> de "raad" '.repeat(8),
  ...changes,
});
const file = (payments = [payment(), payment({ amount: 1, name: '😀', description: '//' })]) =>
  ({
    id: '64b0000000000000000000aa',
    executionDate: '2026-12-01',
    iban: 'NL91ABNA0417164300',
    initiator: 'Stichting Carnaval Ulft',
    payments,
    creationDate: new Date('2026-11-21T10:00:00Z'),
  }) as unknown as PaymentFile;
const errorsOf = async (xml: string) => {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
};

it('is a credit transfer as the schema has it, whatever names and descriptions hold', async () => {
  expect(await errorsOf(paymentXml(file()))).toEqual([]);
});

it('the schema is no rubber stamp', async () => {
  const xml = paymentXml(file());
  expect(await errorsOf(xml.replace('BE68539007547034', 'BE68 5390'))).not.toEqual([]);
  expect(await errorsOf(xml.replace('>12.55<', '>12.555<'))).not.toEqual([]);
  expect(await errorsOf(xml.replace('<Dt>2026-12-01</Dt>', '2026-12-01'))).not.toEqual([]);
});

it('adds up to the cent', () => {
  const amounts = Array.from({ length: 300 }, (_, at) => 1 + at * 37);
  const xml = paymentXml(file(amounts.map((amount) => payment({ amount }))));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  expect(xml).toContain(`<CtrlSum>${(total / 100).toFixed(2)}</CtrlSum>`);
  const paid = [...xml.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)</g)].map(
    ([, euros, cents]) => Number(euros) * 100 + Number(cents),
  );
  expect(paid).toEqual(amounts);
});

it.each([
  ['José Ångström', 'Jose Angstrom'],
  ['Straße 1 // 2', 'Strasse 1 / 2'],
  ['/begin en eind/', 'begin en eind'],
  ['a\u0000b\n<c>', 'a b c'],
  ['😀', 'onbekend'],
  ['x'.repeat(80), 'x'.repeat(70)],
])('a bank reads %j as %j', (text, read) => expect(sepaText(text, 70)).toBe(read));
