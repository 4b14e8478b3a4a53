import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import { useQuery } from 'kit/graphql';
import { ExpandedRow, Fact, Facts, notProvided, PlainList } from 'kit/lists';
import { RecordFacts } from 'kit/records';
import { Button, ButtonRow } from 'kit/ui';
import { Newspaper, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';

import { soldText } from '../ads/saleValues';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  KrantAdvertiserDetailsDocument,
  type KrantAdvertiserDetailsFragment,
  KrantAdvertiserDetailsFragmentDoc,
} from '../gql/graphql';
import { paymentLabels, stateLabels } from '../labels';
import { advertiserFields, detailsOf } from './advertiserFields';
import { VisitList } from './VisitList';

/** What can be done with an advertiser. */
export type AdvertiserAction = 'ad' | 'edit' | 'delete';

interface AdvertiserDetailsProps {
  advertiser: FragmentType<typeof KrantAdvertiserDetailsFragmentDoc>;
  onAction: (what: AdvertiserAction) => void;
}

/** All that is known of an advertiser, below the row. */
export function AdvertiserDetails({ advertiser: masked, onAction }: AdvertiserDetailsProps) {
  const advertiser = getFragmentData(KrantAdvertiserDetailsFragmentDoc, masked);
  const { id, name } = advertiser;
  const details = detailsOf(advertiser);
  const { address, postalCode, city, notes } = details;
  // Anew each time it is opened: a sale adds to its history.
  const query = useQuery(KrantAdvertiserDetailsDocument, { variables: { id } });
  return (
    <ExpandedRow>
      <Facts>
        <Fact label="Adres">
          {[address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join('\n') || notProvided}
        </Fact>
        <RecordFacts fields={advertiserFields} values={details} />
        <Fact label="Advertentie">{adText(advertiser.advertisement)}</Fact>
        {notes && <Fact label="Opmerkingen">{notes}</Fact>}
      </Facts>
      <ButtonRow data-no-print>
        <Button
          variant="ghost"
          size="small"
          icon={<Newspaper aria-hidden />}
          aria-label={`Advertentie van ${name}`}
          onClick={() => onAction('ad')}
        >
          Advertentie
        </Button>
        <Button
          variant="ghost"
          size="small"
          icon={<Pencil aria-hidden />}
          aria-label={`${name} aanpassen`}
          onClick={() => onAction('edit')}
        >
          Aanpassen
        </Button>
        <Button
          variant="danger"
          size="small"
          icon={<Trash2 aria-hidden />}
          aria-label={`${name} verwijderen`}
          onClick={() => onAction('delete')}
        >
          Verwijderen
        </Button>
      </ButtonRow>
      <Loaded query={query} subject="De geschiedenis">
        {({ advertiser: { salesRecord, changeLog, visits } }) => (
          <>
            <VisitList visits={visits} />
            <SalesRecord lines={salesRecord} />
            <ChangeLog lines={changeLog} />
          </>
        )}
      </Loaded>
    </ExpandedRow>
  );
}

function adText(ad: KrantAdvertiserDetailsFragment['advertisement']): string {
  if (!ad) return stateLabels.open;
  const method = ad.advPaymentMethod && paymentLabels[ad.advPaymentMethod];
  return [
    soldText(ad) || stateLabels[ad.advState],
    method,
    ad.openQuestion && 'vraag aan de verkoper staat open',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What was sold in each edition, newest first. */
function SalesRecord({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Verkocht in eerdere edities">
      <Label>Verkocht per editie</Label>
      <PlainList>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </PlainList>
    </section>
  );
}

const Label = styled.h4`
  color: var(--ink-2);
  font: 600 14px/1.5 var(--body);
`;
