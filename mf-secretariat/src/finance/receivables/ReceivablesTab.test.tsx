import { screen, waitFor, within } from '@testing-library/react';
import { todayInAmsterdam } from 'kit/format';
import { answer, gone, mockDownloads, press, type Unmasked } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatAskPaymentLinkDocument,
  SecretariatEndPayableDocument,
  SecretariatReopenPayableDocument,
  SecretariatMakeReminderLettersDocument,
  SecretariatOnlinePaymentsDocument,
  type SecretariatOnlinePaymentsQuery,
  SecretariatPayablesDocument,
  SecretariatReceivablesDocument,
  type SecretariatReceivablesQuery,
  SecretariatRemindReceivablesDocument,
  SecretariatRestoreReceivableDocument,
  SecretariatSeeOnlinePaymentDocument,
  SecretariatWriteOffReceivableDocument,
  SecretariatWriteOffsDocument,
} from '../../gql/graphql';
import { open, rowsOf } from '../testFinance';

type Receivable = Unmasked<SecretariatReceivablesQuery>['openReceivables'][number];

beforeAll(loadDialogPanel);
const saved = mockDownloads();

const receivable = (id: string, changed: Partial<Receivable> = {}): Receivable => ({
  ...{ id: `invoice:${id}`, area: 'Facturen', reference: `2026-000${id}`, name: `Klant ${id}` },
  ...{ label: `Factuur 2026-000${id}, Klant ${id}`, amount: 5000, email: 'klant@voorbeeld.example' },
  ...{ dueDate: '2026-11-03', daysLate: 18, nextReminder: todayInAmsterdam(), reminders: [] },
  ...{ nextLetter: todayInAmsterdam(), link: null, canLink: false, collectedOn: null },
  ...changed,
});
const reminder = {
  id: 'r1',
  file: null,
  step: 1,
  to: 'klant@voorbeeld.example',
  day: '2026-11-17',
  byName: 'Jan',
};
const late = receivable('1');
const onTime = receivable('2', { daysLate: 0, dueDate: '2099-01-02', nextReminder: '2099-01-16' });
const ad = receivable('3', {
  ...{ id: 'paperAdvertisement:3', area: 'Krant', label: 'Advertentie 2027_3', amount: 12_000 },
  ...{ daysLate: 70, email: null, nextReminder: null },
});
const list = (openReceivables: Receivable[], times?: number) =>
  answer(SecretariatReceivablesDocument, {}, { openReceivables }, times);
const writeOff = {
  ...{ id: 'invoice:9', name: 'Klant 9', label: 'Factuur 2026-0009, Klant 9', amount: 900 },
  ...{ reason: 'Failliet', day: '2026-11-20', byName: 'Jan' },
};
const off = (list: (typeof writeOff)[], times?: number) =>
  answer(SecretariatWriteOffsDocument, {}, { receivableWriteOffs: list }, times);
type OnlinePayment = SecretariatOnlinePaymentsQuery['onlinePaymentsToCheck'][number];
const online = (onlinePaymentsToCheck: OnlinePayment[], times?: number) =>
  answer(SecretariatOnlinePaymentsDocument, {}, { onlinePaymentsToCheck }, times);
const due = {
  ...{ id: 'webshopOrder:o1/terug', area: 'Webshop', name: 'Els Bos', email: 'els@voorbeeld.example' },
  ...{ label: 'Bestelling A1B2, Els Bos: terug te betalen', amount: 2400, since: '2026-11-20' },
};
const payables = (openPayables: (typeof due)[], times?: number) =>
  answer(SecretariatPayablesDocument, {}, { openPayables }, times);
const show = (...mocks: ReturnType<typeof answer>[]) =>
  open([...mocks, off([]), online([]), payables([])], { tab: 'openstaand' });

test('what is open stands in one list, with its sums by how late it is', async () => {
  show(list([ad, late, onTime]));
  expect(await screen.findByRole('heading', { name: /^Samen €\s220,00$/ })).toBeVisible();
  const figures = screen
    .getAllByRole('definition')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(figures.slice(0, 4)).toEqual(['€ 50,001 post', '€ 50,001 post', '€ 0,000 posten', '€ 120,001 post']);
  const rows = await rowsOf('Openstaand');
  expect(rows[1]).toContain('Klant 3Krant2026-000303/11/202670 dagenGeen mailadres€ 120,00');
  expect(rows[3]).toContain('Nog nietVanaf 16/01/2099€ 50,00');
  expect(rows.at(-1)).toContain('€ 220,00');
});

