import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import {
  SecretariatAddWebhookDocument,
  SecretariatDeleteWebhookDocument,
  SecretariatEditWebhookDocument,
  SecretariatPauseWebhookDocument,
  SecretariatRenewWebhookSecretDocument,
  SecretariatResendWebhookDeliveryDocument,
  SecretariatSendTestWebhookDocument,
} from '../../gql/graphql';
import { books, deliveries, failed, list, open, type Row, row } from './testWebhooks';

const user = userEvent.setup();

test('tells of each where it goes, whether it does, and how the last message fared', async () => {
  open([
    list([books, { ...books, id: 'w2', name: 'Oud', entities: null, state: 'failing', lastAttempt: null }]),
  ]);
  expect(await row()).toHaveTextContent(/boeken\.example.*2 soorten.*Actief.*bezorgd/);
  expect(screen.queryByText(/haak\/abc/)).toBeNull();
  expect(screen.getByRole('row', { name: /Oud/ })).toHaveTextContent(/Alles.*Staat stil.*Nog geen/);
});

test('one is added, and its secret is shown once', async () => {
  const webhook = {
    name: 'Ledenlijst',
    url: 'https://leden.example/haak',
    entities: ['ClubMember'],
    kinds: ['added' as const, 'changed' as const, 'restored' as const],
  };
  const added = { ...books, ...webhook, id: 'w3', lastAttempt: null };
  open([
    list([], 1),
    answer(
      SecretariatAddWebhookDocument,
      { webhook },
      { addWebhook: { id: 'w3', secret: 'whsec_geheim', webhook: added } },
    ),
    list([added]),
  ]);
  expect(await screen.findByText('Er zijn nog geen webhooks.')).toBeVisible();
  await press(user, 'Webhook toevoegen');
  await pressIn(user, 'Toevoegen');
  expect(await screen.findByText('Kies minstens één soort')).toBeVisible();
  await user.type(screen.getByLabelText('Naam'), webhook.name);
  await user.type(screen.getByLabelText('Adres'), webhook.url);
  await user.click(screen.getByRole('checkbox', { name: 'Verwijderd' }));
  await user.click(screen.getByRole('checkbox', { name: 'Lid van de Club van 111' }));
  await pressIn(user, 'Toevoegen');
  const secret = await screen.findByRole('dialog', { name: 'Geheim van Ledenlijst' });
  expect(within(secret).getByLabelText('Geheim')).toHaveValue('whsec_geheim');
  await press(user, 'Klaar');
  await gone();
  expect(await screen.findByRole('row', { name: /Ledenlijst/ })).toBeVisible();
  expect(screen.queryByText(/whsec_/)).toBeNull();
});

test('what the server says is wrong stands at its field; all kinds are none by name', async () => {
  const { name, url, kinds } = books;
  open([
    list([books]),
    refuse(
      SecretariatEditWebhookDocument,
      { id: 'w1', revision: 3, webhook: { name, url, kinds, entities: null } },
      'De invoer klopt niet.',
      { code: 'BAD_USER_INPUT', fields: { url: 'Dit adres ligt niet op het internet' } },
    ),
  ]);
  await press(user, 'Boekhouding aanpassen');
  await user.click(await screen.findByRole('radio', { name: /Alle soorten records/ }));
  expect(screen.queryByRole('checkbox', { name: 'Factuur' })).toBeNull();
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Dit adres ligt niet op het internet')).toBeVisible();
});

test('two who edit one: what differs is compared in words', async () => {
  const { name, url, kinds, entities } = books;
  const theirs: Row = { ...books, kinds: ['removed'], entities: ['ClubMember'], revision: 4 };
  open([
    list([books], 1),
    refuse(
      SecretariatEditWebhookDocument,
      { id: 'w1', revision: 3, webhook: { name: `${name} nieuw`, url, kinds, entities } },
      'Intussen aangepast.',
      { code: 'CONFLICT', modifiedBy: 'Piet', modifiedAt: '2026-11-20T10:00:00.000Z' },
    ),
    list([theirs]),
  ]);
  await press(user, 'Boekhouding aanpassen');
  await user.type(await screen.findByLabelText('Naam'), ' nieuw');
  await pressIn(user, 'Opslaan');
  const question = await screen.findByRole('alertdialog', { name: /Piet/ });
  for (const each of [
    'Naam Boekhouding nieuw Boekhouding',
    'Soorten records Factuur, Declaratie of mutatie Lid van de Club van 111',
    'Gebeurtenissen Toegevoegd, Gewijzigd Verwijderd',
  ])
    expect(within(question).getByRole('row', { name: each })).toBeVisible();
});

