import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import {
  KrantMakeFacDocument,
  KrantMakeFacsDocument,
  KrantSendFacsDocument,
  KrantWithdrawFacDocument,
} from '../gql/graphql';
import { cells } from '../overview/testOverview';
import { edition, editions, openKrant } from '../testKrant';
import {
  adsAnswer,
  adsThen,
  chooseView,
  invoiced,
  sold,
  stand,
  standOf,
  totalsAnswer,
  work,
} from './testFinance';

afterEach(() => sessionStorage.clear());

const paidByBank = invoiced('ad3', { advPaid: true, bankPaidOn: '2026-11-21' });
const HINT = 'Nog niet alle facturen zijn aangemaakt';

/** Opens the invoicing overview with these. */
async function openInvoicing(mocks: Parameters<typeof openKrant>[1], some = editions()) {
  const view = openKrant('financieel', [totalsAnswer(), ...mocks], some);
  await chooseView(view.user, 'Facturatieoverzicht');
  return view;
}

test('who has an invoice, who paid and how, and what can be done with each', async () => {
  await openInvoicing([adsAnswer([sold('ad1'), invoiced('ad2'), paidByBank]), stand()]);
  expect(await cells('Facturatieoverzicht', 7)).toEqual([
    ['1', 'Bedrijf 1', '€ 100,00', '', 'niet betaald', '', ''],
    ['2', 'Bedrijf 2', '€ 100,00', 'info@jansen.example', 'niet betaald', '20/11/2026', ''],
    [
      '3',
      'Bedrijf 3',
      '€ 100,00',
      'info@jansen.example',
      'betaald via de bank op 21/11/2026 via de bank',
      '20/11/2026',
      '',
    ],
  ]);
  expect(screen.getByText('Bedrijf 3').closest('s')).toBeInTheDocument();
  // What the bank has paid is no question, and is not taken back.
  expect(screen.queryByRole('button', { name: /^Bedrijf 3.*Betaald\?/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Factuur van Bedrijf 3 intrekken' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Factuur van Bedrijf 3 downloaden' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Factuur van Bedrijf 2 intrekken' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Factuur maken voor Bedrijf 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Factuur maken voor Bedrijf 2' })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Totalen van de facturen' })).toHaveTextContent(
    /Verkocht 8 voor €\s1.000,00Betaald 2 voor €\s200,00Niet betaald 6 voor €\s800,00/,
  );
});

test('all invoices are made: progress, and the list anew', async () => {
  const { user } = await openInvoicing([
    ...adsThen([sold('ad1'), sold('ad2')], [invoiced('ad1'), invoiced('ad2')]),
    stand(standOf(), 1),
    answer(
      KrantMakeFacsDocument,
      { editionId: 'e2027' },
      { addPaperFacs: standOf({}, { generation: work('running', { done: 1 }) }) },
    ),
    stand(standOf({ toMake: 0, toSend: 2 }, { generation: work('done', { done: 2 }) })),
  ]);
  const send = await screen.findByRole('button', { name: 'Verstuur facturen' });
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription(HINT);
  expect(screen.getByText(HINT)).toBeVisible();
  await press(user, 'Genereer facturen');
  expect(await screen.findByRole('progressbar', { name: 'Facturen maken' })).toHaveAttribute(
    'aria-valuetext',
    '1 van 2 facturen',
  );
  expect(await screen.findByText('Facturen zijn aangemaakt.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Factuur van Bedrijf 2 downloaden' })).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(send).toBeEnabled();
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Genereer facturen' })).toBeDisabled();
});

