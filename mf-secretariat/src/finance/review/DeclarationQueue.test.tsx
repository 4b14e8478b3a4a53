import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuse, type Unmasked } from 'kit/testing';
import { shortcuts } from 'kit/ui';

import {
  SecretariatAskAboutDeclarationDocument,
  SecretariatDecideDocument,
  SecretariatReviewDocument,
  type SecretariatReviewQuery,
  SecretariatTakeBackDecisionDocument,
} from '../../gql/graphql';
import {
  around,
  board,
  declaration,
  lines,
  open,
  reader,
  testYear,
  type Transaction,
  waiting,
  years,
} from '../testFinance';

type Reviewed = Unmasked<SecretariatReviewQuery>['transaction'];

/** Room for the list, the receipt and the decision. */
const onDesk = jest.spyOn(globalThis, 'matchMedia');
beforeEach(() => {
  localStorage.clear();
  const blob = async () => new Blob(['x']);
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, blob })) });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  onDesk.mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('min-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterAll(() => onDesk.mockRestore());

const hekken = declaration('t1');
const linten = declaration('t2', { description: 'Linten', creator: 'Anja Aarts', amount: -840 });
const asked = declaration('t3', { description: 'Spandoek', creator: 'Bram Bos', state: 'asked' });
const review = ({ hasDuplicates, kind, decidedAt, decidedBy, reason, paid, ...facts }: Transaction) => {
  const transaction: Reviewed = { ...facts, yearId: 'y1', declaredFor: null, messages: [], duplicates: [] };
  return answer(SecretariatReviewDocument, { id: facts.id }, { transaction });
};
const [accounts, own] = around;
const show = (mocks: ReturnType<typeof answer>[] = [], user = board) =>
  open(
    [
      ...[accounts, own].filter((mock) => mock !== undefined),
      years([testYear()]),
      lines({ state: 'approved' }, []),
      ...[hekken, linten, asked].map(review),
      ...mocks,
    ],
    { user },
  );
const both = waiting([hekken, linten], { asked: [asked] });
const part = async (creator: string) => {
  const section = within(await screen.findByRole('region', { name: 'Declaratie beoordelen' }));
  expect(await section.findByText(creator)).toBeVisible();
  return section;
};
const chosen = () => screen.getByRole('button', { current: true });

test('the first one is beside the list with its receipt; J and K go to the next and the one before', async () => {
  const user = show([both]);
  const first = await part('Piet Peters');
  expect(await first.findByRole('img', { name: 'Bon van Hekken' })).toBeVisible();
  expect(first.getByText('Daarna: Anja Aarts, € 8,40')).toBeVisible();
  await user.keyboard('j');
  await part('Anja Aarts');
  expect(chosen()).toHaveTextContent('Anja Aarts € 8,40 3 - Optocht, Linten');
  expect(chosen()).toHaveFocus();
  await user.keyboard('jj');
  await part('Bram Bos');
  await user.keyboard('kk');
  await part('Piet Peters');
  await user.click(screen.getByRole('button', { name: /Linten/ }));
  await part('Anja Aarts');
});

test('A approves, once, and the next one comes', async () => {
  const decision = { approved: true, reason: null, revision: 1 };
  const approved = { ...hekken, state: 'approved' as const, revision: 2 };
  const user = show([
    waiting([hekken, linten], { times: 1 }),
    answer(
      SecretariatDecideDocument,
      { transaction: 't1', decision },
      { sendTransactionDecision: approved },
      1,
    ),
    waiting([linten]),
  ]);
  await part('Piet Peters');
  await user.keyboard('{a>3/}');
  expect(await screen.findByText('Declaratie goedgekeurd')).toBeVisible();
  await part('Anja Aarts');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Hekken/ })).not.toBeInTheDocument());
});

describe('what was decided', () => {
  const approved = { ...hekken, state: 'approved' as const, revision: 2 };
  const back = { ...hekken, revision: 3 };
  const decision = { approved: true, reason: null, revision: 1 };
  const deciding = [
    waiting([hekken], { times: 1 }),
    answer(
      SecretariatDecideDocument,
      { transaction: 't1', decision },
      { sendTransactionDecision: approved },
      1,
    ),
    waiting([], { times: 1 }),
  ];
  const decideAndTakeBack = async (user: ReturnType<typeof show>) => {
    await part('Piet Peters');
    await user.keyboard('a');
    await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  };

  test('is taken back from its message, and waits again', async () => {
    const user = show([
      ...deciding,
      answer(SecretariatTakeBackDecisionDocument, { id: 't1', revision: 2 }, { takeBackDecision: back }, 1),
      waiting([back]),
    ]);
    await decideAndTakeBack(user);
    expect(await screen.findByText('Besluit teruggenomen')).toBeVisible();
    expect(await screen.findByRole('button', { name: /Hekken/ })).toBeVisible();
  });

  test('stays when that cannot be any more, and why is told', async () => {
    const isInFile = 'Deze declaratie zit in een betaalbestand. Draai dat eerst terug.';
    const user = show([
      ...deciding,
      refuse(SecretariatTakeBackDecisionDocument, { id: 't1', revision: 2 }, isInFile, {
        code: 'BAD_USER_INPUT',
      }),
      waiting([]),
    ]);
    await decideAndTakeBack(user);
    expect(await screen.findByText(isInFile)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Hekken/ })).not.toBeInTheDocument();
  });
});

test('R and V ask for words first, and no letter counts while they are typed', async () => {
  const user = show([
    both,
    answer(
      SecretariatAskAboutDeclarationDocument,
      { id: 't1', revision: 1, question: { text: 'Vraag je?' } },
      { askAboutDeclaration: { id: 't1', revision: 2, state: 'asked' } },
    ),
  ]);
  const section = await part('Piet Peters');
  const field = section.getByRole('textbox', { name: 'Bericht aan Piet Peters' });
  await user.keyboard('r');
  expect(await section.findByText('Vul een reden in')).toBeVisible();
  expect(field).toHaveFocus();
  await user.keyboard('Vraag je?');
  expect(field).toHaveValue('Vraag je?');
  section.getByRole('button', { name: 'Vraag stellen' }).focus();
  await user.keyboard('v');
  expect(await screen.findByText('Vraag gesteld')).toBeVisible();
});

test('the keys are listed and shown; put off they do nothing and are not shown', async () => {
  localStorage.setItem('letters-als-sneltoets', 'uit');
  const user = show([both]);
  const section = await part('Piet Peters');
  expect(section.queryByText('A')).not.toBeInTheDocument();
  await user.keyboard('j');
  expect(chosen()).toHaveTextContent('Piet Peters');
  const listed = shortcuts.onPage().map(({ keys }) => keys.join(' '));
  expect(listed).toEqual(expect.arrayContaining(['A', 'R', 'V', 'J K']));
});

test('who does not decide goes through the queue without deciding', async () => {
  const user = show([both], reader);
  const section = await part('Piet Peters');
  expect(section.queryByRole('button', { name: 'Goedkeuren' })).not.toBeInTheDocument();
  await user.keyboard('aj');
  await part('Anja Aarts');
  expect(shortcuts.onPage().map(({ keys }) => keys.join(' '))).not.toContain('A');
});

test('without any it says so', async () => {
  show([lines({ state: 'open' }, [])]);
  expect(await screen.findByText('Er zijn geen open declaraties.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Declaratie beoordelen' })).not.toBeInTheDocument();
});
