import { Loaded } from 'kit/data';
import { FormDateField } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { Form, FormError, SubmitButton, useFormState } from 'kit/forms';
import { useApolloClient, useQuery, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { Card, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatExportPaymentsDocument,
  SecretariatFirstBankDayDocument,
  SecretariatPayableDeclarationsDocument,
} from '../../gql/graphql';
import { PayablePreview } from './PayablePreview';
import { newPeriod, type Period, periodSchema, totalOf, usePaymentXml } from './paymentValues';

const LISTS = ['SecretariatPaymentFiles', 'SecretariatPayableDeclarations', 'SecretariatTransactions'];

/** A file for the bank of what is shown and ticked: approved declarations of a period. */
export function ExportPayments() {
  // Once: a day that passes meanwhile takes nothing away that was typed.
  const query = useQuery(SecretariatFirstBankDayDocument, { fetchPolicy: 'network-only' });
  return (
    <Card title="Betaalbestand maken">
      <Loaded query={query} subject="De eerste dag waarop banken betalen">
        {({ firstBankDay }) => <ExportForm firstBankDay={firstBankDay} />}
      </Loaded>
    </Card>
  );
}

function ExportForm({ firstBankDay }: { firstBankDay: string }) {
  const [initialValues] = useState(() => newPeriod(firstBankDay));
  // What was unticked: all is paid unless somebody says otherwise.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatExportPaymentsDocument);
  const saveXml = usePaymentXml();
  const reload = useRefetch(LISTS);
  const make = async (period: Period) => {
    // What was seen is what is paid: the answer that the table shows, not what there is by now.
    const seen = client.readQuery({ query: SecretariatPayableDeclarationsDocument, variables: { period } });
    const chosen = (seen?.payableDeclarations ?? []).filter(({ id }) => !left.has(id));
    try {
      const { exportPayments: file } = await save({
        period: { ...period, ids: chosen.map(({ id }) => id), total: totalOf(chosen) },
      });
      if (!file.waitsForApproval) await saveXml(file);
      snackbar.show(file.waitsForApproval ? 'Betaalbestand wacht op akkoord' : 'Betaalbestand gemaakt');
    } finally {
      // Also after a refusal: somebody else may have made the file.
      await reload();
    }
  };
  return (
    <Form<Period> initialValues={initialValues} schema={periodSchema} onSubmit={make}>
      <Dates>
        <FormDateField name="from" label="Goedgekeurd van" />
        <FormDateField name="until" label="Goedgekeurd tot en met" />
        <FormDateField name="executionDate" label="Uitvoeren op" min={todayInAmsterdam()} />
      </Dates>
      <Preview left={left} onLeft={setLeft} />
      <FormError />
    </Form>
  );
}

interface PreviewProps {
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

function Preview({ left, onLeft }: PreviewProps) {
  const { values } = useFormState();
  const period = values as Period;
  if (!periodSchema.isValidSync(period)) {
    return <p>Kies een periode om te zien wat er betaald wordt.</p>;
  }
  return (
    <PayablePreview
      period={period}
      left={left}
      onLeft={onLeft}
      action={(isAny) => <SubmitButton disabled={!isAny}>Betaalbestand maken</SubmitButton>}
    />
  );
}

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s4);
  margin-bottom: var(--s4);
`;
