import { useApolloClient } from 'kit/graphql';
import { Dialog, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { AdDocuments } from '../ads/AdDocuments';
import { AdQuestions } from '../ads/AdQuestions';
import { SaleForm } from '../ads/SaleForm';
import { type Category, saleOf, type SaleValues } from '../ads/saleValues';
import { draftKeeper } from '../drafts/draftKeeper';
import type { Waiting } from '../drafts/outbox';
import type { OutboxState } from '../drafts/useOutbox';
import { KrantOwnAdvertiserDocument } from '../gql/graphql';
import type { OwnAdvertiser } from './ownAdvertiser';
import { savedText } from './savedText';
import { WaitingNotice } from './WaitingNotice';

/** The props of the dialogs of an own advertiser. Mounted when opened. */
export interface OwnDialogProps {
  advertiser: OwnAdvertiser;
  userId: string;
  editionId: string;
  outbox: OutboxState;
  /** The last save of this form without an answer. */
  waiting: Waiting | undefined;
  onClose: () => void;
}

/**
 * The advertisement of an own advertiser (spec 3, section 2, personal mode). What is typed stays on the device; closing
 * asks nothing and loses nothing.
 */
export function OwnAdDialog(
  props: OwnDialogProps & { categories: readonly Category[]; onChanged: () => unknown },
) {
  const { advertiser, userId, editionId, outbox, waiting, categories, onChanged, onClose } = props;
  const { id: advertiserId, name, advertisement: ad } = advertiser;
  const snackbar = useSnackbar();
  const client = useApolloClient();
  const [keeper] = useState(() => draftKeeper<SaleValues>({ userId, editionId, advertiserId, kind: 'ad' }));
  const [start] = useState(() => keeper.read() ?? (waiting as Waiting<SaleValues> | undefined));
  const [sale] = useState(() => ({ ...saleOf(ad), ...(start && { revision: start.revision }) }));
  const parts = { adId: ad?.id ?? null, canEdit: true, onChanged };
  return (
    <Dialog isOpen onClose={onClose} title={`Advertentie van ${name}`}>
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
          const { data } = await client.query({
            query: KrantOwnAdvertiserDocument,
            variables: { id: advertiserId },
            fetchPolicy: 'network-only',
          });
          return data && saleOf(data.advertiser.advertisement);
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
        <AdDocuments {...parts} advertiserId={advertiserId} editionId={editionId} docs={ad?.docs ?? []} />
        <AdQuestions {...parts} questions={ad?.advContactQuestions ?? []} />
      </SaleForm>
    </Dialog>
  );
}
