import { ConfirmDialog } from 'kit/ui';
import { type ReactNode, useState } from 'react';

import { stateLabels } from '../labels';
import { lostFields, lostWork, type Sale, type SaleValues } from './saleValues';

interface Question {
  sale: Sale;
  values: SaleValues;
  answer: (isSure: boolean) => void;
}

/**
 * Asks before a sale is taken back, and names what goes.
 * @returns the dialog to render, and `ask`, which is true at once when nothing goes
 */
export function useTakeBackConfirmation(): {
  dialog: ReactNode;
  ask: (sale: Sale, values: SaleValues) => Promise<boolean>;
} {
  const [question, setQuestion] = useState<Question>();
  const ask = async (sale: Sale, values: SaleValues) => {
    if (lostFields(sale, values).length === 0) return true;
    return new Promise<boolean>((answer) => setQuestion({ sale, values, answer }));
  };
  const end = (isSure: boolean) => {
    setQuestion(undefined);
    question?.answer(isSure);
  };
  const dialog = (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={titleOf(question?.values)}
      confirmLabel={question?.values.advState === 'verkocht' ? 'Formaat wijzigen' : 'Terugzetten'}
      onConfirm={() => end(true)}
      onCancel={() => end(false)}
    >
      {question && <Cleared {...question} />}
    </ConfirmDialog>
  );
  return { dialog, ask };
}

function titleOf(values: SaleValues | undefined): string {
  if (values?.advState === 'verkocht') return `Formaat ${values.advFormat} in plaats van wat er staat?`;
  return `Verkoop terugzetten naar ${stateLabels[values?.advState ?? 'open']}?`;
}

function Cleared({ sale, values }: Pick<Question, 'sale' | 'values'>) {
  return (
    <>
      <p>Dit wordt gewist:</p>
      <ul>
        {lostFields(sale, values).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {sale.invoiceCreated && <p>De factuur die is gemaakt, vervalt.</p>}
      {values.advState === 'verkocht' ? (
        <p>De advertentie gaat terug naar de redactie.</p>
      ) : (
        <p>De advertentie gaat uit de lijsten van de redactie.</p>
      )}
      {lostWork(sale, values) && <p>De redactie krijgt hiervan een mail.</p>}
    </>
  );
}
