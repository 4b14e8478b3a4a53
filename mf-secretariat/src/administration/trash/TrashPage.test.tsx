import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pageOf, refuse, renderArea, testUser } from 'kit/testing';

import Area from '../../Area';
import {
  SecretariatRestoreRecordDocument,
  SecretariatTrashDocument,
  type SecretariatTrashRowFragment,
} from '../../gql/graphql';

const user = userEvent.setup();

const news: Omit<SecretariatTrashRowFragment, ' $fragmentRefs'> = {
  id: 'n1',
  entity: 'NewsItem',
  label: 'Nieuwsbericht',
  title: 'De nieuwe prins',
  deletedAt: '2026-11-20T10:00:00.000Z',
  deletedBy: 'Anna Smit',
  until: '2026-12-20T10:00:00.000Z',
};
const kinds = [
  { __typename: 'DeletedKind' as const, entity: 'Beer', label: 'Bier' },
  { __typename: 'DeletedKind' as const, entity: 'NewsItem', label: 'Nieuwsbericht' },
];
const trash = (rows: readonly (typeof news)[], asked: object = {}) =>
  answer(SecretariatTrashDocument, { entity: null, search: null, ...asked }, {
    deletedKinds: kinds,
    deletedRecords: pageOf(rows),
  } as never);
const show = (mocks: ReturnType<typeof answer>[]) =>
  renderArea(<Area route="/prullenbak" />, { path: '/prullenbak', mocks, user: testUser() });

it('tells what was deleted, by whom and until when, and puts it back', async () => {
  const restored = { restoreRecord: 'n1' };
  show([
    trash([news]),
    answer(SecretariatRestoreRecordDocument, { entity: 'NewsItem', id: 'n1' }, restored),
    trash([], { first: 100 }),
  ]);
  expect(await screen.findByRole('cell', { name: 'De nieuwe prins' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /^\d\d\/\d\d\/\d{4} \d\d:\d\d door Anna Smit$/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: '20/12/2026' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'De nieuwe prins terugzetten' }));
  expect(await screen.findByText('De prullenbak is leeg')).toBeVisible();
  expect(screen.getByText('Teruggezet')).toBeVisible();
});

it('says why something cannot go back', async () => {
  const text = 'Dit kan niet worden teruggezet: de plek waar het stond is er niet meer.';
  show([
    trash([news]),
    refuse(SecretariatRestoreRecordDocument, { entity: 'NewsItem', id: 'n1' }, text, { code: 'CONFLICT' }),
    trash([news], { first: 100 }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'De nieuwe prins terugzetten' }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('shows one kind', async () => {
  show([trash([news]), trash([], { entity: 'Beer' })]);
  await screen.findByRole('cell', { name: 'De nieuwe prins' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Soort' }), 'Bier');
  expect(await screen.findByText('0 dingen')).toBeVisible();
});

it('puts several back, and names what cannot go back', async () => {
  const beer = { ...news, id: 'b1', entity: 'Beer', title: 'Tripel' };
  show([
    trash([news, beer]),
    answer(SecretariatRestoreRecordDocument, { entity: 'NewsItem', id: 'n1' }, { restoreRecord: 'n1' }),
    refuse(SecretariatRestoreRecordDocument, { entity: 'Beer', id: 'b1' }, 'De brouwerij is er niet meer.', {
      code: 'CONFLICT',
    }),
    trash([beer], { first: 100 }),
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Alle rijen kiezen' }));
  await user.click(screen.getByRole('button', { name: 'Terugzetten' }));
  expect(await screen.findByText('1 teruggezet')).toBeVisible();
  expect(await screen.findByText('Tripel: De brouwerij is er niet meer.')).toBeVisible();
  expect(await screen.findByText('1 ding')).toBeVisible();
});

const restored = (given: object) =>
  answer(
    SecretariatRestoreRecordDocument,
    { entity: 'NewsItem', id: 'n1', ...given },
    { restoreRecord: 'n1' },
  );
const refused = (text: string, remedy: string) =>
  refuse(SecretariatRestoreRecordDocument, { entity: 'NewsItem', id: 'n1' }, text, {
    code: 'CONFLICT',
    remedy,
  });

it('names who looks the same, and puts it back all the same', async () => {
  const text = 'Er is al een klant die Bart heet. Is het dezelfde?';
  show([trash([news]), refused(text, 'anyway'), restored({ anyway: true }), trash([], { first: 100 })]);
  await user.click(await screen.findByRole('button', { name: 'De nieuwe prins terugzetten' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'De nieuwe prins toch terugzetten?' });
  expect(dialog).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Toch terugzetten' }));
  expect(await screen.findByText('De prullenbak is leeg')).toBeVisible();
});

it('asks for another title where its own was taken', async () => {
  const text = 'In deze editie is er al een contactmoment dat Jaarbrief heet.';
  show([
    trash([news]),
    refused(text, 'title'),
    restored({ title: 'Jaarbrief twee' }),
    trash([], { first: 100 }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'De nieuwe prins terugzetten' }));
  expect(await screen.findByText(text)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Nieuwe titel/ }), 'Jaarbrief twee');
  await user.click(screen.getByRole('button', { name: 'Terugzetten' }));
  expect(await screen.findByText('De prullenbak is leeg')).toBeVisible();
});
