import { useLatest } from 'kit/conflict';
import type { OutboxState } from 'kit/offline';
import { Dialog, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { AdDocuments } from '../ads/AdDocuments';
import { AdProofs } from '../ads/AdProofs';
import { AdQuestions } from '../ads/AdQuestions';
import { SaleForm } from '../ads/SaleForm';
import { type Category, saleOrOpen, type SaleValues } from '../ads/saleValues';
import { draftKeeper } from '../drafts/draftKeeper';
import type { Waiting } from '../drafts/saleOutbox';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantOwnAdDialogFragmentDoc, KrantOwnAdvertiserDocument } from '../gql/graphql';
import { savedText } from './ownTexts';
import { WaitingNotice } from './WaitingNotice';

/** The props of the dialogs of an own advertiser. Mounted when opened. */
export interface OwnDialogProps<Advertiser> {
  advertiser: Advertiser;
  userId: string;
  editionId: string;
  outbox: OutboxState<Waiting>;
  /** The last save of this form without an answer. */
  waiting: Waiting | undefined;
  onClose: () => void;
}

/**
 * The advertisement of an own advertiser. What is typed stays on the device; closing
 * asks nothing and loses nothing.
 */
export function OwnAdDialog(
  props: OwnDialogProps<FragmentType<typeof KrantOwnAdDialogFragmentDoc>> & {
    categories: readonly Category[];
    onChanged: () => unknown;
  },
) {
  const { userId, editionId, outbox, waiting, categories, onChanged, onClose } = props;
  const advertiser = getFragmentData(KrantOwnAdDialogFragmentDoc, props.advertiser);
  const { id: advertiserId, name, advertisement: ad } = advertiser;
  const snackbar = useSnackbar();
  const latest = useLatest(KrantOwnAdvertiserDocument);
  const [keeper] = useState(() => draftKeeper<SaleValues>({ userId, editionId, advertiserId, kind: 'ad' }));
  const [start] = useState(() => keeper.read() ?? (waiting as Waiting<SaleValues> | undefined));
  const [sale] = useState(() => ({ ...saleOrOpen(ad), ...(start && { revision: start.revision }) }));
  const parts = { ad, canEdit: true, onChanged };
  return (
    <Dialog onClose={onClose} title={`Advertentie van ${name}`}>
      <SaleForm
        sale={sale}
        previous={advertiser.previous}
        categories={categories}
        keeper={keeper}
        start={start}
        send={async ({ revision }, values) => {
          const outcome = await outbox.post({ kind: 'ad', editionId, advertiserId, name, revision, values });
          keeper.clear();
          snackbar.show(savedText(outcome, 'Advertentie opgeslagen'));
        }}
        fetchLatest={async () => {
          const answer = await latest({ id: advertiserId });
          const now = getFragmentData(KrantOwnAdDialogFragmentDoc, answer?.advertiser);
          return now && saleOrOpen(now.advertisement);
        }}
        onSaved={onClose}
        onCancel={onClose}
        cancelLabel="Terug"
      >
        {waiting && (
          <WaitingNotice
            entry={waiting}
            onDiscard={() => {
              keeper.clear();
              outbox.drop(waiting.requestId);
              onClose();
            }}
          />
        )}
        <AdDocuments {...parts} advertiserId={advertiserId} editionId={editionId} />
        <AdProofs ad={ad} canSend={false} />
        <AdQuestions {...parts} />
      </SaleForm>
    </Dialog>
  );
}
