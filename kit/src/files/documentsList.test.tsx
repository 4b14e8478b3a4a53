import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'kit/graphql';
import { gone, lastUpload, mockUploads } from 'kit/testing';
import { IconButton, loadDialogPanel, SnackbarProvider } from 'kit/ui';

import { DocumentRows, DocumentsList, type DocumentsListProps, type ListedDocument } from './index';

mockUploads();
beforeAll(loadDialogPanel);

const paper = {
  id: 'd1',
  title: 'Krant 2027',
  description: 'Met puzzel',
  creationDate: '2026-11-11T10:11:00.000Z',
  creator: 'Jan Smulders',
  file: { id: 'f1', url: '/files/publicDocs/paper/f1', name: 'krant.pdf', type: 'pdf', size: 1024 },
} satisfies ListedDocument;
const sheet: ListedDocument = {
  ...paper,
  id: 'd2',
  title: 'Verkoop',
  description: null,
  file: { ...paper.file, id: 'f2', name: 'verkoop.xlsx', type: 'xlsx' },
};

function start(props: Partial<DocumentsListProps> = {}) {
  const onAdd = jest.fn().mockResolvedValue(undefined);
  const onDelete = jest.fn().mockResolvedValue(undefined);
  render(
    <SnackbarProvider>
      <DocumentsList
        title="Kranten"
        documents={[paper, sheet]}
        emptyText="Er zijn nog geen kranten geupload."
        folder="publicDocs/paper"
        onAdd={onAdd}
        onDelete={onDelete}
        {...props}
      />
    </SnackbarProvider>,
  );
  return { user: userEvent.setup(), onAdd, onDelete };
}

const button = (name: string) => screen.getByRole('button', { name });

async function openForm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button('Document toevoegen'));
  return within(await screen.findByRole('dialog', { name: 'Document toevoegen' }));
}

