import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, gone, lastUpload, mockUploads, press, refuse, type User } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatActionPointCommitteesDocument,
  SecretariatActionPointsDocument,
  SecretariatAddActionPointDocument,
  SecretariatAddMeetingDocumentDocument,
  SecretariatDeleteMeetingDocumentDocument,
  SecretariatEditMeetingDocumentDocument,
  SecretariatLockMeetingDocumentDocument,
} from '../../gql/graphql';
import { agendas, buttons, card, document, minutes, open, reader } from './testMeetings';

mockUploads();
beforeAll(loadDialogPanel);

const notulen = document('2', '2027-02-01', 'notulen');
const locked = { ...notulen, dbOnly: true };
const NAME = '01/02/2027 - Notulen alleen voor het DB';

test('the DB adds, locks and deletes', async () => {
  open([agendas([]), minutes([notulen])]);
  await screen.findByText(notulen.title);
  expect(await buttons("Agenda's")).toEqual(['Agenda toevoegen']);
  expect(await buttons('Notulen')).toEqual([
    'Notulen toevoegen',
    'Actiepunten van 01/02/2027 - Notulen',
    '01/02/2027 - Notulen downloaden',
    'Voor iedereen',
    '01/02/2027 - Notulen aanpassen',
    '01/02/2027 - Notulen verwijderen',
  ]);
  expect(screen.getByRole('button', { name: NAME })).toHaveAttribute('aria-pressed', 'false');
});

const lock = (dbOnly: boolean) => ({ id: '2', dbOnly });
const locking = (dbOnly: boolean) =>
  answer(SecretariatLockMeetingDocumentDocument, lock(dbOnly), {
    lockSecretaryDocument: { ...notulen, dbOnly },
  });

test('a document is closed for others, and opened again; words say so', async () => {
  const user = open([agendas([]), minutes([notulen]), locking(true), locking(false)]);
  const button = await screen.findByRole('button', { name: NAME });
  await user.click(button);
  expect(await screen.findByText('Alleen DB')).toBeVisible();
  expect(screen.getByText('01/02/2027 - Notulen is er alleen nog voor het DB')).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await buttons('Notulen')).toContain('Alleen voor het DB');
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('Alleen DB')).not.toBeInTheDocument());
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('when somebody deleted it meanwhile, that is told and the list follows', async () => {
  const user = open([
    agendas([]),
    minutes([locked], 1),
    refuse(SecretariatLockMeetingDocumentDocument, lock(false), 'Dit document bestaat niet (meer).', {
      code: 'NOT_FOUND',
    }),
    minutes([]),
  ]);
  await press(user, NAME);
  expect(await screen.findByText('Dit document bestaat niet (meer).')).toBeVisible();
  expect(await screen.findByText('Er zijn nog geen notulen.')).toBeVisible();
});

async function fill(user: User) {
  await press(user, 'Notulen toevoegen');
  const form = within(await screen.findByRole('dialog', { name: 'Notulen toevoegen' }));
  await press(user, 'Toevoegen');
  expect(await form.findAllByText('Verplicht')).toHaveLength(2);
  expect(form.getByLabelText('Datum')).toHaveFocus();
  expect(form.getByLabelText('Document')).toHaveAccessibleDescription('Verplicht');
  await user.type(form.getByLabelText('Datum'), '2027-02-01');
  await user.upload(form.getByLabelText('Document'), new File(['x'], 'notulen.docx'));
  await waitFor(() => expect(lastUpload().address).toBe('POST /files/docs/secretary'));
  lastUpload().store('f2');
  await form.findByText('notulen.docx');
  return form;
}
const added = (dbOnly: boolean) => ({
  kind: 'notulen' as const,
  document: { date: '2027-02-01', description: '', dbOnly, fileId: 'f2' },
});

test('minutes are added with a date and a document, at once for the DB only', async () => {
  const user = open([
    agendas([]),
    minutes([], 1),
    answer(SecretariatAddMeetingDocumentDocument, added(true), { addSecretaryDocument: locked }, 1),
    minutes([locked]),
  ]);
  const form = await fill(user);
  await user.click(form.getByRole('checkbox', { name: 'Alleen voor het DB' }));
  await press(user, 'Toevoegen');
  expect(await screen.findByText('Notulen toegevoegd')).toBeVisible();
  await gone();
  const [row] = (await card('Notulen')).getAllByRole('listitem');
  expect(row).toHaveTextContent('01/02/2027 - Notulen PDF Alleen DBActiepunten 11/11/2026 - Jan Smulders');
});

test('deleting asks first', async () => {
  const user = open([
    agendas([]),
    minutes([notulen], 1),
    answer(SecretariatDeleteMeetingDocumentDocument, { id: '2' }, { deleteSecretaryDocument: '2' }, 1),
    minutes([]),
  ]);
  await press(user, '01/02/2027 - Notulen verwijderen');
  const question = { name: 'Document verwijderen? Deze actie is onomkeerbaar.' };
  const dialog = within(await screen.findByRole('alertdialog', question));
  expect(dialog.getByText('01/02/2027 - Notulen')).toBeVisible();
  await press(user, 'Verwijderen');
  expect(await screen.findByText('Er zijn nog geen notulen.')).toBeVisible();
});

