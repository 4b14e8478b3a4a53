import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pageOf, pressIn, refuse, renderArea, testUser } from 'kit/testing';

import {
  SecretariatMailingDocument,
  SecretariatMailingsDocument,
  SecretariatMailingSettingsDocument,
  SecretariatPauseMailingDocument,
  SecretariatResumeMailingDocument,
  SecretariatStopMailingDocument,
  SecretariatUpdateMailingSettingsDocument,
} from '../../gql/graphql';
import { MailingsPage } from './MailingsPage';

const row = (changes: object = {}) => ({
  id: 'm1',
  title: 'Ledenlijst',
  subject: 'Algemene vergadering',
  state: 'sending',
  creator: 'Jan Smulders',
  sentAt: '2026-11-14T19:30:00.000Z',
  recipientCount: 3,
  sentCount: 1,
  failedCount: 1,
  ...changes,
});
const list = (...rows: object[]) => listed({}, rows);
const listed = (page: object, rows: object[]) =>
  answer(SecretariatMailingsDocument, page as never, { mailings: pageOf(rows) } as never, Infinity);
const detail = (state: string) =>
  answer(
    SecretariatMailingDocument,
    { id: 'm1' },
    {
      mailing: {
        ...{ id: 'm1', state, html: '<p>Tot dan</p>', senderName: 'Jan Smulders', attachments: [] },
        replyTo: 'jan@carnaval.example',
        recipients: [
          { key: '1', name: 'Mia', email: 'mia@carnaval.example', delivery: 'sent', reason: null },
          {
            ...{ key: '2', name: 'Piet', email: 'piet@carnaval.example', delivery: 'refused' },
            reason: 'De mailserver weigert dit adres (550).',
          },
          { key: '3', name: '', email: '', delivery: 'waiting', reason: null },
        ],
      },
    } as never,
    Infinity,
  );
const changed = (state: string) => ({ id: 'm1', state }) as never;

test('tells what became of each, and pauses, resumes and stops what is under way', async () => {
  renderArea(<MailingsPage />, {
    mocks: [
      list(row()),
      listed({ first: 1 }, [row()]),
      detail('sending'),
      refuse(SecretariatPauseMailingDocument, { id: 'm1' }, 'Deze mailing is al klaar of gestopt.', {}),
      answer(SecretariatPauseMailingDocument, { id: 'm1' }, { pauseMailing: changed('paused') }),
      answer(SecretariatResumeMailingDocument, { id: 'm1' }, { resumeMailing: changed('sending') }),
      answer(SecretariatStopMailingDocument, { id: 'm1' }, { stopMailing: changed('stopped') }),
    ],
  });
  const user = userEvent.setup();
  expect(await screen.findByText('1 afgeleverd, 1 mislukt')).toBeVisible();
  expect(screen.getByText('Onderweg')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Algemene vergadering/ }));
  const table = await screen.findByRole('table', { name: 'Wie kreeg deze mail' });
  expect(within(table).getByText('Geweigerd: De mailserver weigert dit adres (550).')).toBeVisible();
  expect(within(table).getByText('Gewist')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pauzeren' }));
  expect(await screen.findByText('Deze mailing is al klaar of gestopt.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pauzeren' }));
  await user.click(await screen.findByRole('button', { name: 'Doorgaan' }));
  await user.click(await screen.findByRole('button', { name: 'Stoppen' }));
  await pressIn(user, 'Stoppen', 'alertdialog');
  expect(await screen.findByText('De mail is gestopt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pauzeren' })).not.toBeInTheDocument();
});

test('says so when nothing was sent, and asks only an Admin how many go in an hour', async () => {
  renderArea(<MailingsPage />, { mocks: [list()] });
  expect(await screen.findByText('Er is nog niets verstuurd.')).toBeVisible();
  expect(screen.queryByText('Hoeveel mail er per uur uitgaat')).not.toBeInTheDocument();
});

test('an Admin sets how many go in an hour', async () => {
  const settings = (perHour: number, revision: number) => ({ id: 'mailings', perHour, revision });
  renderArea(<MailingsPage />, {
    user: { ...testUser(), role: 'Admin' },
    mocks: [
      list(row({ state: 'done', failedCount: 0, sentCount: 3 })),
      answer(SecretariatMailingSettingsDocument, {}, { mailingSettings: settings(500, 0) } as never),
      answer(
        SecretariatUpdateMailingSettingsDocument,
        { revision: 0, settings: { perHour: 200 } } as never,
        { updateMailingSettings: settings(200, 1) } as never,
      ),
    ],
  });
  const user = userEvent.setup();
  expect(await screen.findByText('3 afgeleverd')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /Hoeveel mail er per uur uitgaat/ }));
  const field = await screen.findByLabelText('Mails per uur');
  await user.clear(field);
  await user.type(field, '5');
  await user.tab();
  expect(await screen.findByText('Minstens 10')).toBeVisible();
  await user.clear(field);
  await user.type(field, '200');
  await user.click(screen.getByRole('button', { name: /opslaan/i }));
  expect(await screen.findByText('Hoogstens 200 mails per uur, over het hele portaal.')).toBeVisible();
});
