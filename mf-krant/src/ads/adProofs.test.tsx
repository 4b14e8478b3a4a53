import { screen, within } from '@testing-library/react';
import { answer, press, refuse } from 'kit/testing';

import {
  KrantReopenProofDocument,
  KrantRevokeProofLinksDocument,
  KrantSendProofDocument,
} from '../gql/graphql';
import { ad, dialogAnswer, openDialog, type TestAd } from './testAds';

type Proof = TestAd['proofs'][number];
const file = (id: string, type = 'pdf') => ({
  id,
  name: `a.${type}`,
  size: 9,
  type,
  url: `/files/docs/${id}`,
});
const document = (id: string, title: string, type = 'pdf') => ({
  ...{ id, title, description: '', creator: 'José', creationDate: '2026-11-11T10:11:00.000Z' },
  file: file(`f-${id}`, type),
});
const proof = (more: Partial<Proof> = {}): Proof => ({
  ...{ id: 'p1', state: 'waiting', message: 'Met het nieuwe adres', sentBy: 'Toon Aarts' },
  ...{ sentAt: '2026-11-20T10:00:00.000Z', answer: '', answeredBy: '', answeredAt: null, sentFile: false },
  ...{ reopenedBy: '', reopenedAt: null, reopenedWhy: '', marks: [], picture: file('pic', 'webp') },
  ...more,
});
const docs = [document('d0', 'Brief', 'docx'), document('d1', 'Oud'), document('d2', 'Opmaak')];
const section = async () => within(await screen.findByRole('region', { name: 'Proef' }));

test('a document is sent as a proof, with what the printer cannot use and a message', async () => {
  const sent = ad({ docs, proofState: 'waiting', proofs: [proof()] });
  const { user, onSaved } = openDialog([
    dialogAnswer(
      ad({ docs, documentFindings: [{ documentId: 'd2', findings: ['Het wordt onscherp.'] }] }),
      null,
      1,
    ),
    answer(
      KrantSendProofDocument,
      { id: 'ad1', documentId: 'd2', message: 'Zo goed?' },
      { sendAdProof: sent },
    ),
    dialogAnswer(sent),
  ]);
  expect((await section()).getByText('Er is nog geen proef gestuurd.')).toBeVisible();
  await press(user, 'Proef sturen');
  const dialog = within(await screen.findByRole('dialog', { name: 'Proef sturen' }));
  expect(dialog.getByText('Het wordt onscherp.')).toBeVisible();
  expect(dialog.queryByText('Brief')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('textbox', { name: 'Bericht' }));
  await user.paste('Zo goed?');
  await user.click(dialog.getByRole('button', { name: 'Proef sturen' }));
  expect(await screen.findByText('Proef gestuurd')).toBeVisible();
  expect(await (await section()).findByText('bij de adverteerder')).toBeVisible();
  expect(onSaved).toHaveBeenCalled();
});

test('of a Word document no proof can be sent, and says what is needed', async () => {
  const { user } = openDialog([dialogAnswer(ad({ docs: docs.slice(0, 1) }))]);
  await section();
  await press(user, 'Proef sturen');
  expect(await screen.findByText(/^Voeg eerst de opmaak toe bij de documenten/)).toBeVisible();
});

test('shows each round: what was asked for and pointed out, by whom', async () => {
  const marks = [
    { x: 900, y: 100, text: 'Ander nummer' },
    { x: 500, y: 500, text: 'Groter' },
  ];
  const changes = proof({
    ...{ state: 'changes', answer: 'Verder prima', answeredBy: 'Bep', sentFile: true, marks },
    answeredAt: '2026-11-21T08:00:00.000Z',
  });
  openDialog([dialogAnswer(ad({ docs, proofState: 'changes', proofs: [changes] }))]);
  const item = within((await section()).getByRole('list', { name: 'Proeven' }));
  for (const text of [
    'Verder prima',
    'wijziging gevraagd',
    'Rechtsboven: Ander nummer',
    'In het midden: Groter',
  ])
    expect(item.getByText(text)).toBeVisible();
  expect(item.getByText(/Er kwam een nieuw bestand/)).toBeVisible();
  expect(item.getByRole('button', { name: 'Bekijken: proef 1' })).toBeVisible();
});

test('what was approved is opened again, with a reason that both get', async () => {
  const approved = proof({ state: 'approved', answeredBy: 'Bep', answeredAt: '2026-11-21T08:00:00.000Z' });
  const before = ad({ docs, proofState: 'approved', proofs: [approved] });
  const reopened = {
    reopenedBy: 'Toon',
    reopenedAt: '2026-11-22T08:00:00.000Z',
    reopenedWhy: 'Andere prijs',
  };
  const after = ad({ docs, proofs: [{ ...approved, ...reopened }] });
  const variables = { id: 'ad1', why: 'Andere prijs' };
  const { user } = openDialog([
    dialogAnswer(before, null, 1),
    answer(KrantReopenProofDocument, variables, { reopenAdProof: after }),
    dialogAnswer(after),
  ]);
  await section();
  expect(screen.queryByRole('button', { name: 'Proef sturen' })).not.toBeInTheDocument();
  await press(user, 'Weer openen');
  await user.click(await screen.findByRole('textbox', { name: 'Waarom?' }));
  await user.paste('Andere prijs');
  const dialog = within(screen.getByRole('dialog', { name: 'Proef weer openen' }));
  await user.click(dialog.getByRole('button', { name: 'Weer openen' }));
  expect(await screen.findByText('Proef weer geopend')).toBeVisible();
  expect(await (await section()).findByText('Weer geopend: Andere prijs')).toBeVisible();
});

test('the link is taken away after a question, and what is refused is said', async () => {
  const waiting = ad({ docs, proofState: 'waiting', proofs: [proof()] });
  const { user } = openDialog([
    dialogAnswer(waiting),
    refuse(KrantRevokeProofLinksDocument, { id: 'ad1' }, 'Deze advertentie bestaat niet (meer).', {
      code: 'NOT_FOUND',
    }),
  ]);
  await section();
  await press(user, 'Link intrekken');
  const question = within(await screen.findByRole('alertdialog', { name: 'Link intrekken?' }));
  await user.click(question.getByRole('button', { name: 'Intrekken' }));
  expect(await screen.findByText('Deze advertentie bestaat niet (meer).')).toBeVisible();
});

test('nothing is sent of what is not sold, or of an archive', async () => {
  openDialog([dialogAnswer(ad({ docs, proofState: 'approved', proofs: [proof({ state: 'approved' })] }))], {
    readOnly: true,
  });
  await section();
  expect(screen.queryByRole('button', { name: 'Weer openen' })).not.toBeInTheDocument();
});
