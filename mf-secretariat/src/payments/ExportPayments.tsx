import { FormDateField } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { Form, FormError, SubmitButton, useFormState } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { Card } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type PaymentFileInput, SecretariatExportPaymentsDocument } from '../gql/graphql';
import { PayablePreview } from './PayablePreview';
import { newPeriod, periodSchema, savePaymentXml } from './paymentValues';

const LISTS = ['SecretariatPaymentFiles', 'SecretariatPayableDeclarations', 'SecretariatTransactions'];

/** A file for the bank of the approved declarations of a period; making it marks them as paid. */
export function ExportPayments() {
  const [initialValues] = useState(newPeriod);
  const { save } = useSave(SecretariatExportPaymentsDocument, { done: 'Betaalbestand gemaakt' });
  const reload = useRefetch(LISTS);
  const make = async (period: PaymentFileInput) => {
    try {
      const { exportPayments } = await save({ period });
      savePaymentXml(exportPayments.xml, exportPayments.executionDate);
    } finally {
      // Also after a refusal: somebody else may have made the file.
      await reload();
    }
  };
  return (
    <Card title="Betaalbestand maken">
      <Form<PaymentFileInput> initialValues={initialValues} schema={periodSchema} onSubmit={make}>
        <Dates>
          <FormDateField name="from" label="Goedgekeurd van" />
          <FormDateField name="until" label="Goedgekeurd tot en met" />
          <FormDateField name="executionDate" label="Uitvoeren op" min={todayInAmsterdam()} />
        </Dates>
        <Preview />
        <FormError />
      </Form>
    </Card>
  );
}

function Preview() {
  const { values } = useFormState();
  const period = values as PaymentFileInput;
  if (!periodSchema.isValidSync(period)) {
    return <p>Kies een periode om te zien wat er betaald wordt.</p>;
  }
  return <PayablePreview period={period} action={<SubmitButton>Betaalbestand maken</SubmitButton>} />;
}

const Dates = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s4);
  margin-bottom: var(--s4);
`;
