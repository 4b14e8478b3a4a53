import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { FormCheckboxGroup, FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormCheckbox, useFormState } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { SearchField } from 'kit/ui';
import { useState } from 'react';
import { array, boolean, object, string } from 'yup';

import {
  SecretariatBankReceivablesDocument,
  type SecretariatBankReceivablesQuery,
  type SecretariatMatchBankLineMutationVariables,
} from '../gql/graphql';
import type { BankYears } from './bankYears';

/** What a line pays, and how when its amount is another. */
export type Match = Omit<SecretariatMatchBankLineMutationVariables, 'id'>;

type Item = SecretariatBankReceivablesQuery['bankReceivables'][number];
type Values = { receivables: string[]; isPart: boolean; rest: string };

/** More than these are searched. */
const FEW = 6;
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
  const query = useQuery(SecretariatBankReceivablesDocument, { fetchPolicy: 'network-only' });
  const year = years.find(({ running }) => running) ?? years[0];
  const match = ({ receivables, isPart, rest }: Values) => {
    const left = leftOf(amount, itemsOf(query.data?.bankReceivables ?? [], receivables));
    const isTooMuch = Math.sign(left) === Math.sign(amount);
    const booking = rest === OWN ? {} : { yearId: year?.id, wg: rest };
    return onMatch({
      receivables: receivables.map((key) => {
        const [kind = '', ...id] = key.split(':');
        return { kind, id: id.join(':') };
      }),
      ...(left !== 0 && !isTooMuch && isPart && { isPart }),
      ...(isTooMuch && rest && { rest: booking }),
    });
  };
  return (
    <FormDialog<Values>
      title={`Waarvoor is ${formatEuro(Math.abs(amount))} betaald?`}
      isOpen
      onClose={onClose}
      submitLabel="Koppelen"
      schema={schema}
      initialValues={{ receivables: [], isPart: false, rest: '' }}
      onSubmit={match}
    >
      <Loaded query={query} subject="Wat er nog betaald moet worden">
        {({ bankReceivables }) => {
          const items = bankReceivables.filter((item) => Math.sign(item.amount) === Math.sign(amount));
          return items.length === 0 ? (
            <p>Er is niets dat nog betaald moet worden.</p>
          ) : (
            <Items amount={amount} items={items} year={year} />
          );
        }}
      </Loaded>
    </FormDialog>
  );
}

interface ItemsProps {
  amount: number;
  items: readonly Item[];
  year: BankYears[number] | undefined;
}

/** The things to choose from. What is chosen stays in view, whatever is searched for. */
function Items({ amount, items, year }: ItemsProps) {
  const { receivables } = useFormState().values as Values;
  const [text, setText] = useState('');
  const shown = items.filter(
    (item) =>
      receivables.includes(keyOf(item)) ||
      `${item.label} ${formatEuro(item.amount)}`.toLowerCase().includes(text.trim().toLowerCase()),
  );
  return (
    <>
      {items.length > FEW && (
        <SearchField
          label="Zoek naam, nummer of bedrag"
          value={text}
          onChange={setText}
          // Looking for something is not yet matching it.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <Difference amount={amount} items={items} year={year} />
      <FormCheckboxGroup
        name="receivables"
        label="Nog te betalen"
        options={shown.map((item) => ({
          value: keyOf(item),
          label: `${item.label} (${formatEuro(item.amount)})`,
        }))}
      />
    </>
  );
}

/** What becomes of a difference between the line and what was chosen. */
function Difference({ amount, items, year }: ItemsProps) {
  const { receivables } = useFormState().values as Values;
  const left = leftOf(amount, itemsOf(items, receivables));
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

const keyOf = ({ kind, id }: Pick<Item, 'kind' | 'id'>) => `${kind}:${id}`;

function itemsOf(items: readonly Item[], keys: readonly string[]): Item[] {
  return items.filter((item) => keys.includes(keyOf(item)));
}

function leftOf(amount: number, chosen: readonly Item[]): number {
  return amount - chosen.reduce((sum, item) => sum + item.amount, 0);
}
