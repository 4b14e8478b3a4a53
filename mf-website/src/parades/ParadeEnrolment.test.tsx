import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, renderArea } from 'kit/testing';

import {
  WebsiteAddParadeEntryDocument,
  WebsiteCheckParadeEntryDocument,
  type WebsiteParadeEntryFragment,
  type WebsiteParadeFieldFragment,
  WebsiteNumberParadeDocument,
  WebsiteParadeFormDocument,
  WebsiteParadeLineUpDocument,
  WebsiteSetParadeFieldsDocument,
} from '../gql/graphql';
import { ParadeEnrolment } from './ParadeEnrolment';

const parade = 'parade' as const;
const category: WebsiteParadeFieldFragment = {
  ...{ id: 'f1', label: 'Categorie', help: '', kind: 'choice', required: true },
  options: ['Wagen', 'Loopgroep'],
};
const form = (fields: WebsiteParadeFieldFragment[], revision = 4) => ({
  paradeForm: {
    ...{ id: parade, open: true, takesEnrolments: true, year: 2027, years: [2026, 2027], closesOn: null },
    ...{ fields, revision },
  } as never,
});
const group: WebsiteParadeEntryFragment = {
  ...{ id: '1', year: 2027, checked: false, number: null, name: 'De Zwabbers', contactName: 'Ans Wagen' },
  ...{ contactPhone: '+31 6 11 11 11 11', contactEmail: 'ans@groep.example', revision: 1 },
  answers: [
    { fieldId: 'f1', label: 'Categorie', value: 'Wagen' },
    { fieldId: 'gone', label: 'Muziek', value: 'Hard' },
  ],
  createdAt: '2026-11-11T10:11:00.000Z',
};
const lineUp = (entries: WebsiteParadeEntryFragment[], revision = 1) =>
  ({ id: 'parade 2027', revision, entries }) as never;
const listed = (entries: WebsiteParadeEntryFragment[], times?: number) =>
  answer(WebsiteParadeLineUpDocument, { parade, year: 2027 }, { paradeLineUp: lineUp(entries) }, times);

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<ParadeEnrolment parade={parade} />, { path: '/optocht', mocks });
  return userEvent.setup();
}
const asked = (...fields: WebsiteParadeFieldFragment[]) =>
  answer(WebsiteParadeFormDocument, { parade }, form(fields));

test('tells of each group all that was answered, also to what is no longer asked', async () => {
  const user = open(asked(category), listed([group]));
  await user.click(await screen.findByRole('button', { name: /De Zwabbers/ }));
  expect(await screen.findByText('Muziek')).toBeVisible();
  expect(screen.getByText('Hard')).toBeVisible();
  expect(screen.getByText('Wagen')).toBeVisible();
});

test('a choice needs two things to choose, and is added to what is asked', async () => {
  const { id: _id, ...given } = category;
  const user = open(
    asked(),
    listed([]),
    answer(
      WebsiteSetParadeFieldsDocument,
      { parade, revision: 4, fields: [{ id: null, ...given }] },
      { setParadeFields: { id: parade, fields: [category], revision: 5 } as never },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Vraag toevoegen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Vraag toevoegen' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Vraag' }), 'Categorie');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Antwoord' }), 'choice');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Verplicht' }));
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(
    await within(dialog).findByText('Vul minstens twee keuzes in, elk op een eigen regel'),
  ).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Keuzes' }), 'Wagen{enter}Loopgroep');
  await user.click(within(dialog).getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Wagen, Loopgroep · verplicht')).toBeVisible();
});

test('a group is added by hand, with what it answered', async () => {
  const entry = { name: 'De Bellers', contactName: 'Bel', contactPhone: '0612345678' };
  const user = open(
    asked(category),
    listed([], 1),
    answer(
      WebsiteAddParadeEntryDocument,
      {
        ...{ parade, year: 2027 },
        entry: {
          ...entry,
          contactEmail: 'bel@groep.example',
          answers: [{ fieldId: 'f1', value: 'Loopgroep' }],
        },
      },
      { addParadeEntry: { ...group, ...entry } as never },
    ),
    listed([{ ...group, ...entry }]),
  );
  await user.click(await screen.findByRole('button', { name: 'Deelnemer toevoegen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deelnemer toevoegen' });
  const fill = async (name: string, text: string) =>
    user.type(await within(dialog).findByRole('textbox', { name }), text);
  await fill('Groep', 'De Bellers');
  await fill('Contactpersoon', 'Bel');
  await fill('Telefoon', '0612345678');
  await fill('E-mail', 'bel@groep.example');
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Categorie' }), 'Loopgroep');
  await user.click(within(dialog).getByRole('button', { name: 'Toevoegen' }));
  expect(await screen.findByRole('row', { name: /De Bellers/ })).toBeVisible();
});

test('numbers are given to who has none yet', async () => {
  const user = open(
    asked(),
    listed([
      { ...group, number: 1 },
      { ...group, id: '2', name: 'De Bellers' },
    ]),
    answer(
      WebsiteNumberParadeDocument,
      { parade, year: 2027, revision: 1, anew: false },
      {
        numberParade: lineUp(
          [
            { ...group, number: 1 },
            { ...group, id: '2', name: 'De Bellers', number: 2 },
          ],
          2,
        ),
      },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Nummers geven' }));
  const dialog = await screen.findByRole('dialog', { name: 'Nummers geven' });
  expect(
    await within(dialog).findByRole('radio', { name: 'Wie er nog geen heeft (1), na het hoogste nummer' }),
  ).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Nummers geven' }));
  expect(await screen.findByRole('row', { name: /2 De Bellers/ })).toBeVisible();
});

test('approval that is refused leaves it as it was', async () => {
  const user = open(
    asked(),
    listed([group]),
    refuse(WebsiteCheckParadeEntryDocument, { parade, id: '1', checked: true }, 'Er ging iets mis.', {
      code: 'INTERNAL_SERVER_ERROR',
    }),
  );
  const box = await screen.findByRole('checkbox', { name: 'De Zwabbers goedgekeurd' });
  await user.click(box);
  expect(await screen.findByText('Er ging iets mis.')).toBeVisible();
  expect(box).not.toBeChecked();
});
