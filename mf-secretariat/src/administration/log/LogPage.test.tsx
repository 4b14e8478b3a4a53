import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pageOf, renderArea, testUser } from 'kit/testing';

import Area from '../../Area';
import {
  type AuditFilterInput,
  type SecretariatLogDetailsFragment,
  SecretariatLogDocument,
  type SecretariatLogRowFragment,
} from '../../gql/graphql';

const user = userEvent.setup();

type Event = Omit<SecretariatLogRowFragment, ' $fragmentRefs'> & SecretariatLogDetailsFragment;

const change: Event = {
  id: 'e2',
  at: '2026-11-20T10:00:00.000Z',
  kind: 'changed',
  userId: 'u1',
  userName: 'Anna Smit',
  address: '10.0.0.1',
  session: 'abcdefgh',
  operation: 'editAdvertiser',
  requestId: '0123456789',
  outcome: 'OK',
  entity: 'Advertiser',
  recordId: 'a1',
  ids: [],
  isCut: false,
  redacted: false,
  fields: [
    { name: 'name', before: 'Bakker', after: 'Bakkerij', hidden: false },
    { name: 'paidOn', before: null, after: '2026-11-20', hidden: false },
    { name: 'passwordHash', before: null, after: null, hidden: true },
  ],
};
const failed: Event = {
  ...change,
  id: 'e1',
  kind: 'signInFailed',
  userId: null,
  userName: null,
  session: null,
  operation: 'signIn',
  outcome: 'UNAUTHENTICATED',
  entity: null,
  recordId: null,
  fields: [],
};

const list = (rows: Event[], filter: AuditFilterInput = {}) =>
  answer(SecretariatLogDocument, { filter }, { auditEvents: pageOf(rows) });
const open = (mocks: ReturnType<typeof answer>[]) =>
  renderArea(<Area route="/logboek" />, {
    path: '/logboek',
    mocks,
    user: { ...testUser(), role: 'Admin' },
  });

test('who did what and when; a visitor has no name', async () => {
  open([list([change, failed])]);
  const row = await screen.findByRole('row', { name: /Anna Smit/ });
  expect(row).toHaveTextContent('20/11/2026');
  expect(row).toHaveTextContent('Gewijzigd');
  expect(row).toHaveTextContent('Adverteerder');
  const visitor = screen.getByRole('row', { name: /Niet ingelogd/ });
  expect(visitor).toHaveTextContent('Inloggen mislukt');
  expect(screen.getByText('2 gebeurtenissen')).toBeVisible();
});

test('a row opens to show what changed, in words', async () => {
  open([list([change])]);
  const row = await screen.findByRole('row', { name: /Anna Smit/ });
  await user.click(within(row).getByRole('button', { name: /Gewijzigd op 20\/11\/2026/ }));
  expect(await screen.findByText('Bakker → Bakkerij')).toBeVisible();
  expect(screen.getByText('Betaald op').closest('div')).toHaveTextContent('leeg → 20/11/2026');
  expect(screen.getByText('Wachtwoord').closest('div')).toHaveTextContent(
    'Gewijzigd; wat erin stond wordt niet bewaard.',
  );
  expect(screen.getByText('10.0.0.1')).toBeVisible();
  expect(screen.getByText('0123456789')).toBeVisible();
});

test('what was personal of a record that is gone is not shown', async () => {
  const fields = [{ name: 'name', before: null, after: null, hidden: false }];
  open([list([{ ...change, redacted: true, fields }])]);
  await user.click(await screen.findByRole('button', { name: /Gewijzigd op/ }));
  expect(screen.getByText('Naam').closest('div')).toHaveTextContent('Weggehaald.');
});

test('all that happened to one record', async () => {
  open([list([change, failed]), list([{ ...change, userName: 'Bert' }], { recordId: 'a1' })]);
  const row = await screen.findByRole('row', { name: /Anna Smit/ });
  await user.click(within(row).getByRole('button', { name: /Gewijzigd op/ }));
  await user.click(screen.getByRole('button', { name: 'Alles over dit record' }));
  expect(await screen.findByRole('row', { name: /Bert/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nummer van het record' })).toHaveValue('a1');
});

test('by person, kind, kind of record and period; and everything again', async () => {
  const filter = {
    person: 'anna',
    entity: 'Advertiser',
    kind: 'changed',
    from: '2026-11-01',
    to: '2026-11-30',
  } as const;
  open([
    list([change, failed]),
    list([{ ...change, userName: 'Anna B' }], filter),
    list([], { kind: 'removed' }),
  ]);
  await screen.findByRole('row', { name: /Anna Smit/ });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Zoek op persoon' }), {
    target: { value: 'anna ' },
  });
  fireEvent.change(screen.getByLabelText('Wat'), { target: { value: 'changed' } });
  fireEvent.change(screen.getByLabelText('Soort record'), { target: { value: 'Advertiser' } });
  fireEvent.change(screen.getByLabelText('Vanaf'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('Tot en met'), { target: { value: '2026-11-30' } });
  expect(await screen.findByRole('row', { name: /Anna B/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
  expect(await screen.findByRole('row', { name: /Anna Smit/ })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Wat'), 'removed');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
});

test('nothing yet', async () => {
  open([list([])]);
  expect(await screen.findByText('Er is nog niets gebeurd.')).toBeVisible();
});
