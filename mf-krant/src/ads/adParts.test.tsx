import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  answer,
  lastUpload,
  mockDownloads,
  MockUpload,
  mockUploads,
  press,
  pressIn,
  refuse,
} from 'kit/testing';

import {
  KrantAddDocDocument,
  KrantAddNoteDocument,
  KrantAdFolderDocument,
  KrantAskSellerDocument,
  KrantDeleteDocDocument,
  KrantDeleteNoteDocument,
  KrantResolveQuestionDocument,
} from '../gql/graphql';
import { ad, dialogAnswer, openDialog, type TestAd } from './testAds';

jest.mock('kit/lists', () => ({
  ...jest.requireActual<object>('kit/lists'),
  newRequestId: () => 'request-1',
}));
mockUploads();
mockDownloads();

const creationDate = '2026-11-11T10:11:00.000Z';
const doc = (more: Partial<TestAd['docs'][number]> = {}): TestAd['docs'][number] => ({
  id: 'd1',
  title: 'Logo',
  description: 'Nieuw sinds dit jaar',
  creator: 'José van den Berg',
  creationDate,
  file: { id: 'f1', name: 'logo.png', size: 1234, type: 'png', url: '/files/docs/Edition_2027/12/f1' },
  ...more,
});
const question: TestAd['advContactQuestions'][number] = {
  id: 'q1',
  msg: 'Welk telefoonnummer?',
  status: 'open',
  creator: 'Toon Aarts',
  creationDate,
};
const note: TestAd['advRedactieNotes'][number] = {
  id: 'n1',
  text: 'Logo is te klein',
  creator: 'Toon Aarts',
  creationDate,
};

const folder = answer(
  KrantAdFolderDocument,
  { advertiserId: 'a1' },
  { advertisementFolder: 'docs/Edition_2027/12' },
);
const file = () => screen.findByLabelText<HTMLInputElement>('Bestand');

/** What is asked and what is answered in its place. */
const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});

const blurred = 'Op 17x8,9 cm is dit 89 dpi, en 200 is nodig: het wordt onscherp.';
const findings = [{ documentId: 'd1', findings: [blurred] }];

describe('documents', () => {
  test('one is added, also as the first thing of an advertisement', async () => {
    const { user, onSaved } = openDialog([
      dialogAnswer(null, null, 1),
      folder,
      answer(
        KrantAddDocDocument,
        {
          advertiserId: 'a1',
          editionId: 'e2027',
          document: { title: 'Logo', description: '', fileId: 'f1' },
        },
        { addAdvertisementDocument: { id: 'ad1', docs: [doc()], documentFindings: findings } },
      ),
      dialogAnswer(ad({ docs: [doc()], documentFindings: findings })),
    ]);
    expect(await screen.findByText('Er zijn geen documenten.')).toBeVisible();
    await press(user, 'Document toevoegen');
    const dialog = await screen.findByRole('dialog', { name: 'Document toevoegen' });
    const input = await file();
    await user.click(within(dialog).getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Kies een bestand'));
    await user.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(MockUpload.sent).toHaveLength(1));
    expect(lastUpload().address).toBe('POST /files/docs/Edition_2027/12');
    await act(async () => lastUpload().store('f1'));
    const title = within(dialog).getByRole('textbox', { name: 'Titel' });
    await waitFor(() => expect(title).toHaveAccessibleDescription('Verplicht'));
    await user.type(title, 'Logo');
    await user.click(within(dialog).getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await screen.findByText('11/11/2026 - José van den Berg')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Let op bij Logo' })).getByText(blurred)).toBeVisible();
    expect(onSaved).toHaveBeenCalled();
  });

  test('an image is shown, a pdf opens in a tab of its own', async () => {
    fetched.mockResolvedValue({ ok: true, blob: async () => new Blob(['x']) });
    const pdf = doc({ id: 'd2', title: 'Opmaak', file: { ...doc().file, id: 'f2', type: 'pdf' } });
    const word = doc({ id: 'd3', title: 'Tekst', file: { ...doc().file, id: 'f3', type: 'docx' } });
    const { user } = openDialog([dialogAnswer(ad({ docs: [doc(), pdf, word] }))]);
    await press(user, 'Logo bekijken');
    expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', 'blob:1');
    expect(fetched.mock.calls[0]?.[0]).toBe('/files/docs/Edition_2027/12/f1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Logo' })).not.toBeInTheDocument());
    await press(user, 'Opmaak bekijken');
    expect(await screen.findByRole('link', { name: 'Opmaak openen in een nieuw tabblad' })).toHaveAttribute(
      'href',
      'blob:1',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Tekst bekijken' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Tekst downloaden' })).toBeVisible();
  });

  test('what cannot be shown is told, with another try', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockResolvedValue({ ok: true, blob: async () => new Blob(['x']) });
    const { user } = openDialog([dialogAnswer(ad({ docs: [doc()] }))]);
    await press(user, 'Logo bekijken');
    expect(await screen.findByText('Het document kan niet worden geladen')).toBeVisible();
    await press(user, 'Opnieuw proberen');
    expect(await screen.findByRole('img', { name: 'Logo' })).toBeInTheDocument();
  });

  test('one is deleted after a question', async () => {
    const { user } = openDialog([
      dialogAnswer(ad({ docs: [doc()] }), null, 1),
      answer(
        KrantDeleteDocDocument,
        { id: 'ad1', documentId: 'd1' },
        { deleteAdvertisementDocument: { id: 'ad1', docs: [], documentFindings: [] } },
      ),
      dialogAnswer(ad()),
    ]);
    await press(user, 'Logo verwijderen');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Deze actie is onomkeerbaar.');
    await pressIn(user, 'Verwijderen', 'alertdialog');
    expect(await screen.findByText('Er zijn geen documenten.')).toBeVisible();
  });
});

