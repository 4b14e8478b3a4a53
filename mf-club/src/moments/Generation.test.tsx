import { act, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { answer, mockDownloads, press, refuse, type User } from 'kit/testing';

import { ClubCancelLettersDocument, ClubMakeLettersDocument, ClubMomentFilesDocument } from '../gql/graphql';
import { edition, failed, list, made, moment, open, progress, running } from './testMoments';

beforeEach(() => sessionStorage.clear());

const now = (id: string, state: ReturnType<typeof moment>) =>
  answer(ClubMakeLettersDocument, { id }, { executeContactMoment: state });
const concept = () => list([edition('2027', [moment('a')])]);
const overlay = () => screen.findByRole('dialog', { name: 'Brieven van Brief a' });

async function make(user: User) {
  await press(user, 'Brieven maken');
  const question = within(await screen.findByRole('alertdialog', { name: '300 brieven maken?' }));
  await user.click(question.getByRole('button', { name: 'Brieven maken' }));
}

test('asks first, shows how far it is, and in the end that they are there', async () => {
  const { user } = open(
    concept(),
    now('a', running('a', 0)),
    progress(running('a', 12), 1),
    progress(running('a', 305), 1),
    progress(made('a')),
  );
  await make(user);
  const shown = within(await overlay());
  expect(await shown.findByText('12 van 300 brieven')).toBeVisible();
  expect(shown.getByRole('progressbar')).toHaveAttribute('value', '12');
  expect(await shown.findByText('Nu de etiketten …')).toBeVisible();
  expect(await shown.findByText('De brieven zijn gemaakt')).toBeVisible();
  expect(shown.getByRole('button', { name: 'Brieven downloaden' })).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Sluiten' }));
  expect(await screen.findByText('Gemaakt op 12/11/2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aanpassen' })).not.toBeInTheDocument();
});

