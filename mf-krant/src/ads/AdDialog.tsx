import { useLatest } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { ChangeLog, ConfirmActionDialog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { DiscardDialog } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { Alert, Button, DefinitionList, DefinitionRow, Dialog, EmptyState, Stack } from 'kit/ui';
import { useRef, useState } from 'react';

import { useEdition } from '../EditionContext';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  KrantAdDialogDocument,
  type KrantAdDialogQuery,
  KrantRestoreDocument,
  KrantSaleDocument,
  KrantSaleFactsFragmentDoc,
  KrantSaveAdDocument,
  KrantTakenBackFragmentDoc,
} from '../gql/graphql';
import { colorLabels, paymentLabels, stageLabels, stateLabels, typeLabels } from '../labels';
import { AdDocuments } from './AdDocuments';
import { AdNotes } from './AdNotes';
import { AdProofs } from './AdProofs';
import { AdQuestions } from './AdQuestions';
import { SaleForm } from './SaleForm';
import { adInput, saleOrOpen } from './saleValues';
import { useRequestId } from './useRequestId';

/** The props of AdDialog. */
export interface AdDialogProps {
  advertiserId: string;
  isOpen: boolean;
  onClose: () => void;
  /** After the advertisement, or something that hangs on it, was changed: to read lists anew. */
  onSaved?: () => unknown;
  readOnly?: boolean;
}

/**
 * The advertisement of an advertiser in the active edition, for editors: the sale, documents, questions to the seller,
 * notes and history.
 */
export function AdDialog(props: AdDialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: AdDialogProps) {
  const { advertiserId, onClose } = props;
  // Not from the cache: a form begins with what is there now.
  const query = useQuery(KrantAdDialogDocument, {
    variables: { advertiserId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const isDirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const close = () => (isDirty.current ? setAsking(true) : onClose());
  const name = query.data?.advertiser.name;
  return (
    <Dialog onClose={close} title={name ? `Advertentie van ${name}` : 'Advertentie'}>
      <Loaded query={query} subject="De advertentie">
        {(data) => (
          <Content
            {...props}
            data={data}
            onChanged={query.refetch}
            onDirty={(dirty) => void (isDirty.current = dirty)}
            onCancel={close}
          />
        )}
      </Loaded>
      <DiscardDialog isOpen={asking} onDiscard={onClose} onCancel={() => setAsking(false)} />
    </Dialog>
  );
}

interface ContentProps extends AdDialogProps {
  data: KrantAdDialogQuery;
  onChanged: () => Promise<unknown>;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
}

function Content(props: ContentProps) {
  const { advertiserId, data, readOnly = false, onClose, onSaved, onDirty, onCancel } = props;
  const { advertiser, adCategories } = data;
  const { active } = useEdition();
  const { send, fetchLatest, reload } = useSaveAd(advertiserId, active?.id ?? '');
  const changed = async () => {
    // What was saved is saved, also when reading it fails.
    await props.onChanged().catch(() => undefined);
    await reload();
    await onSaved?.();
  };
  if (!active) return <EmptyState title="Er is nog geen actieve editie." />;
  const parts = <AdParts {...{ data, readOnly, editionId: active.id, onChanged: changed }} />;
  if (readOnly) {
    return (
      <Stack>
        {advertiser.advertisement ? (
          <SaleFacts ad={advertiser.advertisement} />
        ) : (
          <EmptyState title="Er is nog geen advertentie." />
        )}
        {parts}
      </Stack>
    );
  }
  const ad = advertiser.advertisement;
  return (
    <>
      {ad && (
        <TakenBack
          ad={ad}
          onRestored={async () => {
            await changed();
            onClose();
          }}
        />
      )}
      <SaleForm
        sale={saleOrOpen(advertiser.advertisement)}
        previous={advertiser.previous}
        categories={adCategories}
        send={async (read, values) => {
          await send(read.revision, values);
          await reload();
          await onSaved?.();
        }}
        fetchLatest={fetchLatest}
        onSaved={onClose}
        onCancel={onCancel}
        onDirty={onDirty}
      >
        {parts}
      </SaleForm>
    </>
  );
}

type PartsProps = Pick<ContentProps, 'data'> & {
  readOnly: boolean;
  editionId: string;
  onChanged: () => Promise<unknown>;
};

function AdParts({ data: { advertiser }, readOnly, editionId, onChanged }: PartsProps) {
  const ad = advertiser.advertisement;
  const shared = { ad, canEdit: !readOnly, onChanged };
  return (
    <>
      <AdDocuments {...shared} advertiserId={advertiser.id} editionId={editionId} />
      <AdProofs ad={ad} canSend={!readOnly} onChanged={onChanged} />
      <AdQuestions {...shared} canAsk={!readOnly} />
      <AdNotes {...shared} />
      <ChangeLog lines={ad?.changeLog ?? []} />
    </>
  );
}

/** Sending the sale, and reading it anew. */
function useSaveAd(advertiserId: string, editionId: string) {
  const latest = useLatest(KrantSaleDocument);
  const idOf = useRequestId();
  const { save } = useSave(KrantSaveAdDocument, { done: 'Advertentie opgeslagen' });
  const reload = useRefetch(['KrantTotals', 'KrantOverview', 'KrantSales', 'KrantPlan']);
  const send = (revision: number, values: Parameters<typeof adInput>[0]) => {
    const advertisement = adInput(values);
    return save({
      editionId,
      advertiserId,
      revision,
      advertisement: { ...advertisement, requestId: idOf(advertisement) },
    });
  };
  const fetchLatest = async () => {
    const answer = await latest({ advertiserId });
    return answer && saleOrOpen(answer.advertiser.advertisement);
  };
  return { send, fetchLatest, reload };
}

/** An advertisement to read: of an archived edition, or in a row that opens. */
function SaleFacts({ ad: masked }: { ad: FragmentType<typeof KrantSaleFactsFragmentDoc> }) {
  const ad = getFragmentData(KrantSaleFactsFragmentDoc, masked);
  const facts: [label: string, value: string | null | undefined | false][] = [
    ['Stand', stateLabels[ad.advState]],
    ['Prijs', typeof ad.advPrice === 'number' && formatEuro(ad.advPrice)],
    ['Formaat', ad.advFormat],
    ['Kleur', ad.advColor && colorLabels[ad.advColor]],
    ['Betaalwijze', ad.advPaymentMethod && paymentLabels[ad.advPaymentMethod]],
    ['Soort', ad.advType && typeLabels[ad.advType]],
    ['Bij de redactie', ad.stage && stageLabels[ad.stage]],
    ['Op pagina', ad.placedOnPage],
    ['Opmerkingen', ad.advNotes],
  ];
  return (
    <DefinitionList>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <DefinitionRow key={label} label={label}>
            {value}
          </DefinitionRow>
        ))}
    </DefinitionList>
  );
}