const mended = { ...notulen, date: '2027-02-02', title: '02/02/2027 - Notulen', revision: 2 };
const editing = (revision: number, description: string) => ({
  id: '2',
  revision,
  document: { date: '2027-02-02', description },
});

test('a wrong date is mended, and the title with it', async () => {
  const user = open([
    agendas([]),
    minutes([notulen], 1),
    answer(SecretariatEditMeetingDocumentDocument, editing(1, ''), { editSecretaryDocument: mended }),
    minutes([mended]),
  ]);
  await press(user, '01/02/2027 - Notulen aanpassen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Document aanpassen' }));
  expect(dialog.getByLabelText('Datum')).toHaveValue('2027-02-01');
  fireEvent.change(dialog.getByLabelText('Datum'), { target: { value: '2027-02-02' } });
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await gone();
  expect(await screen.findByText('02/02/2027 - Notulen')).toBeVisible();
  expect(screen.getByText('Document aangepast')).toBeVisible();
});

test('of two who mend it the second sees both versions', async () => {
  const theirs = { ...notulen, description: 'Met bijlage', revision: 2, modifiedByName: 'Truus Peters' };
  const user = open([
    agendas([]),
    minutes([notulen], 1),
    refuse(SecretariatEditMeetingDocumentDocument, editing(1, ''), 'Truus Peters was eerder.', {
      code: 'CONFLICT',
    }),
    minutes([theirs]),
  ]);
  await press(user, '01/02/2027 - Notulen aanpassen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Document aanpassen' }));
  fireEvent.change(dialog.getByLabelText('Datum'), { target: { value: '2027-02-02' } });
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByRole('cell', { name: 'Met bijlage' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '(leeg)' })).toBeVisible();
});

test('the DB types action points beside minutes; who reads them sees how far they are', async () => {
  const point = {
    ...{
      id: 't1',
      name: 'Hekken bestellen',
      dueDate: '2020-01-15',
      finished: false,
      people: ['Sanne', 'Piet'],
    },
    ...{ commissionIndex: 3, commissionName: 'Optocht' },
  };
  const meetingId = { meetingId: '2' };
  const given = { commissionId: 'c3', name: 'Hekken bestellen', assigneeIds: ['Sanne'], dueDate: null };
  const committee = (id: string, index: number, people: string[]) => ({
    ...{ id, index, name: 'Optocht', people: people.map((name) => ({ id: name, name })) },
  });
  const user = open([
    agendas([]),
    minutes([notulen], 1),
    answer(SecretariatActionPointsDocument, meetingId, { actionPoints: [] }, 1),
    answer(
      SecretariatActionPointCommitteesDocument,
      {},
      {
        actionPointCommittees: [committee('c3', 3, ['Sanne']), committee('c4', 4, ['Kees', 'Mia'])],
      },
    ),
    answer(
      SecretariatAddActionPointDocument,
      { ...meetingId, point: given },
      { addActionPoint: { id: 't1' } },
    ),
    answer(SecretariatActionPointsDocument, meetingId, { actionPoints: [point] }),
    minutes([{ ...notulen, actionPointCount: 1 }]),
  ]);
  await press(user, 'Actiepunten van 01/02/2027 - Notulen');
  expect(await screen.findByText('Er zijn nog geen actiepunten.')).toBeVisible();
  await press(user, 'Actiepunt toevoegen');
  const form = within(await screen.findByRole('dialog', { name: 'Actiepunt toevoegen' }));
  await user.type(form.getByLabelText('Wat'), given.name);
  await user.selectOptions(await form.findByLabelText('Commissie'), await form.findByText('4 - Optocht'));
  await user.click(form.getByRole('checkbox', { name: 'Kees' }));
  await user.click(form.getByRole('checkbox', { name: 'Mia' }));
  await user.selectOptions(form.getByLabelText('Commissie'), '3 - Optocht');
  await user.click(form.getByRole('checkbox', { name: 'Sanne' }));
  await user.click(form.getByRole('button', { name: 'Toevoegen' }));
  const list = within(await screen.findByRole('list', { name: 'Actiepunten' }));
  expect(list.getByRole('listitem')).toHaveTextContent(
    'Hekken bestellen Te laat3 - Optocht · Sanne, Piet · vóór 15/01/2020',
  );
  await press(user, 'Sluiten');
  expect(await screen.findByRole('button', { name: '1 actiepunt van 01/02/2027 - Notulen' })).toBeVisible();
});

test('who reads opens the action points that there are, and adds none', async () => {
  const user = open(
    [
      agendas([]),
      minutes([{ ...notulen, actionPointCount: 2 }, document('3', '2027-01-01', 'notulen')]),
      answer(SecretariatActionPointsDocument, { meetingId: '2' }, { actionPoints: [] }),
    ],
    reader,
  );
  await press(user, '2 actiepunten van 01/02/2027 - Notulen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Actiepunten van 01/02/2027' }));
  expect(dialog.queryByRole('button', { name: 'Actiepunt toevoegen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /01\/01\/2027 - Notulen$/ })).not.toBeInTheDocument();
});