test('it is narrowed by area, by age and by what is searched; the sum follows', async () => {
  const user = show(list([ad, late, onTime]));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Onderdeel' }), 'Facturen');
  expect((await rowsOf('Openstaand')).at(-1)).toContain('€ 100,00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Te laat' }), '1 tot 30 dagen');
  expect(screen.getByRole('heading', { name: '1 post' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'advertentie');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
});

test('who is late enough is reminded after one question; what was skipped is told', async () => {
  const second = receivable('4');
  const user = show(
    list([ad, late, second, onTime], 1),
    answer(
      SecretariatRemindReceivablesDocument,
      { ids: [late.id, second.id] },
      { remindReceivables: { sent: 1, skipped: 1 } },
    ),
    list([ad, { ...late, reminders: [reminder], nextReminder: '2099-01-01' }, onTime]),
  );
  await press(user, 'Herinner wie te laat is (2)');
  const question = within(await screen.findByRole('alertdialog', { name: '2 herinneringen mailen?' }));
  expect(question.getByText('1 post is te laat zonder mailadres.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Mailen' }));
  expect(
    await screen.findByText('1 herinnering verstuurd, 1 overgeslagen: al betaald of al herinnerd'),
  ).toBeVisible();
  await gone();
  expect(await screen.findByText('1 van 3')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Herinner wie/ })).not.toBeInTheDocument();
});

test('money that is due back is noted as paid back, or written off with a reason', async () => {
  const ends = { id: due.id, how: 'paidBack' as const };
  const other = { ...due, id: 'webshopOrder:o2/terug', label: 'Bestelling C3D4, Piet: terug te betalen' };
  const user = show(
    list([late]),
    payables([due, other], 1),
    answer(SecretariatEndPayableDocument, ends, { endPayable: due.id }),
    payables([other], 1),
    answer(SecretariatReopenPayableDocument, { id: due.id }, { reopenPayable: due.id }),
    payables([due, other], 1),
    answer(SecretariatEndPayableDocument, ends, { endPayable: due.id }),
    payables([other], 1),
    answer(
      SecretariatEndPayableDocument,
      { id: other.id, how: 'writtenOff', reason: 'Gift' },
      { endPayable: other.id },
    ),
  );
  const paidBack = () => press(user, 'Bestelling A1B2, Els Bos: terug te betalen: terugbetaald');
  await paidBack();
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  expect(await screen.findByText('Weer terug te betalen')).toBeVisible();
  await paidBack();
  await waitFor(() => expect(screen.queryByText(due.label)).not.toBeInTheDocument());
  await press(user, 'Bestelling C3D4, Piet: terug te betalen: afboeken');
  const dialog = within(await screen.findByRole('dialog', { name: 'Niet terugbetalen?' }));
  await user.click(dialog.getByRole('button', { name: 'Afboeken' }));
  expect(await dialog.findByText('Vul een reden in')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reden' }), 'Gift');
  await user.click(dialog.getByRole('button', { name: 'Afboeken' }));
  await gone();
  await waitFor(() => expect(screen.queryByText('Terug te betalen')).not.toBeInTheDocument());
});

test('the reminders of something are told below it', async () => {
  const user = show(list([{ ...late, reminders: [reminder] }]));
  await user.click(await screen.findByRole('button', { name: new RegExp(late.label) }));
  expect(screen.getByText('17/11/2026: herinnering 1 aan klant@voorbeeld.example, door Jan')).toBeVisible();
});

test('what is no longer expected is written off with a reason, and that is taken back', async () => {
  const user = show(
    list([late], 1),
    off([], 1),
    answer(
      SecretariatWriteOffReceivableDocument,
      { id: late.id, writeOff: { reason: 'Failliet' } },
      { writeOffReceivable: { id: late.id } },
    ),
    list([], 1),
    off([writeOff], 1),
    answer(SecretariatRestoreReceivableDocument, { id: writeOff.id }, { restoreReceivable: writeOff.id }),
    list([late]),
  );
  await user.click(await screen.findByRole('button', { name: new RegExp(late.label) }));
  await press(user, 'Afboeken, met reden');
  const dialog = within(await screen.findByRole('dialog', { name: 'Afboeken?' }));
  await user.click(dialog.getByRole('button', { name: 'Afboeken' }));
  expect(await dialog.findByText('Vul een reden in')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reden' }), 'Failliet');
  await user.click(dialog.getByRole('button', { name: 'Afboeken' }));
  expect(await screen.findByText('Er staat niets open.')).toBeVisible();
  await gone();
  expect((await rowsOf('Afgeboekt'))[1]).toContain('20/11/2026Factuur 2026-0009, Klant 9FaillietJan€ 9,00');
  await press(user, `Afboeking van ${writeOff.label} terugnemen`);
  await user.click(await screen.findByRole('button', { name: 'Terugnemen' }));
  expect(await screen.findByRole('table', { name: 'Openstaand' })).toBeVisible();
});

test('where a payment provider is set up a link is made, and copied', async () => {
  const link = 'https://betalen.example/pl_1';
  const user = show(
    list([{ ...late, canLink: true }], 1),
    answer(SecretariatAskPaymentLinkDocument, { id: late.id }, { askPaymentLink: link }),
    list([{ ...late, canLink: true, link }]),
  );
  await user.click(await screen.findByRole('button', { name: new RegExp(late.label) }));
  await press(user, 'Betaallink maken');
  expect(await screen.findByRole('textbox', { name: 'Betaallink, nog niet betaald' })).toHaveValue(link);
  await press(user, 'Kopieer');
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('without a payment provider there is no word of links', async () => {
  const user = show(list([late]));
  await user.click(await screen.findByRole('button', { name: new RegExp(late.label) }));
  expect(screen.getByText('Waarvoor')).toBeVisible();
  expect(screen.queryByText(/link/i)).not.toBeInTheDocument();
});

test('odd payments by links are told until somebody has looked at them', async () => {
  const payment: OnlinePayment = {
    ...{ id: 'p1', area: 'Facturen', description: 'Facturen 2026-0001', issue: 'undone', amount: 5000 },
    ...{ paidAmount: 5000, paidOn: '2026-11-01', undoneAmount: 5000, undoneOn: '2026-11-20' },
  };
  const others: OnlinePayment[] = [
    { ...payment, id: 'p2', issue: 'twice' },
    { ...payment, id: 'p3', issue: 'otherAmount', paidAmount: 1000 },
    { ...payment, id: 'p4', issue: 'partUndone', undoneAmount: 2000 },
  ];
  const user = show(
    list([late]),
    online([payment, ...others], 1),
    answer(SecretariatSeeOnlinePaymentDocument, { id: 'p1' }, { seeOnlinePayment: 'p1' }),
    online(others),
  );
  const texts = [
    /^Betaald op 01\/11\/2026 en op 20\/11\/2026 teruggeboekt: €\s50,00\./,
    /al op een andere manier betaald/,
    /^€\s10,00 betaald op 01\/11\/2026; gevraagd was €\s50,00\./,
    /is €\s20,00 teruggeboekt, een deel/,
  ];
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: 'Facturen 2026-0001 is nagekeken' });
  await user.click(first as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /nagekeken/ })).toHaveLength(3));
});

