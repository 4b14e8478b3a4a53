import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { FormCheckboxGroup } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { array, object, string } from 'yup';

import { type ReceivableKeyInput, SecretariatBankReceivablesDocument } from '../gql/graphql';

const schema = object({ receivables: array(string().required()).min(1, 'Kies waarvoor er betaald is') });

interface MatchDialogProps {
  /** What came in or, below zero, went out, in cents. */
  amount: number;
  /** @throws ApiError, shown in the dialog */
  onMatch: (receivables: ReceivableKeyInput[]) => Promise<unknown>;
  onClose: () => void;
}

/** What a payment is for, chosen by hand: one thing, or several whose sum it is. */
export function MatchDialog({ amount, onMatch, onClose }: MatchDialogProps) {
  const query = useQuery(SecretariatBankReceivablesDocument, { fetchPolicy: 'network-only' });
  return (
    <FormDialog<{ receivables: string[] }>
      title={`Waarvoor is ${formatEuro(Math.abs(amount))} betaald?`}
      isOpen
      onClose={onClose}
      submitLabel="Koppelen"
      schema={schema}
      initialValues={{ receivables: [] }}
      onSubmit={({ receivables }) =>
        onMatch(
          receivables.map((key) => {
            const [kind = '', id = ''] = key.split(':');
            return { kind, id };
          }),
        )
      }
    >
      <Loaded query={query} subject="Wat er nog betaald moet worden">
        {({ bankReceivables }) =>
          sameWay(bankReceivables, amount).length === 0 ? (
            <p>Er is niets dat nog betaald moet worden.</p>
          ) : (
            <FormCheckboxGroup
              name="receivables"
              label="Nog te betalen"
              options={sameWay(bankReceivables, amount).map(({ kind, id, label, amount: of }) => ({
                value: `${kind}:${id}`,
                label: `${label} (${formatEuro(of)})`,
              }))}
            />
          )
        }
      </Loaded>
    </FormDialog>
  );
}

/** What we pay is no answer to what came in. */
function sameWay<Item extends { amount: number }>(items: readonly Item[], amount: number): Item[] {
  return items.filter((item) => Math.sign(item.amount) === Math.sign(amount));
}
