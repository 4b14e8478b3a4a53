import { todayInAmsterdam } from 'kit/format';
import { useFormState } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { SmallText, useDebouncedValue } from 'kit/lists';
import { RecordInputs } from 'kit/records';
import { useMemo } from 'react';
import styled from 'styled-components';

import { type InvoiceDraftInput, SecretariatRecurringPreviewDocument } from '../../gql/graphql';
import { draftOf } from '../invoices/invoiceValues';
import { PreviewColumn } from '../invoices/PreviewColumn';
import { SheetPreview } from '../invoices/SheetPreview';
import { recurringFields, type RecurringValues } from './recurringFields';

interface InputsProps {
  /** Of one that is there: the date that comes next. */
  nextDate?: string | null;
  /** It is there, and what waits of it follows the change. */
  isThere?: boolean;
}

/** The form of a recurring invoice, with how the next one will look beside it. */
export function RecurringInputs({ nextDate, isThere = false }: InputsProps) {
  const values = useFormState().values as RecurringValues;
  const draft = useMemo(() => draftOf(values), [values]);
  const { firstDay, interval } = values;
  const isToCome = firstDay >= todayInAmsterdam();
  return (
    <Columns>
      <Fields>
        {isThere && (
          <SmallText>
            Een wijziging telt vanaf vandaag. Wat al klaarstaat, wordt uitgegeven zoals het hier dan staat.
          </SmallText>
        )}
        <RecordInputs fields={recurringFields} />
      </Fields>
      <PreviewColumn>
        <Preview
          draft={draft}
          day={isToCome ? firstDay : (nextDate ?? firstDay)}
          interval={Number(interval)}
        />
      </PreviewColumn>
    </Columns>
  );
}

interface PreviewProps {
  draft: InvoiceDraftInput;
  day: string;
  interval: number;
}

function Preview(asked: PreviewProps) {
  const { draft, day, interval } = useDebouncedValue(
    useMemo(
      () => ({ draft: asked.draft, day: asked.day, interval: asked.interval }),
      [asked.draft, asked.day, asked.interval],
    ),
  );
  const { data, previousData, ...query } = useQuery(SecretariatRecurringPreviewDocument, {
    variables: { invoice: draft, day, interval },
    // Each is looked at once.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return <SheetPreview marks={(data ?? previousData)?.recurringInvoicePreview} {...query} />;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: var(--s5);
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--s4);
`;
