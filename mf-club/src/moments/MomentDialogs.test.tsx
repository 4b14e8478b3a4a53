import { screen, waitFor, within } from '@testing-library/react';
import { answer, press, refuse, type User } from 'kit/testing';

import {
  ClubAddMomentDocument,
  type ClubContactMomentInput,
  ClubEditMomentDocument,
  ClubMomentLatestDocument,
} from '../gql/graphql';
import { edition, list, moment, open } from './testMoments';

const field = (name: string) => screen.findByRole('textbox', { name });
const paragraphs = () => within(screen.getByRole('list', { name: "Alinea's" })).getAllByRole('listitem');
const texts = () =>
  paragraphs().map((item) => {
    const isModule = item.textContent?.includes('Hier komt het bedrag');
    return isModule ? '[betaalmodule]' : item.querySelector('textarea')?.value.slice(0, 12);
  });

async function begin(user: User, title = 'Contributiebrief') {
  await press(user, 'Nieuw contactmoment');
  await user.click(await field('Titel'));
  await user.paste(title);
}
async function toLetter(user: User) {
  await press(user, 'Volgende');
  await screen.findByRole('heading', { name: 'Wat staat er in de brief?' });
}

const input = (more: Partial<ClubContactMomentInput>): ClubContactMomentInput => ({
  title: 'Contributiebrief',
  payment: true,
  allMembers: true,
  buut: false,
  letter: [],
  ...more,
});
const add = (given: ClubContactMomentInput) => ({ editionId: 'e2027', moment: given });
const empty = () => list([edition('2027', [])], true, 1);

