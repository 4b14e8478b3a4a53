import { ConfirmDialog } from 'kit/ui';
import { type ReactNode, useState } from 'react';

import { stateLabels } from '../labels';
import { lostFields, type Sale, type SaleValues } from './saleValues';

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
      title={`Verkoop terugzetten naar ${stateLabels[question?.values.advState ?? 'open']}?`}
      confirmLabel="Terugzetten"
      onConfirm={() => end(true)}
      onCancel={() => end(false)}
    >
      {question && <Cleared {...question} />}
    </ConfirmDialog>
  );
  return { dialog, ask };
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
      <p>De advertentie gaat uit de lijsten van de redactie.</p>
    </>
  );
}
