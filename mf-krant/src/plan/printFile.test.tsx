import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockDownloads, press, pressIn, refuse, type Unmasked } from 'kit/testing';

import {
  KrantMakePrintFileDocument,
  KrantPrintFindingsDocument,
  type KrantPrintFindingsQuery,
} from '../gql/graphql';
import { choosePlan, openPlan } from './testPlan';

type Finding = Unmasked<KrantPrintFindingsQuery>['printFindings'][number];

const editionId = 'e2027';
const checked = (printFindings: Finding[]) =>
  answer(KrantPrintFindingsDocument, { editionId }, { printFindings });
const file = { id: 'f1', name: 'Carnavalskrant 2027 drukbestand.pdf', url: '/files/krant/drukbestanden/f1' };
mockDownloads();
beforeEach(choosePlan);
afterEach(() => sessionStorage.clear());

test('what is missing and what is wrong is named by page, and the file is made all the same', async () => {
  const fetched = jest.fn().mockResolvedValue({ ok: true, blob: async () => new Blob(['x']) });
  globalThis.fetch = fetched;
  const { user } = openPlan(
    [],
    [
      checked([
        {
          advertisementId: 'a1',
          name: 'Zaak 1',
          page: 3,
          isMissing: false,
          findings: ['Het wordt onscherp.'],
        },
        {
          advertisementId: 'a2',
          name: 'Zaak 2',
          page: null,
          isMissing: true,
          findings: ['Staat op geen pagina.'],
        },
      ]),
      answer(KrantMakePrintFileDocument, { editionId }, { makePrintFile: file }),
    ],
  );
  await press(user, 'Voor de drukker');
  const dialog = await screen.findByRole('dialog', { name: 'Bestand voor de drukker' });
  const missing = await within(dialog).findByRole('list', { name: 'Wordt niet gedrukt' });
  expect(missing).toHaveTextContent('Zaak 2Staat op geen pagina.');
  expect(within(dialog).getByRole('list', { name: 'Kijk dit na' })).toHaveTextContent(
    'Zaak 1, pagina 3Het wordt onscherp.',
  );
  await pressIn(user, 'Toch maken');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(fetched.mock.calls[0]?.[0]).toBe(file.url);
});

test('says that all is in order, and why it could not be made', async () => {
  const { user } = openPlan(
    [],
    [
      checked([]),
      refuse(KrantMakePrintFileDocument, { editionId }, 'Het duurde te lang.', { code: 'UNAVAILABLE' }),
    ],
  );
  await press(user, 'Voor de drukker');
  expect(await screen.findByText('Alles staat op een pagina en kan zo worden gedrukt.')).toBeVisible();
  await pressIn(user, 'Bestand maken');
  expect(await screen.findByText('Het duurde te lang.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Bestand maken' })).toBeEnabled();
});