test('pausing is done at once, and undone', async () => {
  const put = (revision: number, paused: boolean, after: Row) =>
    answer(SecretariatPauseWebhookDocument, { id: 'w1', revision, paused }, { pauseWebhook: after });
  const paused: Row = { ...books, state: 'paused', revision: 4 };
  open([list([books], 1), put(3, true, paused), list([paused], 1), put(4, false, books), list([books])]);
  await press(user, 'Boekhouding pauzeren');
  expect(await screen.findByText(/Boekhouding gepauzeerd/)).toBeVisible();
  await screen.findByRole('button', { name: 'Boekhouding hervatten' });
  await press(user, /Ongedaan maken/);
  expect(await screen.findByText('Boekhouding weer hervat')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Boekhouding pauzeren' })).toBeVisible();
});

test('what was sent is listed, and what failed is sent again', async () => {
  const waiting = { ...failed, state: 'waiting' as const };
  open(
    [
      list([books]),
      deliveries([failed]),
      answer(SecretariatResendWebhookDeliveryDocument, { id: 'd1' }, { resendWebhookDelivery: waiting }),
      deliveries([waiting], true),
    ],
    '/webhooks?open=w1',
  );
  const messages = await screen.findByRole('list', { name: 'Berichten' });
  expect(messages).toHaveTextContent(
    /Factuur: gewijzigd Mislukt.*record f00.*8 pogingen, .*antwoord 500 in 35 ms.*Antwoord 500/,
  );
  expect(screen.getByText('https://boeken.example/haak/abc')).toBeVisible();
  await user.click(within(messages).getByRole('button', { name: /opnieuw sturen/ }));
  expect(await screen.findByText('Wordt opnieuw verstuurd')).toBeVisible();
  expect(await screen.findByText('Wacht')).toBeVisible();
});

test('a test message is sent; why it cannot be is told', async () => {
  const message = { ...failed, kind: null, state: 'waiting' as const, attempts: 0, attemptedAt: null };
  open(
    [
      list([books]),
      deliveries([]),
      answer(SecretariatSendTestWebhookDocument, { id: 'w1' }, { sendTestWebhook: 'd1' }, 1),
      deliveries([message], true),
      refuse(SecretariatSendTestWebhookDocument, { id: 'w1' }, 'Deze webhook staat stil.', {
        code: 'CONFLICT',
      }),
      deliveries([message], true),
    ],
    '/webhooks?open=w1',
  );
  expect(await screen.findByText('Er is nog niets verstuurd.')).toBeVisible();
  await press(user, 'Testbericht sturen naar Boekhouding');
  expect(await screen.findByText('Testbericht staat klaar')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Berichten' })).toHaveTextContent(/Testbericht Wacht/);
  await press(user, 'Testbericht sturen naar Boekhouding');
  expect(await screen.findByText('Deze webhook staat stil.')).toBeVisible();
});

test('a new secret is asked for after a question, and the old one is said to count a day', async () => {
  const renewed: Row = { ...books, revision: 4, oldSecretUntil: '2026-11-26T12:00:00.000Z' };
  open(
    [
      list([books], 1),
      deliveries([]),
      answer(
        SecretariatRenewWebhookSecretDocument,
        { id: 'w1', revision: 3 },
        { renewWebhookSecret: { id: 'w1', secret: 'whsec_nieuw', webhook: renewed } },
      ),
      list([renewed]),
    ],
    '/webhooks?open=w1',
  );
  await press(user, 'Nieuw geheim voor Boekhouding');
  await pressIn(user, 'Nieuw geheim maken', 'alertdialog');
  expect(await screen.findByLabelText('Geheim')).toHaveValue('whsec_nieuw');
  await press(user, 'Klaar');
  expect(await screen.findByText(/^Geldt nog tot 26\/11\/2026/)).toBeVisible();
});

test('one is removed after a question', async () => {
  open([
    list([books], 1),
    answer(SecretariatDeleteWebhookDocument, { id: 'w1' }, { deleteWebhook: 'w1' }),
    list([]),
  ]);
  await press(user, 'Boekhouding verwijderen');
  await pressIn(user, 'Verwijderen', 'alertdialog');
  expect(await screen.findByText('Webhook verwijderd')).toBeVisible();
  expect(await screen.findByText('Er zijn nog geen webhooks.')).toBeVisible();
});

test('where nothing is sent, that is said', async () => {
  open([list([books], 1, false), deliveries([])], '/webhooks?open=w1');
  expect(await screen.findByText('Dit portaal verstuurt geen webhooks.')).toBeVisible();
  await screen.findByText('Er is nog niets verstuurd.');
  expect(screen.queryByRole('button', { name: /Testbericht/ })).toBeNull();
});
