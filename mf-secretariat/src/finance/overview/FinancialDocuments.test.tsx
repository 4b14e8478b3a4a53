import { screen, waitFor, within } from '@testing-library/react';
import { answer, gone, lastUpload, mockUploads, press } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  type FinancialDocumentKind,
  SecretariatAddFinancialDocumentDocument,
  SecretariatDeleteFinancialDocumentDocument,
  SecretariatFinancialDocumentsDocument,
  type SecretariatFinancialDocumentsQuery,
} from '../../gql/graphql';
import { card, open, reader } from '../testFinance';

mockUploads();
beforeAll(loadDialogPanel);

const documents = (
  kind: FinancialDocumentKind,
  financialDocuments: SecretariatFinancialDocumentsQuery['financialDocuments'][number][],
  times?: number,
) => answer(SecretariatFinancialDocumentsDocument, { kind }, { financialDocuments }, times);
const budget: SecretariatFinancialDocumentsQuery['financialDocuments'][number] = {
  id: 'd1',
  kind: 'doc',
  title: 'Begroting 2027',
  description: '',
  file: { id: 'f1', url: '/files/docs/secretary/f1', name: 'begroting.xlsx', type: 'xlsx', size: 1024 },
  link: null,
  creator: 'Jan Smulders',
  creationDate: '2026-11-11T10:11:00.000Z',
};
const folder = {
  ...budget,
  id: 'd2',
  kind: 'dbdoc' as const,
  title: 'Polissen',
  file: null,
  link: 'map.example/p',
};
const buttons = async (name: string) =>
  (await card(name))
    .queryAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);

test('who is not of the DB reads the documents, and sees none for the DB', async () => {
  open([documents('doc', [budget])], { tab: 'documenten', user: reader });
  expect(await screen.findByText('Begroting 2027')).toBeVisible();
  expect(await buttons('Documenten')).toEqual(['Begroting 2027 downloaden']);
  expect(screen.queryByRole('region', { name: 'Alleen voor het DB' })).not.toBeInTheDocument();
});

test('the DB adds a file', async () => {
  const document = { title: 'Jaarrekening', description: '', fileId: 'f2' };
  const user = open(
    [
      documents('doc', [], 1),
      documents('dbdoc', [folder]),
      answer(
        SecretariatAddFinancialDocumentDocument,
        { kind: 'doc', document },
        { addFinancialDocument: { id: 'd3' } },
      ),
      documents('doc', [{ ...budget, title: 'Jaarrekening' }]),
    ],
    { tab: 'documenten' },
  );
  const list = await card('Documenten');
  expect(list.getByText('Er zijn nog geen documenten.')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Document toevoegen' }));
  const form = within(await screen.findByRole('dialog', { name: 'Document toevoegen' }));
  await user.type(form.getByLabelText('Titel'), 'Jaarrekening');
  await press(user, 'Toevoegen');
  expect(await form.findByText('Verplicht')).toBeVisible();
  expect(form.queryByLabelText('Of een link')).not.toBeInTheDocument();
  await user.upload(form.getByLabelText('Document'), new File(['x'], 'jaar.xlsx'));
  await waitFor(() => expect(lastUpload().address).toBe('POST /files/docs/secretary'));
  lastUpload().store('f2');
  await form.findByText('jaar.xlsx');
  await press(user, 'Toevoegen');
  expect(await list.findByText('Jaarrekening')).toBeVisible();
  await gone();
});

test('for the DB only a link will do, and it deletes', async () => {
  const document = { title: 'Polissen', description: '', fileId: null, link: 'map.example/p' };
  const user = open(
    [
      documents('doc', [budget]),
      documents('dbdoc', [], 1),
      answer(
        SecretariatAddFinancialDocumentDocument,
        { kind: 'dbdoc', document },
        { addFinancialDocument: folder },
      ),
      documents('dbdoc', [folder], 1),
      answer(SecretariatDeleteFinancialDocumentDocument, { id: 'd2' }, { deleteFinancialDocument: 'd2' }),
      documents('dbdoc', []),
    ],
    { tab: 'documenten' },
  );
  const list = await card('Alleen voor het DB');
  await user.click(list.getByRole('button', { name: 'Document toevoegen' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Titel'), 'Polissen');
  await user.type(form.getByLabelText('Of een link'), 'map.example/p');
  await press(user, 'Toevoegen');
  await gone();
  await press(user, 'Polissen verwijderen');
  await screen.findByRole('alertdialog', { name: 'Document verwijderen? Deze actie is onomkeerbaar.' });
  await press(user, 'Verwijderen');
  expect(await list.findByText('Er zijn nog geen documenten.')).toBeVisible();
});
