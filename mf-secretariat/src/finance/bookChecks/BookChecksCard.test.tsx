import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daysLater, todayInAmsterdam } from 'kit/format';
import { answer, refuse, renderArea } from 'kit/testing';

import {
  SecretariatAddBookCheckerDocument,
  SecretariatAnswerBookQuestionDocument,
  type SecretariatBookCheckFragment,
  SecretariatBookChecksDocument,
  SecretariatRestoreBookCheckerDocument,
  SecretariatSendBookCheckLinkDocument,
  SecretariatWithdrawBookCheckerDocument,
} from '../../gql/graphql';
import { board, reader } from '../testFinance';
import { BookChecksCard } from './BookChecksCard';

const question = {
  ...{
    id: 'q1',
    about: '02/11/2026 Hekken, € -12,50',
    text: 'Waar is de bon?',
    at: '2026-11-20T10:00:00.000Z',
  },
  ...{ answer: '', answeredBy: '', answeredAt: null },
};
const check = (changes: Partial<SecretariatBookCheckFragment> = {}): SecretariatBookCheckFragment => ({
  ...{ id: 'k1', name: 'Wim Kas', email: 'wim@voorbeeld.example', until: '2026-12-31', invitedBy: 'Jan' },
  ...{ hasAccess: true, withdrawnAt: null, lastSeenAt: null, seenCount: 12, entryCount: 80 },
  draws: [{ id: 'd1', at: '2026-11-20T10:00:00.000Z', above: 5000, outOf: 40, size: 25, seen: 3 }],
  ...{ questions: [question], changeLog: ['20/11/2026 - Jan: uitgenodigd'] },
  ...changes,
});
const list = (...bookChecks: SecretariatBookCheckFragment[]) =>
  answer(SecretariatBookChecksDocument, { yearId: 'y1' }, { bookChecks }, 1);
const year = { id: 'y1', title: '2026-2027' };
const open = (mocks: ReturnType<typeof answer>[], user = board) => {
  renderArea(<BookChecksCard year={year} />, { mocks, user });
  return userEvent.setup();
};
const person = async (name = 'Wim Kas') => within(await screen.findByRole('region', { name }));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('tells who checks, how far they are and what they drew', async () => {
  open([
    list(check(), check({ id: 'k2', name: 'Ans', hasAccess: false, until: '2026-10-01', questions: [] })),
  ]);
  const wim = await person();
  expect(wim.getByText('12 van 80 gezien')).toBeVisible();
  expect(wim.getByText(/, van de steekproef 3 van 25/)).toBeVisible();
  expect(plain(wim.getByText(/steekproef van 25 uit 40/).textContent)).toContain('vanaf € 50,00');
  expect((await person('Ans')).getByText('voorbij op 01/10/2026')).toBeVisible();
});

test('who reads only invites and answers nobody', async () => {
  open([list(check())], reader);
  expect((await person()).getByText('Nog niet beantwoord')).toBeVisible();
  expect(screen.queryByRole('button', { name: /uitnodigen|Intrekken|intrekken|Antwoord|mailen/ })).toBeNull();
});

test('invites somebody for thirty days, and says at the field what is wrong', async () => {
  const until = daysLater(todayInAmsterdam(), 30);
  const checker = { name: 'Ans', email: 'ans@voorbeeld.example', until };
  const user = open([
    list(),
    refuse(SecretariatAddBookCheckerDocument, { yearId: 'y1', checker }, 'x', {
      ...{ code: 'BAD_USER_INPUT', fields: { email: 'Wie dit adres heeft kijkt al mee met dit jaar' } },
    }),
    answer(SecretariatAddBookCheckerDocument, { yearId: 'y1', checker }, { addBookChecker: check() }),
    list(check()),
  ]);
  expect(await screen.findByText('Nog niemand kijkt mee.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Iemand uitnodigen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Naam'), 'Ans');
  await user.type(dialog.getByLabelText('E-mail'), 'ans@voorbeeld.example');
  await user.click(dialog.getByRole('button', { name: 'Uitnodigen' }));
  expect(await dialog.findByText('Wie dit adres heeft kijkt al mee met dit jaar')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Uitnodigen' }));
  expect(await screen.findByText('Uitnodiging gemaild')).toBeVisible();
  expect(await person()).toBeDefined();
});

test('answers a question, mails another link, and takes access away with the way back', async () => {
  const until = daysLater(todayInAmsterdam(), 30);
  const answered = {
    ...question,
    answer: 'Die komt',
    answeredBy: 'Jan',
    answeredAt: '2026-11-21T08:00:00.000Z',
  };
  const after = check({ questions: [answered] });
  const withdrawn = check({
    questions: [answered],
    hasAccess: false,
    withdrawnAt: '2026-11-22T08:00:00.000Z',
  });
  const user = open([
    list(check()),
    answer(
      SecretariatAnswerBookQuestionDocument,
      { id: 'k1', questionId: 'q1', answer: 'Die komt' },
      { answerBookQuestion: after },
    ),
    answer(SecretariatSendBookCheckLinkDocument, { id: 'k1', until }, { sendBookCheckLink: after }),
    answer(SecretariatWithdrawBookCheckerDocument, { id: 'k1' }, { withdrawBookChecker: withdrawn }),
    list(withdrawn),
    answer(SecretariatRestoreBookCheckerDocument, { id: 'k1' }, { restoreBookChecker: after }),
    list(after),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Antwoorden op: Waar is de bon?' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Antwoord'), 'Die komt');
  await user.click(dialog.getByRole('button', { name: 'Antwoorden' }));
  expect(await (await person()).findByText('Die komt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Link mailen naar Wim Kas' }));
  await user.click(await screen.findByRole('button', { name: 'Link mailen' }));
  expect(await screen.findByText('Link gemaild')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Toegang van Wim Kas intrekken' }));
  expect(await screen.findByText('ingetrokken')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(await screen.findByText('tot en met 31/12/2026')).toBeVisible();
});