interface TakenBackProps {
  ad: FragmentType<typeof KrantTakenBackFragmentDoc>;
  /** After it was sold again. */
  onRestored: () => Promise<unknown>;
}

/** Says that a sale was taken back, by whom, and offers to undo that; nothing when it was not. */
function TakenBack({ ad: masked, onRestored }: TakenBackProps) {
  const { id, revision, takenBack } = getFragmentData(KrantTakenBackFragmentDoc, masked);
  const { save } = useSave(KrantRestoreDocument, { done: 'Verkoop hersteld' });
  const [asking, setAsking] = useState(false);
  if (!takenBack) return null;
  const { advPrice, advFormat, placedOnPage, assigned, by, at } = takenBack;
  const was = [
    advFormat,
    formatEuro(advPrice),
    placedOnPage && `op pagina ${placedOnPage}`,
    assigned && `toegewezen aan ${assigned}`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Alert title="Deze verkoop is teruggedraaid">
      <p>{`Het was: ${was}. ${by} draaide dit terug op ${formatDate(at)}.`}</p>
      <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
        Verkoop herstellen
      </Button>
      <ConfirmActionDialog
        isOpen={asking}
        question="Verkoop herstellen?"
        confirmLabel="Herstellen"
        onConfirm={() => save({ id, revision })}
        onDone={onRestored}
        onClose={() => setAsking(false)}
      >
        {`De advertentie is weer verkocht: ${was}. Een factuur die vervallen is, wordt opnieuw gemaakt.`}
      </ConfirmActionDialog>
    </Alert>
  );
}