test('can be closed and goes on in the list; after a reload it is there again', async () => {
  const { user, unmount } = open(concept(), now('a', running('a', 5)), progress(running('a', 5)));
  await make(user);
  await overlay();
  unmount();

  const again = open(list([edition('2027', [running('a', 40)])]), progress(running('a', 41)));
  const shown = within(await overlay());
  expect(await shown.findByText('41 van 300 brieven')).toBeVisible();
  await again.user.click(shown.getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('41 van 300 brieven')).toBeVisible();
  again.unmount();

  open(list([edition('2027', [running('a', 60)])]), progress(running('a', 61)));
  expect(await screen.findByText('61 van 300 brieven')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('hides itself after 30 seconds', async () => {
  const { setTimeout: original } = globalThis;
  // Not jest's timers: they would stop the asking for progress too.
  let hide: (() => void) | undefined;
  const caught = (run: () => void, delay?: number) => {
    if (delay === 30_000) hide = run;
    return original(run, delay);
  };
  Object.assign(globalThis, { setTimeout: caught });
  try {
    const { user } = open(concept(), now('a', running('a', 5)), progress(running('a', 5)));
    await make(user);
    await overlay();
    await waitFor(() => expect(hide).toBeDefined());
    act(() => hide?.());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('5 van 300 brieven')).toBeVisible();
  } finally {
    Object.assign(globalThis, { setTimeout: original });
  }
});

test('can be stopped', async () => {
  const stopped = moment('a', {
    generation: { id: 'wa', state: 'cancelled', done: 0, total: 300, message: null },
  });
  const { user } = open(
    list([edition('2027', [running('a', 5)])]),
    progress(running('a', 5)),
    refuse(ClubCancelLettersDocument, { id: 'a' }, 'Kapot', {}),
    answer(ClubCancelLettersDocument, { id: 'a' }, { cancelContactMoment: stopped }),
  );
  await press(user, 'Stoppen');
  expect(await screen.findByText('Kapot')).toBeVisible();
  await press(user, 'Stoppen');
  expect(await screen.findByText('Het maken van de brieven is gestopt')).toBeVisible();
  expect(await screen.findByText('Concept')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a failure is told in the words that were asked for, and can be tried again', async () => {
  const { user } = open(
    concept(),
    refuse(ClubMakeLettersDocument, { id: 'a' }, 'Er zijn geen leden', { code: 'BAD_USER_INPUT' }),
    now('a', failed('a', 'De schijf is vol')),
    now('a', made('a')),
  );
  await make(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Genereren van de brieven is mislukt: Er zijn geen leden',
  );
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Brieven maken' }));
  const shown = within(await overlay());
  expect(await shown.findByRole('alert')).toHaveTextContent(
    'Genereren van de brieven is mislukt: De schijf is vol',
  );
});

test('from the list it can be tried again too', async () => {
  const { user } = open(
    list([edition('2027', [failed('a', 'De schijf is vol')])]),
    refuse(ClubMakeLettersDocument, { id: 'a' }, 'Nog steeds vol', {}),
    now('a', made('a')),
  );
  await press(user, 'Opnieuw proberen');
  expect(await screen.findByText('Genereren van de brieven is mislukt: Nog steeds vol')).toBeVisible();
  await press(user, 'Opnieuw proberen');
  expect(within(await overlay()).getByText('De brieven zijn gemaakt')).toBeVisible();
});

describe('downloading', () => {
  const names = [
    'Anna Bos.docx',
    'Zoë Müller.docx',
    'Jan ĳsselstein.docx',
    'D.docx',
    'E.docx',
    'labels_1.docx',
  ];
  const files = names.map((name, index) => ({
    id: `f${index}`,
    url: `/files/club/${index}`,
    name,
    type: 'docx',
    size: 9,
  }));
  const answered = answer(
    ClubMomentFilesDocument,
    { id: 'a' },
    { clubContactMoment: { id: 'a', revision: 1, files } },
  );
  const saved = mockDownloads();
  let atOnce = 0;
  let most = 0;
  let refused: string | undefined;
  let held: Promise<void> | undefined;
  const { fetch } = globalThis;

  beforeEach(() => {
    atOnce = most = 0;
    refused = held = undefined;
    const fetchFile = async (url: string) => {
      most = Math.max(most, ++atOnce);
      // The later, the sooner: the order of the zip is not that of the answers.
      await (held ?? new Promise((resolve) => setTimeout(resolve, 60 - 10 * Number(url.at(-1)))));
      atOnce -= 1;
      if (url === refused)
        return { ok: false, text: async () => '{"errors":[{"message":"Bestand is weg"}]}' };
      return {
        ok: true,
        blob: async () => ({ arrayBuffer: async () => new TextEncoder().encode(url).buffer }),
      };
    };
    Object.assign(globalThis, { fetch: fetchFile });
  });
  afterEach(() => void (globalThis.fetch = fetch));
  const letters = () => open(list([edition('2027', [made('a')])]), answered);

  test('all files in one zip, in their order, four at a time', async () => {
    const { user } = letters();
    await press(user, 'Brieven downloaden');
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 5000 });
    expect(saved[0]?.name).toBe('Brieven 2027 Brief a.zip');
    const entries = unzipSync(new Uint8Array(await (saved[0]?.blob as Blob).arrayBuffer()));
    expect(Object.keys(entries)).toEqual(names);
    expect(strFromU8(entries['Zoë Müller.docx'] as Uint8Array)).toBe('/files/club/1');
    expect(most).toBe(4);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('one that fails is told, and nothing half is saved', async () => {
    refused = '/files/club/3';
    const { user } = letters();
    await press(user, 'Brieven downloaden');
    const dialog = within(await screen.findByRole('dialog', { name: 'Brieven downloaden' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Bestand is weg');
    expect(saved).toEqual([]);
    refused = undefined;
    await user.click(dialog.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(saved).toHaveLength(1), { timeout: 5000 });
  });

  test('can be stopped', async () => {
    let release = () => {};
    held = new Promise((resolve) => (release = resolve));
    const { user } = letters();
    await press(user, 'Brieven downloaden');
    await press(user, 'Annuleren');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    release();
    await waitFor(() => expect(atOnce).toBe(0));
    expect(saved).toEqual([]);
  });
});