test('work that somebody else began is followed too; what ended before says nothing', async () => {
  await openInvoicing([
    ...adsThen([invoiced('ad1')], [invoiced('ad1')]),
    stand(
      standOf({ toMake: 0, toSend: 1 }, { generation: work('done'), sending: work('running', { id: 'w2' }) }),
      1,
    ),
    stand(standOf({ toMake: 0, sent: 1 }, { generation: work('done'), sending: work('done', { id: 'w2' }) })),
  ]);
  expect(await screen.findByRole('progressbar', { name: 'Facturen versturen' })).toBeVisible();
  expect(screen.queryByText('Facturen zijn aangemaakt.')).not.toBeInTheDocument();
  expect(await screen.findByText('Facturen zijn verzonden!')).toBeVisible();
  expect(screen.getByText('Alle facturen zijn verstuurd.')).toBeVisible();
});

test('invoices that cannot be made say why', async () => {
  const { user } = await openInvoicing([
    adsAnswer([sold('ad1')]),
    stand(standOf({}, { generation: work('failed', { message: 'De schijf is vol.' }) })),
    refuse(KrantMakeFacsDocument, { editionId: 'e2027' }, 'De rekening is niet ingesteld.', {}),
  ]);
  expect(await screen.findByText('Niet alle facturen zijn aangemaakt: De schijf is vol.')).toBeVisible();
  await press(user, 'Genereer facturen');
  expect(await screen.findByText('De rekening is niet ingesteld.')).toBeVisible();
});

const toSend = standOf({ toMake: 0, toSend: 1 });
const sendVariables = (message: string) => ({ editionId: 'e2027', message });

test('the invoices are sent with a message', async () => {
  const { user } = await openInvoicing([
    ...adsThen(
      [invoiced('ad1')],
      [invoiced('ad1', { invoice: { ...invoiced('ad1').invoice!, sentAt: '2026-11-21T10:00:00.000Z' } })],
    ),
    stand(toSend, 1),
    answer(KrantSendFacsDocument, sendVariables('Dank je wel.'), {
      sendPaperFacs: { ...toSend, sending: work('running') },
    }),
    stand(standOf({ toMake: 0, sent: 1 }, { sending: work('done') })),
  ]);
  await press(user, 'Verstuur facturen');
  const dialog = await screen.findByRole('dialog', { name: 'Begeleidend bericht' });
  const field = within(dialog).getByRole('textbox', { name: 'Bericht' });
  expect(field).toHaveAttribute('rows', '5');
  await user.type(field, 'Dank je wel.');
  await pressIn(user, '1 factuur versturen');
  await gone();
  expect(await screen.findByText('Facturen zijn verzonden!')).toBeVisible();
  await waitFor(async () => expect((await cells('Facturatieoverzicht', 7))[0]?.[6]).toBe('21/11/2026'));
});

test('sending that is refused closes the dialog and says why; the message is kept', async () => {
  const { user } = await openInvoicing([
    ...adsThen([invoiced('ad1')], [invoiced('ad1')]),
    stand(toSend),
    refuse(KrantSendFacsDocument, sendVariables('Dank'), 'Er is geen post.', {}),
  ]);
  await press(user, 'Verstuur facturen');
  await user.type(await screen.findByRole('textbox', { name: 'Bericht' }), 'Dank');
  await pressIn(user, '1 factuur versturen');
  expect(
    await screen.findByText('Er is een fout opgetreden bij het verzenden van de facturen: Er is geen post.'),
  ).toBeVisible();
  await gone();
  await press(user, 'Verstuur facturen');
  expect(await screen.findByRole('textbox', { name: 'Bericht' })).toHaveValue('Dank');
});

