import { Loaded } from 'kit/data';
import { FormDateField } from 'kit/fields';
import { formatDate, formatEuro } from 'kit/format';
import { Form, FormError, requiredText, SubmitButton } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Alert, Card, EmptyState, useSnackbar, Checkbox } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';

import {
  SecretariatCollectableDocument,
  type SecretariatCollectableQuery,
  SecretariatMakeDirectDebitDocument,
} from '../../gql/graphql';
import { formatIban } from '../formatIban';
import { useDirectDebitXml } from './directDebitColumns';

const LISTS = ['SecretariatDirectDebitFiles', 'SecretariatCollectable', 'SecretariatReceivables'];

/** A file for the bank of what is shown and ticked: what people owe who gave a mandate. */
export function MakeDirectDebit() {
  const query = useQuery(SecretariatCollectableDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Card title="Incassobestand maken">
      <Loaded query={query} subject="Wat er te incasseren is">
        {({ collectable }) => {
          if (collectable.missing.length > 0) {
            return (
              <Alert kind="warning" title="Incasseren kan nog niet">
                {collectable.missing.join(' ')} Vraag het de beheerder van de server.
              </Alert>
            );
          }
          return (
            <>
              <LapsedMandates lapsed={collectable.lapsed} />
              {collectable.receivables.length === 0 ? (
                <EmptyState
                  title="Er is niets te incasseren."
                  text="Wat openstaat van wie een machtiging gaf, is betaald of staat al in een incassobestand."
                />
              ) : (
                <MakeForm collectable={collectable} />
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** What cannot be collected any more, with why. */
function LapsedMandates({ lapsed }: Pick<SecretariatCollectableQuery['collectable'], 'lapsed'>) {
  if (lapsed.length === 0) return null;
  return (
    <Lapsed>
      <Alert
        kind="warning"
        title={
          lapsed.length === 1 ? '1 machtiging is vervallen' : `${lapsed.length} machtigingen zijn vervallen`
        }
      >
        Na 36 maanden zonder incasso geldt een machtiging niet meer. Vraag een nieuwe, of laat het anders
        betalen.
        <details>
          <summary>Van wie</summary>
          <ul>
            {lapsed.map(({ id, name, mandate, amount, signedOn, lastCollectedOn, lastDay }) => (
              <li key={id}>
                {`${name}, ${formatEuro(amount)}: ${mandate}, ${
                  lastCollectedOn
                    ? `laatste incasso op ${formatDate(lastCollectedOn)}`
                    : `getekend op ${formatDate(signedOn)}`
                }, tot en met ${formatDate(lastDay)}`}
              </li>
            ))}
          </ul>
        </details>
      </Alert>
    </Lapsed>
  );
}

function MakeForm({ collectable }: { collectable: SecretariatCollectableQuery['collectable'] }) {
  const { earliest, receivables } = collectable;
  // What was unticked: all is collected unless somebody says otherwise.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatMakeDirectDebitDocument);
  const saveXml = useDirectDebitXml();
  const reload = useRefetch(LISTS);
  const chosen = receivables.filter(({ id }) => !left.has(id));
  const unreachable = chosen.filter(({ email }) => !email).map(({ name }) => name);
  const schema = object({
    collectionDate: requiredText().test(
      'ahead',
      `Kies een dag vanaf ${formatDate(earliest)}`,
      (day) => !day || day >= earliest,
    ),
  });
  const make = async ({ collectionDate }: { collectionDate: string }) => {
    const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
    try {
      const directDebit = { ids: chosen.map(({ id }) => id), total, collectionDate };
      const { makeDirectDebit: file } = await save({ directDebit });
      if (!file.waitsForApproval) await saveXml(file);
      snackbar.show(file.waitsForApproval ? 'Incassobestand wacht op akkoord' : 'Incassobestand gemaakt');
    } finally {
      // Also after a refusal: somebody else may have made the file.
      await reload();
    }
  };
  return (
    <Form initialValues={{ collectionDate: earliest }} schema={schema} onSubmit={make}>
      <Day>
        <FormDateField name="collectionDate" label="Incasseren op" min={earliest} />
      </Day>
      <CollectableTable receivables={receivables} left={left} onLeft={setLeft} />
      <Below>
        <p>
          Wie een mailadres heeft, krijgt een mail met het bedrag, de dag en de machtiging. Daarom ligt de dag
          minstens twee weken vooruit, op een dag dat banken werken.
        </p>
        {unreachable.length > 0 && (
          <Alert kind="warning" title="Geen mailadres">
            {`Laat het zelf weten aan: ${unreachable.join(', ')}.`}
          </Alert>
        )}
        <div>
          <SubmitButton disabled={chosen.length === 0}>Incassobestand maken</SubmitButton>
        </div>
        <FormError />
      </Below>
    </Form>
  );
}

const Lapsed = styled.div`
  margin-bottom: var(--s4);
  ul {
    margin: var(--s2) 0 0;
    padding-left: var(--s5);
  }
  summary {
    padding-block: var(--s2);
    cursor: pointer;
  }
`;

const Day = styled.div`
  max-width: 260px;
  margin-bottom: var(--s4);
`;

const Below = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s4);
  p {
    margin: 0;
    color: var(--ink-2);
  }
`;

type Collectable = SecretariatCollectableQuery['collectable']['receivables'][number];

interface CollectableTableProps {
  receivables: readonly Collectable[];
  /** The ids of what was unticked. */
  left: ReadonlySet<string>;
  onLeft: (left: ReadonlySet<string>) => void;
}

/** What a file would collect, all of it ticked at first, with the total of what is ticked. */
function CollectableTable({ receivables, left, onLeft }: CollectableTableProps) {
  const chosen = receivables.filter(({ id }) => !left.has(id));
  const tick = (id: string, isTicked: boolean) => {
    const after = new Set(left);
    if (isTicked) after.delete(id);
    else after.add(id);
    onLeft(after);
  };
  const columns: Column<Collectable>[] = [
    {
      id: 'chosen',
      header: 'Incasseren',
      cell: ({ id, label }) => (
        <Checkbox
          label=""
          aria-label={`${label} incasseren`}
          checked={!left.has(id)}
          onChange={({ target }) => tick(id, target.checked)}
        />
      ),
      footer: `${chosen.length} van ${receivables.length}`,
    },
    { id: 'label', header: 'Waarvoor', keepWords: true, cell: ({ label }) => label, footer: 'Totaal' },
    { id: 'mandate', header: 'Machtiging', nowrap: true, cell: ({ mandate }) => mandate },
    { id: 'holder', header: 'Rekeninghouder', keepWords: true, cell: ({ holder }) => holder },
    { id: 'iban', header: 'Rekeningnummer', cell: ({ iban }) => formatIban(iban) },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
      footer: formatEuro(chosen.reduce((sum, { amount }) => sum + amount, 0)),
    },
  ];
  return <Table caption="Te incasseren" columns={columns} rows={receivables} rowKey={({ id }) => id} />;
}
