import { Loaded } from 'kit/data';
import { useQuery } from 'kit/graphql';
import { useAddressText, useDebouncedValue } from 'kit/lists';
import { useAddressValues } from 'kit/router';
import { Checkbox, phone, Stack, useMediaQuery } from 'kit/ui';
import { useState } from 'react';

import type { Edition } from '../EditionContext';
import { getFragmentData } from '../gql/fragment-masking';
import { KrantInvoiceRowFragmentDoc, KrantInvoicingDocument } from '../gql/graphql';
import { ListCard } from '../ListCard';
import { ListFilters } from '../ListFilters';
import { useFinanceAds, useFinanceReload, isRunning } from './financeHooks';
import { exportedInvoices } from './invoiceColumns';
import { InvoiceTable } from './InvoiceTable';
import { InvoiceWork } from './InvoiceWork';
import { PaymentChips } from './PaymentChips';

/** How often is asked how far the work is, and whether somebody else began it. */
const POLL_MS = { running: 1000, idle: 10_000 };

interface InvoicingViewProps {
  edition: Edition;
  /** Goes to those whose data lack something. */
  onCheck: () => void;
}

/** Making, mailing and following the invoices. */
export function InvoicingView({ edition, onCheck }: InvoicingViewProps) {
  const [text, setText] = useAddressText();
  const [{ onbetaald: onlyUnpaid }, setFilters] = useAddressValues({ onbetaald: false });
  const search = useDebouncedValue(text.trim());
  const pages = useFinanceAds(edition.id, {
    payment: 'factuur',
    ...(onlyUnpaid && { paid: false }),
    ...(search && { search }),
  });
  const reload = useFinanceReload();
  const changed = async () => void (await Promise.all([pages.reload(), reload()]));
  const onPhone = useMediaQuery(phone);
  const head = (
    <>
      <PaymentChips editionId={edition.id} method="factuur" label="Totalen van de facturen" />
      <Work id={edition.id} onChanged={changed} onCheck={onCheck} />
    </>
  );
  return (
    <Stack>
      {!onPhone && head}
      <ListFilters
        label="Zoek op nummer of bedrijf"
        list="krant-facturen"
        text={text}
        onText={setText}
        count={onlyUnpaid ? 1 : 0}
        onClear={() => setFilters({ onbetaald: false })}
        found={pages.query.data?.advertisements.totalCount}
        onDesk="inline"
      >
        <Checkbox
          label="Alleen niet betaald"
          checked={onlyUnpaid}
          onChange={({ target }) => setFilters({ onbetaald: target.checked })}
        />
      </ListFilters>
      <ListCard
        pages={pages}
        field="advertisements"
        rowsOf={(nodes) => getFragmentData(KrantInvoiceRowFragmentDoc, nodes)}
        subject="Het facturatieoverzicht"
        nouns={['advertentie', 'advertenties']}
        fileName={`krant-${edition.title}-facturen`}
        exported={exportedInvoices}
        isNarrowed={search !== '' || onlyUnpaid}
        empty={{ title: 'Er is niets verkocht dat per factuur wordt betaald.' }}
      >
        {(ads) => <InvoiceTable ads={ads} onChanged={changed} />}
      </ListCard>
      {onPhone && head}
    </Stack>
  );
}

interface WorkProps {
  id: string;
  onChanged: () => Promise<unknown>;
  onCheck: () => void;
}

/** The server knows how far the work is: a reload or another screen shows the same. */
function Work({ id, onChanged, onCheck }: WorkProps) {
  const [isBusy, setBusy] = useState(false);
  const query = useQuery(KrantInvoicingDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isBusy ? POLL_MS.running : POLL_MS.idle,
    skipPollAttempt: () => document.hidden,
  });
  const edition = query.data?.paperEdition;
  const isWorking = edition !== undefined && (isRunning(edition.generation) || isRunning(edition.sending));
  // The pace follows what was last told.
  if (isWorking !== isBusy) setBusy(isWorking);
  return (
    <Loaded query={query} subject="De stand van de facturen">
      {({ paperEdition }) => <InvoiceWork edition={paperEdition} onChanged={onChanged} onCheck={onCheck} />}
    </Loaded>
  );
}