test('sending that fails half-way says so', async () => {
  await openInvoicing([
    adsAnswer([invoiced('ad1')]),
    stand({ ...toSend, sending: work('failed', { message: 'De mailserver antwoordt niet.' }) }),
  ]);
  expect(
    await screen.findByText(/^Er is een fout opgetreden bij het verzenden van de facturen: De mailserver/),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verstuur facturen' })).toBeEnabled();
});

test('the invoice of one is made, or says why not', async () => {
  const { user } = await openInvoicing([
    ...adsThen([sold('ad1')], [invoiced('ad1')]),
    stand(),
    refuse(KrantMakeFacDocument, { advertisementId: 'ad1' }, 'Er ontbreken gegevens.', {}),
    answer(KrantMakeFacDocument, { advertisementId: 'ad1' }, { addPaperFac: invoiced('ad1') }),
  ]);
  await press(user, 'Factuur maken voor Bedrijf 1');
  expect(await screen.findByText('Bedrijf 1: Er ontbreken gegevens.')).toBeVisible();
  await press(user, 'Factuur maken voor Bedrijf 1');
  expect(await screen.findByText('De factuur van Bedrijf 1 is aangemaakt')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Factuur van Bedrijf 1 downloaden' })).toBeVisible();
  expect(screen.queryByText('Bedrijf 1: Er ontbreken gegevens.')).not.toBeInTheDocument();
});

test('an invoice is withdrawn after a question that says whether it was sent', async () => {
  const sent = invoiced('ad1', {
    invoice: { ...invoiced('ad1').invoice!, sentAt: '2026-11-21T10:00:00.000Z' },
  });
  const { file } = sent.invoice!;
  const withdrawn = sold('ad1', {
    withdrawnInvoices: [
      {
        number: '2027_1',
        amount: 10_000,
        date: '2026-11-20',
        sentAt: '2026-11-21T10:00:00.000Z',
        file,
        creditNote: { number: '2027_1_C', date: '2026-11-23', file: { ...file, id: 'f-credit' } },
      },
    ],
  });
  const { user } = await openInvoicing([
    ...adsThen([sent], [withdrawn]),
    stand(),
    answer(KrantWithdrawFacDocument, { advertisementId: 'ad1' }, { withdrawPaperFac: withdrawn }),
  ]);
  await press(user, 'Factuur van Bedrijf 1 intrekken');
  const question = await screen.findByRole('alertdialog', { name: 'Factuur van Bedrijf 1 intrekken?' });
  expect(question).toHaveTextContent(/Bij factuur 2027_1 van €\s100,00 komt een creditnota/);
  expect(question).toHaveTextContent('al verstuurd op 21/11/2026');
  await pressIn(user, 'Intrekken', 'alertdialog');
  await gone();
  expect(await screen.findByRole('button', { name: 'Factuur maken voor Bedrijf 1' })).toBeVisible();
  // The invoice stays, and so does what takes it back.
  await press(user, 'Ingetrokken facturen van Bedrijf 1');
  const kept = await screen.findByRole('dialog', { name: 'Ingetrokken facturen van Bedrijf 1' });
  expect(within(kept).getByRole('button', { name: 'Factuur 2027_1 downloaden' })).toBeVisible();
  expect(within(kept).getByRole('button', { name: 'Creditnota 2027_1_C downloaden' })).toBeVisible();
});

test('only what is unpaid', async () => {
  const { user } = await openInvoicing([
    adsAnswer([invoiced('ad1'), paidByBank]),
    adsAnswer([invoiced('ad1')], { filter: { payment: 'factuur', paid: false } }),
    stand(),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Alleen niet betaald' }));
  await waitFor(() => expect(screen.queryByText('Bedrijf 3')).not.toBeInTheDocument());
  expect(screen.getByText('1 gevonden')).toBeInTheDocument();
});

test('an archive goes on making, sending and withdrawing its invoices', async () => {
  await openInvoicing(
    [adsAnswer([sold('ad1'), invoiced('ad2')]), stand()],
    editions([edition('2027', { active: false })]),
  );
  expect(await screen.findByRole('button', { name: 'Bedrijf 2: niet betaald. Betaald?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Factuur van Bedrijf 2 downloaden' })).toBeVisible();
  for (const name of [/intrekken/, /Factuur maken/, 'Genereer facturen', 'Verstuur facturen']) {
    expect(await screen.findByRole('button', { name })).toBeVisible();
  }
});
