import userEvent from '@testing-library/user-event';
import { answer, renderArea, testUser, type Unmasked } from 'kit/testing';

import { EditionContext } from '../EditionContext';
import {
  type AdvertisementInput,
  type KrantAdDetailsQuery,
  KrantAdDialogDocument,
  type KrantAdDialogQuery,
  type KrantAdsQuery,
  type KrantPreviousSaleFragment,
  KrantSaveAdDocument,
  type KrantSaveAdMutation,
} from '../gql/graphql';
import { edition, prices } from '../testKrant';
import { AdDialog, type AdDialogProps } from './AdDialog';

/** An advertisement as the API answers it to lists and dialogs, with all that hangs on it. */
export type TestAd = NonNullable<Unmasked<KrantAdDialogQuery>['advertiser']['advertisement']> &
  Unmasked<KrantAdDetailsQuery>['advertisement'] &
  Unmasked<KrantSaveAdMutation>['saveAdvertisement'] &
  Unmasked<KrantAdsQuery>['advertisements']['edges'][number]['node'];

/** The advertisement of Bakkerij Jansen in 2027: sold, unless told otherwise. */
export function ad(more: Partial<TestAd> = {}): TestAd {
  return {
    id: 'ad1',
    revision: 2,
    editionId: 'e2027',
    advertiserId: 'a1',
    advertiserUserId: 12,
    name: 'Bakkerij Jansen',
    contactId: 'u1',
    contact: { id: 'u1', name: 'José van den Berg' },
    advState: 'verkocht',
    advPrice: 10000,
    advFormat: '17x8,9',
    advColor: 'zwartWit',
    advPaymentMethod: 'factuur',
    advType: 'idem',
    advNotes: '',
    invoiceCreated: false,
    stage: 'initial',
    assigned: '',
    placedOnPage: '',
    openQuestion: false,
    soldAt: '2026-11-10T10:00:00.000Z',
    docs: [],
    proofs: [],
    proofState: null,
    documentFindings: [],
    advContactQuestions: [],
    advRedactieNotes: [],
    takenBack: null,
    signature: null,
    changeLog: ['10/11/2026 - José van den Berg: verkocht, 17x8,9, zwart-wit, € 100,00, factuur'],
    ...more,
  };
}

/** What was sold in 2026. */
export function previous(more: Partial<KrantPreviousSaleFragment> = {}): KrantPreviousSaleFragment {
  return {
    id: 'ad0',
    advState: 'verkocht',
    advPrice: 10000,
    advFormat: '17x8,9',
    advColor: 'zwartWit',
    advPaymentMethod: 'contant',
    ...more,
  };
}

/** The answer to what the dialog asks. */
export const dialogAnswer = (
  advertisement: TestAd | null,
  before: KrantPreviousSaleFragment | null = null,
  times?: number,
) =>
  answer(
    KrantAdDialogDocument,
    { advertiserId: 'a1' },
    {
      advertiser: {
        id: 'a1',
        name: 'Bakkerij Jansen',
        advertisement,
        previous: before,
      },
      adCategories: prices,
    },
    times,
  );

/** What is sent by a save; with any requestId, which is `sent` to `saved`. */
export const saveVariables = (advertisement: AdvertisementInput, revision = 2) => ({
  editionId: 'e2027',
  advertiserId: 'a1',
  revision,
  advertisement: { ...advertisement, requestId: 'request-1' },
});

/** The answer to a save. */
export const saveAnswer = (advertisement: AdvertisementInput, after: TestAd = ad(), revision = 2) =>
  answer(KrantSaveAdDocument, saveVariables(advertisement, revision), { saveAdvertisement: after }, 1);

/** Opens the dialog of Bakkerij Jansen as an editor. */
export function openDialog(mocks: ReturnType<typeof answer>[], more: Partial<AdDialogProps> = {}) {
  const onClose = jest.fn();
  const onSaved = jest.fn();
  const editions = [edition(), edition('2026')];
  const active = editions[0] ?? null;
  const choice = { editions, edition: active, active, choose: () => undefined };
  renderArea(
    <EditionContext value={choice}>
      <AdDialog advertiserId="a1" isOpen onClose={onClose} onSaved={onSaved} {...more} />
    </EditionContext>,
    { mocks, user: testUser(['krantRed']) },
  );
  return { user: userEvent.setup(), onClose, onSaved };
}