test('who has no mail address is reminded by letter; the pdf stays below it', async () => {
  const file = {
    id: 'f1',
    url: '/files/herinneringen/f1.pdf',
    name: 'Herinneringen.pdf',
    size: 1,
    type: 'pdf',
  };
  const onPaper = { id: 'r2', step: 1, to: '', file, day: '2026-11-20', byName: 'Jan' };
  const fetchFile = async (url: string) => ({ ok: true, blob: async () => new Blob([url]) });
  Object.assign(globalThis, { fetch: fetchFile });
  const user = show(
    list([ad, late], 1),
    answer(
      SecretariatMakeReminderLettersDocument,
      { ids: [ad.id] },
      { makeReminderLetters: { file, made: 1, skipped: 0 } },
    ),
    list([{ ...ad, nextLetter: '2099-01-01', reminders: [onPaper] }, late]),
  );
  await press(user, 'Brieven maken (1)');
  const question = within(await screen.findByRole('alertdialog', { name: '1 brief maken?' }));
  await user.click(question.getByRole('button', { name: 'Maken' }));
  expect(await screen.findByText('1 brief gemaakt')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['Herinneringen.pdf']);
  await gone();
  expect(screen.queryByRole('button', { name: /^Brieven maken/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: new RegExp(ad.label) }));
  expect(screen.getByText(/^20\/11\/2026: herinnering 1 per brief, door Jan/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Brief van herinnering 1 downloaden' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Brief maken' })).not.toBeInTheDocument();
});

test('what is being collected is shown so, and is not written off or reminded', async () => {
  const collected = receivable('4', { collectedOn: '2099-12-08', nextReminder: null, nextLetter: null });
  const user = show(list([collected]));
  expect(await screen.findByText('In incasso')).toBeVisible();
  await press(user, 'Details van Factuur 2026-0004, Klant 4');
  expect(await screen.findByText('Wordt geïncasseerd op 08/12/2099')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Afboeken, met reden' })).not.toBeInTheDocument();
});