test('a title is needed to go on; then there is a draft that only has to be saved', async () => {
  const seen = jest.fn();
  const accept = {
    request: { query: ClubAddMomentDocument, variables: (sent: unknown) => (seen(sent), true) },
    result: answer(ClubAddMomentDocument, add(input({})), { addClubContactMoment: moment('a') }).result,
  } as unknown as ReturnType<typeof answer>;
  const { user } = open(empty(), accept, list([edition('2027', [moment('a')])]));
  await press(user, 'Nieuw contactmoment');
  const dialog = await screen.findByRole('dialog', { name: 'Nieuw contactmoment' });
  expect(within(dialog).queryByRole('button', { name: 'Volgende' })).not.toBeInTheDocument();
  await user.click(await field('Titel'));
  await user.paste('Contributiebrief');
  await toLetter(user);
  expect(texts()).toEqual(['Al {jaren} j', 'De bijdrage ', '[betaalmodule]', 'Is er iets v']);
  await press(user, 'Toevoegen');
  expect(await screen.findByRole('region', { name: 'Brief a' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const { letter, ...rest } = (seen.mock.lastCall?.[0] as ReturnType<typeof add>).moment;
  expect(rest).toEqual({ title: 'Contributiebrief', payment: true, allMembers: true, buut: false });
  expect(letter.map(({ type }) => type)).toEqual(['text', 'text', 'paymentModule', 'text']);
});

test('cards have a maximum of 1 to 10, a price, and a last day from 2021 on', async () => {
  const { user } = open(empty());
  await begin(user);
  await user.click(screen.getByRole('checkbox', { name: /^Kaarten/ }));
  expect(screen.queryByRole('button', { name: 'Volgende' })).not.toBeInTheDocument();
  const choices = within(await screen.findByRole('combobox', { name: /^Kaarten per lid/ }));
  expect(choices.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
  ]);
  await user.type(await field('Prijs per kaart in euro'), 'elf');
  const day = screen.getByLabelText('Bestellen tot en met');
  expect(day).toHaveAttribute('min', '2021-01-01');
  await user.type(day, '2020-12-31');
  await press(user, 'Volgende');
  expect(await screen.findByText('Vul een bedrag in, zoals 11,11')).toBeVisible();
  expect(screen.getByText('Niet eerder dan 01/01/2021')).toBeVisible();
});

test('paragraphs are added, moved by button and by key, and removed', async () => {
  const { user } = open(empty());
  await begin(user);
  await toLetter(user);
  await press(user, 'Alinea 4 omhoog');
  await waitFor(() => expect(texts().slice(2)).toEqual(['Is er iets v', '[betaalmodule]']));
  expect(screen.getByRole('button', { name: 'Alinea 3 omhoog' })).toHaveFocus();

  await user.click(screen.getByRole('textbox', { name: 'Tekst van alinea 1' }));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(texts()[1]).toBe('Al {jaren} j'));
  expect(screen.getByRole('textbox', { name: 'Tekst van alinea 2' })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(texts()[0]).toBe('Al {jaren} j'));
  expect(screen.getByRole('button', { name: 'Alinea 1 omhoog' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Alinea 4 omlaag' })).toBeDisabled();

  await press(user, 'Alinea 2 verwijderen');
  await waitFor(() => expect(paragraphs()).toHaveLength(3));
  await press(user, 'Alinea toevoegen');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Tekst van alinea 4' })).toHaveFocus());
  await press(user, 'Toevoegen');
  expect(await screen.findByText('Schrijf iets, of verwijder deze alinea')).toBeVisible();
});

test('there is at most one payment module, and none without a payment', async () => {
  const { user } = open(empty());
  await begin(user);
  await toLetter(user);
  // Only the module itself can become something else.
  expect(screen.getAllByRole('combobox', { name: /^Soort van/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Betaalmodule toevoegen' })).not.toBeInTheDocument();
  await press(user, 'Alinea 3 verwijderen');
  await waitFor(() => expect(screen.getAllByRole('combobox', { name: /^Soort van/ })).toHaveLength(3));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Soort van alinea 2' }), 'Betaalmodule');
  await waitFor(() => expect(texts()[1]).toBe('[betaalmodule]'));
  expect(screen.getAllByRole('combobox', { name: /^Soort van/ })).toHaveLength(1);

  await press(user, 'Vorige');
  await user.click(await screen.findByRole('checkbox', { name: 'Om betaling vragen' }));
  await toLetter(user);
  expect(texts()).not.toContain('[betaalmodule]');
  expect(screen.queryByRole('combobox', { name: /^Soort van/ })).not.toBeInTheDocument();
  await press(user, 'Vorige');
  await user.click(await screen.findByRole('checkbox', { name: 'Om betaling vragen' }));
  await toLetter(user);
  expect(texts().filter((text) => text === '[betaalmodule]')).toHaveLength(1);
});

test('what differs for each member is put where the cursor is', async () => {
  const { user } = open(empty());
  await begin(user);
  await toLetter(user);
  const greeting = await field('Tekst van alinea 1');
  await user.clear(greeting);
  await user.type(greeting, 'Beste ,');
  await user.type(greeting, '{ArrowLeft}', { initialSelectionStart: 7 });
  await user.click(screen.getByRole('button', { name: 'Hele naam invoegen: {naam}' }));
  await waitFor(() => expect(greeting).toHaveValue('Beste {naam},'));
  expect(greeting).toHaveFocus();
  await user.keyboard('!');
  expect(greeting).toHaveValue('Beste {naam}!,');
});

test('when somebody else has changed the concept, both versions are shown', async () => {
  const mine = { title: 'Brief a!', payment: true, allMembers: true, buut: false };
  const letter = [
    { type: 'text' as const, text: 'Beste {voornaam},' },
    { type: 'paymentModule' as const, text: '' },
    { type: 'text' as const, text: 'Alaaf' },
  ];
  const theirs = moment('a', { revision: 2, title: 'Brief van Jan' });
  const { user } = open(
    list([edition('2027', [moment('a')])]),
    refuse(ClubEditMomentDocument, { id: 'a', revision: 1, moment: { ...mine, letter } }, 'Gewijzigd', {
      code: 'CONFLICT',
      modifiedBy: 'Jan',
      modifiedAt: '2026-11-12T10:00:00.000Z',
    }),
    answer(ClubMomentLatestDocument, { id: 'a' }, { clubContactMoment: theirs }),
    answer(
      ClubEditMomentDocument,
      { id: 'a', revision: 2, moment: { ...mine, letter } },
      { editClubContactMoment: moment('a', { revision: 3, title: 'Brief a!' }) },
    ),
  );
  await press(user, 'Aanpassen');
  await user.type(await field('Titel'), '!');
  await toLetter(user);
  await press(user, 'Opslaan');
  await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Jan' });
  expect(screen.getByRole('row', { name: 'Titel Brief a! Brief van Jan' })).toBeVisible();
  await press(user, 'Mijn versie opslaan');
  expect(await screen.findByRole('region', { name: 'Brief a!' })).toBeVisible();
});
