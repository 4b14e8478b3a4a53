import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { FormCheckboxGroup, FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormCheckbox, useFormState } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { useDebouncedValue } from 'kit/lists';
import { SearchField } from 'kit/ui';
import { useState } from 'react';
import { array, boolean, object, string } from 'yup';

import {
  SecretariatBankReceivablesDocument,
  type SecretariatBankReceivablesQuery,
  type SecretariatMatchBankLineMutationVariables,
} from '../../gql/graphql';
import type { BankYears } from './bankYears';

/** What a line pays, and how when its amount is another. */
export type Match = Omit<SecretariatMatchBankLineMutationVariables, 'id'>;

type Item = Omit<SecretariatBankReceivablesQuery['bankReceivables'][number], '__typename'>;
/** `receivables` holds items, each as JSON. */
type Values = { receivables: string[]; isPart: boolean; rest: string };

/** As many as the API gives. */
const MOST = 100;
/** In the place of a committee. */
const OWN = 'own';
const schema = object({
  receivables: array(string().required()).min(1, 'Kies waarvoor er betaald is'),
  isPart: boolean(),
  rest: string(),
});

interface MatchDialogProps {
  /** What came in or, below zero, went out, in cents. */
  amount: number;
  years: BankYears;
  /** @throws ApiError, shown in the dialog */
  onMatch: (match: Match) => Promise<unknown>;
  onClose: () => void;
}

/** What a payment is for, chosen by hand: things whose sum it is, a part of one, or things and a rest. */
export function MatchDialog({ amount, years, onMatch, onClose }: MatchDialogProps) {
  const year = years.find(({ running }) => running) ?? years[0];
  const match = ({ receivables, isPart, rest }: Values) => {
    const left = leftOf(amount, receivables);
    const isTooMuch = Math.sign(left) === Math.sign(amount);
    const booking = rest === OWN ? {} : { yearId: year?.id, wg: rest };
    return onMatch({
      receivables: receivables.map(itemOf).map(({ kind, id }) => ({ kind, id })),
      ...(left !== 0 && !isTooMuch && isPart && { isPart }),
      ...(isTooMuch && rest && { rest: booking }),
    });
  };
  return (
    <FormDialog<Values>
      title={`Waarvoor is ${formatEuro(Math.abs(amount))} betaald?`}
      onClose={onClose}
      submitLabel="Koppelen"
      schema={schema}
      initialValues={{ receivables: [], isPart: false, rest: '' }}
      onSubmit={match}
    >
      <Items amount={amount} />
      <Difference amount={amount} year={year} />
    </FormDialog>
  );
}

/** The things to choose from. What is chosen stays in view, whatever is searched for. */
function Items({ amount }: { amount: number }) {
  const { receivables } = useFormState().values as Values;
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  const query = useQuery(SecretariatBankReceivablesDocument, {
    variables: { amount, ...(search && { search }) },
    fetchPolicy: 'network-only',
  });
  // What was found before stays while something else is looked for, but not in the place of an answer that failed.
  const shown = query.data ?? (query.error ? undefined : query.previousData);
  return (
    <Loaded query={{ ...query, data: shown }} subject="Wat er nog betaald moet worden">
      {({ bankReceivables }) => {
        const found = bankReceivables.map(valueOf);
        const options = [...receivables.filter((value) => !found.includes(value)), ...found];
        if (options.length === 0 && text === '' && search === '')
          return <p>Er is niets dat nog betaald moet worden.</p>;
        return (
          <>
            <SearchField
              label="Zoek naam, nummer of bedrag"
              value={text}
              onChange={setText}
              // Looking for something is not yet matching it.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
            {found.length === 0 && <p>Niets gevonden. Zoek op een ander woord.</p>}
            <FormCheckboxGroup
              name="receivables"
              label="Nog te betalen"
              description={found.length >= MOST ? `De eerste ${MOST}. Zoek om andere te zien.` : undefined}
              options={options.map((value) => ({ value, label: labelOf(itemOf(value)) }))}
            />
          </>
        );
      }}
    </Loaded>
  );
}

interface DifferenceProps {
  amount: number;
  year: BankYears[number] | undefined;
}

/** What becomes of a difference between the line and what was chosen. */
function Difference({ amount, year }: DifferenceProps) {
  const { receivables } = useFormState().values as Values;
  const left = leftOf(amount, receivables);
  if (receivables.length === 0 || left === 0) return null;
  if (Math.sign(left) !== Math.sign(amount)) {
    return receivables.length > 1 ? (
      <p>{`Samen is dit ${formatEuro(Math.abs(left))} meer dan er betaald is.`}</p>
    ) : (
      <FormCheckbox name="isPart" label={`Dit is een deel; ${formatEuro(Math.abs(left))} blijft open`} />
    );
  }
  return (
    <FormSelect
      name="rest"
      label={`De overige ${formatEuro(Math.abs(left))} boeken op`}
      placeholder="Kies een commissie"
      options={[
        ...(year?.workgroups ?? []).map(({ index, title }) => ({
          value: index,
          label: `${index} - ${title}`,
        })),
        { value: OWN, label: 'Geen: tussen eigen rekeningen (kruispost)' },
      ]}
    />
  );
}

/** What is chosen is kept as it was shown, for it may not be among what is found next. */
function valueOf({ kind, id, amount, label }: Item): string {
  return JSON.stringify({ kind, id, amount, label });
}

function itemOf(value: string): Item {
  return JSON.parse(value) as Item;
}

const labelOf = ({ label, amount }: Item) => `${label} (${formatEuro(amount)})`;

function leftOf(amount: number, chosen: readonly string[]): number {
  return amount - chosen.reduce((sum, value) => sum + itemOf(value).amount, 0);
}