describe('questions to the seller', () => {
  const asked = { id: 'ad1', openQuestion: true, advContactQuestions: [question] };

  test('one is asked, and must not be empty', async () => {
    const { user } = openDialog([
      dialogAnswer(ad(), null, 1),
      answer(KrantAskSellerDocument, { id: 'ad1', msg: 'Welk telefoonnummer?' }, { askSeller: asked }),
      dialogAnswer(ad({ ...asked })),
    ]);
    await press(user, 'Vraag stellen');
    const dialog = await screen.findByRole('dialog', { name: 'Vraag aan de verkoper' });
    const field = within(dialog).getByRole('textbox', { name: 'Vraag' });
    await user.type(field, '   ');
    await user.click(within(dialog).getByRole('button', { name: 'Vraag stellen' }));
    await waitFor(() => expect(field).toBeInvalid());
    await user.clear(field);
    await user.type(field, 'Welk telefoonnummer?');
    await user.click(within(dialog).getByRole('button', { name: 'Vraag stellen' }));
    expect(await screen.findByText('11/11/2026 11:11 - Toon Aarts')).toBeVisible();
  });

  test("one is marked as 'Opgelost'; a failure is told", async () => {
    const solved = { ...question, status: 'opgelost' as const };
    const variables = { id: 'ad1', questionId: 'q1' };
    const { user } = openDialog([
      dialogAnswer(ad({ ...asked }), null, 1),
      refuse(KrantResolveQuestionDocument, variables, 'Deze vraag is er niet meer.', { code: 'NOT_FOUND' }),
      answer(KrantResolveQuestionDocument, variables, {
        resolveQuestion: { id: 'ad1', openQuestion: false, advContactQuestions: [solved] },
      }),
      dialogAnswer(ad({ advContactQuestions: [solved] })),
    ]);
    await press(user, 'Opgelost: Welk telefoonnummer?');
    expect(await screen.findByText('Deze vraag is er niet meer.')).toBeVisible();
    await press(user, 'Opgelost: Welk telefoonnummer?');
    expect(await screen.findByText('Vraag opgelost')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Opgelost: / })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('Opgelost')).toBeVisible();
  });
});

describe('notes of the editors', () => {
  test('one is added and deleted', async () => {
    const { user } = openDialog([
      dialogAnswer(ad(), null, 1),
      answer(
        KrantAddNoteDocument,
        { id: 'ad1', text: 'Logo is te klein' },
        { addAdvertisementNote: { id: 'ad1', advRedactieNotes: [note] } },
      ),
      dialogAnswer(ad({ advRedactieNotes: [note] }), null, 1),
      answer(
        KrantDeleteNoteDocument,
        { id: 'ad1', noteId: 'n1' },
        { deleteAdvertisementNote: { id: 'ad1', advRedactieNotes: [] } },
      ),
      dialogAnswer(ad()),
    ]);
    await press(user, 'Notitie toevoegen');
    const dialog = await screen.findByRole('dialog', { name: 'Notitie toevoegen' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Notitie' }), {
      target: { value: 'Logo is te klein' },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Toevoegen' }));
    await press(user, 'Notitie verwijderen: Logo is te klein');
    await pressIn(user, 'Verwijderen', 'alertdialog');
    expect(await screen.findByText('Er zijn geen notities.')).toBeVisible();
  });
});
