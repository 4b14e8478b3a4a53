import { screen, within } from '@testing-library/react';
import { answer, gone, refuse } from 'kit/testing';
import { loadDialogPanel } from 'kit/ui';

import {
  SecretariatCommissionDocsDocument,
  type SecretariatCommissionDocsQuery,
  SecretariatCommissionScriptsDocument,
  SecretariatDeleteCommissionDocDocument,
  SecretariatSaveCommissionDocDocument,
} from '../../gql/graphql';
import { openCommission } from '../commissions/testCommission';
import { DocumentsTab } from './DocumentsTab';

beforeAll(loadDialogPanel);

const ME = '64b000000000000000000001';
type Listed = SecretariatCommissionDocsQuery['commissionDocs'][number];

function listed(id: string, title: string, changed: Partial<Listed> = {}): Listed {
  return {
    id,
    title,
    description: '',
    file: { id: `f${id}`, url: `/files/docs/C3/f${id}`, name: 'stuk.pdf', type: 'pdf', size: 1024 },
    link: null,
    creator: 'Jan Smulders',
    createdBy: 'u1',
    creationDate: '2026-11-11T10:11:00.000Z',
    ...changed,
  };
}
const scripts = (documents: Listed[]) =>
  answer(SecretariatCommissionScriptsDocument, { commissionId: '3' }, { commissionScripts: documents });
const docs = (documents: Listed[], times?: number) =>
  answer(SecretariatCommissionDocsDocument, { commissionId: '3' }, { commissionDocs: documents }, times);

const budget = listed('1', 'Begroting 2027', { description: 'Versie 2' });
const folder = listed('2', 'Foto’s', { file: null, link: 'map.example/fotos' });
const mine = listed('3', 'Plattegrond', { createdBy: ME });

const open = (mocks: ReturnType<typeof answer>[], isChair = false) =>
  openCommission(<DocumentsTab />, mocks, { isChair });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const buttons = async (name: string) =>
  (await card(name))
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('a member reads the script and budget, adds documents and deletes their own', async () => {
  open([scripts([budget]), docs([folder, mine])]);
  expect(await buttons('Draaiboek en begroting')).toEqual(['Begroting 2027 downloaden']);
  expect(await buttons('Documenten')).toEqual([
    'Document toevoegen',
    'Plattegrond downloaden',
    'Plattegrond verwijderen',
  ]);
  const script = (await card('Draaiboek en begroting')).getByRole('listitem');
  expect(script).toHaveTextContent('Begroting 2027 PDFVersie 211/11/2026 - Jan Smulders');
  expect(screen.getByRole('link', { name: /^Foto’s openen/ })).toHaveAttribute(
    'href',
    'https://map.example/fotos',
  );
});

test('the chair adds and deletes all of them', async () => {
  open([scripts([budget]), docs([folder])], true);
  expect(await buttons('Draaiboek en begroting')).toEqual([
    'Document toevoegen',
    'Begroting 2027 downloaden',
    'Begroting 2027 verwijderen',
  ]);
  expect(await buttons('Documenten')).toEqual(['Document toevoegen', 'Foto’s verwijderen']);
});

test('empty cards say so', async () => {
  open([scripts([]), docs([])]);
  expect(await screen.findByText('Er is nog geen draaiboek of begroting.')).toBeVisible();
  expect(await screen.findByText('Er zijn nog geen documenten.')).toBeVisible();
});

test('a link is added; what the server says of it stands at the field', async () => {
  const item = { title: 'Foto’s', description: '', fileId: null, link: 'https://map.example/fotos' };
  const user = open([
    scripts([]),
    docs([], 1),
    refuse(SecretariatSaveCommissionDocDocument, { commissionId: '3', item }, 'Klopt niet', {
      code: 'BAD_USER_INPUT',
      fields: { link: 'Deze link bestaat niet' },
    }),
    answer(SecretariatSaveCommissionDocDocument, { commissionId: '3', item }, { saveCommissionDoc: folder }),
    docs([folder]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Document toevoegen' }));
  const form = within(await screen.findByRole('dialog', { name: 'Document toevoegen' }));
  const submit = form.getByRole('button', { name: 'Toevoegen' });
  await user.type(form.getByLabelText('Titel'), 'Foto’s');
  await user.click(submit);
  expect(await form.findByText('Kies een bestand of vul een link in')).toBeVisible();
  await user.type(form.getByLabelText('Of een link'), 'https://map.example/fotos');
  await user.click(submit);
  expect(await form.findByText('Deze link bestaat niet')).toBeVisible();
  await user.click(submit);
  expect(await screen.findByRole('link', { name: /^Foto’s openen/ })).toBeVisible();
  await gone();
});

test('deleting asks first', async () => {
  const user = open([
    scripts([]),
    docs([mine], 1),
    answer(
      SecretariatDeleteCommissionDocDocument,
      { commissionId: '3', id: '3' },
      { deleteCommissionDoc: '3' },
    ),
    docs([]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Plattegrond verwijderen' }));
  await screen.findByRole('alertdialog', { name: 'Document verwijderen? Deze actie is onomkeerbaar.' });
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  expect(await screen.findByText('Er zijn nog geen documenten.')).toBeVisible();
});