test('shows what it is, when it came and from whom', () => {
  start();
  const rows = within(screen.getByRole('region', { name: 'Kranten' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('Krant 2027 PDFMet puzzel11/11/2026 - Jan Smulders');
  expect(rows[1]).toHaveTextContent('Verkoop Excel11/11/2026 - Jan Smulders');
  expect(button('Krant 2027 downloaden')).toBeVisible();
});

test('an empty list says so, and what to do', () => {
  start({ documents: [] });
  expect(screen.getByText('Er zijn nog geen kranten geupload.')).toBeVisible();
  expect(screen.getByText('Voeg het eerste document toe.')).toBeVisible();
});

test('while it is loaded it is not said to be empty', () => {
  start({ documents: [], skeleton: true });
  expect(screen.getByText('Laden...')).toBeVisible();
  expect(screen.queryByText('Er zijn nog geen kranten geupload.')).not.toBeInTheDocument();
});

test('who may only read has no other buttons', () => {
  start({ onAdd: undefined, onDelete: undefined });
  expect(screen.getAllByRole('button')).toHaveLength(2);
  expect(button('Krant 2027 downloaden')).toBeVisible();
});

test('a new one needs a title and a document', async () => {
  const { user, onAdd } = start();
  const form = await openForm(user);
  await user.click(form.getByRole('button', { name: 'Toevoegen' }));
  await waitFor(() => expect(form.getByLabelText('Titel')).toHaveFocus());
  expect(form.getByLabelText('Titel')).toHaveAccessibleDescription('Verplicht');
  expect(form.getByLabelText('Document')).toHaveAccessibleDescription('Verplicht');
  expect(form.getByLabelText('Omschrijving')).toBeValid();
  expect(onAdd).not.toHaveBeenCalled();
});

test('is added once, with the uploaded document, and the dialog closes', async () => {
  const { user, onAdd } = start();
  const form = await openForm(user);
  await user.type(form.getByLabelText('Titel'), ' Krant 2028 ');
  await user.upload(
    form.getByLabelText('Document'),
    new File(['krant'], 'krant28.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(lastUpload().address).toBe('POST /files/publicDocs/paper'));
  lastUpload().store('f3');
  expect(await form.findByText('krant28.pdf')).toBeVisible();
  await user.dblClick(form.getByRole('button', { name: 'Toevoegen' }));
  await gone();
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(onAdd).toHaveBeenCalledWith({ title: 'Krant 2028', description: '', fileId: 'f3' });
});

test('deleting asks first, and stays open when it fails', async () => {
  const onDelete = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('Geen recht', 'FORBIDDEN'))
    .mockResolvedValueOnce(null);
  const { user } = start({ onDelete });
  await user.click(button('Verkoop verwijderen'));
  const question = await screen.findByRole('alertdialog', {
    name: 'Document verwijderen? Deze actie is onomkeerbaar.',
  });
  expect(question).toHaveTextContent('Verkoop');
  await user.click(button('Verwijderen'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Geen recht');
  await user.click(button('Verwijderen'));
  await gone();
  expect(onDelete.mock.calls).toEqual([['d2'], ['d2']]);
});

test('a link opens in a new tab, over https unless it says otherwise', () => {
  const link = { ...paper, file: null };
  start({
    documents: [
      { ...link, id: 'l1', title: 'Map', link: 'map.example/jaar' },
      { ...link, id: 'l2', title: 'Oud', link: 'http://oud.example' },
    ],
  });
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Map LinkMet puzzel11/11/2026 - Jan Smulders');
  const map = screen.getByRole('link', { name: 'Map openen in een nieuw tabblad' });
  expect(map).toHaveAttribute('href', 'https://map.example/jaar');
  expect(map).toHaveAttribute('target', '_blank');
  expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: /^Oud/ })).toHaveAttribute('href', 'http://oud.example');
  expect(screen.queryByRole('button', { name: /downloaden/ })).not.toBeInTheDocument();
});

test('some can be deleted, others not', () => {
  start({ canDelete: ({ id }) => id === 'd2' });
  expect(screen.queryByRole('button', { name: 'Krant 2027 verwijderen' })).not.toBeInTheDocument();
  expect(button('Verkoop verwijderen')).toBeVisible();
});

test('a list of its own form can have more tags and buttons', async () => {
  const onDelete = jest.fn().mockResolvedValue(undefined);
  render(
    <DocumentRows
      documents={[paper, sheet]}
      tagsOf={({ id }) => id === 'd2' && <b>Geheim</b>}
      actionsOf={({ title }) => <button>{`${title} sluiten`}</button>}
      onDelete={onDelete}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).not.toHaveTextContent('Geheim');
  expect(second).toHaveTextContent('Verkoop Excel Geheim');
  const names = within(second as HTMLElement).getAllByRole('button');
  expect(names.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
    'Verkoop downloaden',
    'Verkoop sluiten',
    'Verkoop verwijderen',
  ]);
  const user = userEvent.setup();
  await user.click(button('Verkoop verwijderen'));
  await screen.findByRole('alertdialog');
  await user.click(button('Verwijderen'));
  await gone();
  expect(onDelete).toHaveBeenCalledWith('d2');
});

describe('where a link will do too', () => {
  test('one of both is needed', async () => {
    const onAddWithLink = jest.fn().mockResolvedValue(undefined);
    const { user } = start({ onAdd: undefined, onAddWithLink });
    const form = await openForm(user);
    await user.type(form.getByLabelText('Titel'), 'Begroting');
    await user.click(form.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() =>
      expect(form.getByLabelText('Document')).toHaveAccessibleDescription(
        'Kies een bestand of vul een link in',
      ),
    );
    const link = form.getByLabelText('Of een link');
    await user.type(link, 'geen adres');
    expect(await form.findByText('Dit is geen geldig webadres')).toBeVisible();
    expect(form.queryByText('Kies een bestand of vul een link in')).not.toBeInTheDocument();
    expect(onAddWithLink).not.toHaveBeenCalled();
  });

  test('a link alone is added', async () => {
    const onAddWithLink = jest.fn().mockResolvedValue(undefined);
    const { user } = start({ onAdd: undefined, onAddWithLink });
    const form = await openForm(user);
    await user.type(form.getByLabelText('Titel'), 'Begroting');
    await user.type(form.getByLabelText('Of een link'), 'https://map.example/begroting');
    await user.click(form.getByRole('button', { name: 'Toevoegen' }));
    await gone();
    expect(onAddWithLink.mock.calls).toEqual([
      [{ title: 'Begroting', description: '', fileId: null, link: 'https://map.example/begroting' }],
    ]);
  });
});

test('on a phone title and date open a document, and one menu has the rest in words', async () => {
  const onPhone = jest.spyOn(globalThis, 'matchMedia');
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  onPhone.mockImplementation(() => media as unknown as MediaQueryList);
  const onEdit = jest.fn();
  const user = userEvent.setup();
  render(
    <DocumentRows
      documents={[paper]}
      onDelete={jest.fn()}
      actionsOf={({ title }) => (
        <IconButton aria-label={`${title} aanpassen`} onClick={onEdit}>
          <span aria-hidden />
        </IconButton>
      )}
    />,
  );
  const row = within(screen.getByRole('listitem'));
  expect(row.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Krant 2027 downloaden',
    'Meer over Krant 2027',
  ]);
  expect(row.getByText('Krant 2027')).toBeVisible();
  await user.click(button('Meer over Krant 2027'));
  const menu = within(await screen.findByRole('dialog', { name: 'Krant 2027' }));
  expect(menu.getByRole('button', { name: 'Krant 2027 verwijderen' })).toHaveTextContent('Verwijderen');
  await user.click(menu.getByRole('button', { name: 'Krant 2027 aanpassen' }));
  expect(onEdit).toHaveBeenCalled();
  onPhone.mockRestore();
});
