import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import {
  PagedCard,
  SearchAndFilters,
  useAddressChoice,
  useAddressText,
  useDebouncedValue,
  usePages,
} from 'kit/lists';
import { phone, Stack, useMediaQuery } from 'kit/ui';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type InvoiceState,
  SecretariatInvoiceRowFragmentDoc,
  SecretariatInvoicesDocument,
  type SecretariatInvoicesQueryVariables,
} from '../../gql/graphql';
import { exportedColumns } from '../invoices/invoiceColumns';
import { stateLabels } from '../invoices/InvoiceStateTag';
import { committeeLabel, useInvoiceChoices } from '../invoices/useInvoiceChoices';
import { InvoiceTable } from './InvoiceTable';

const states: { value: InvoiceState | ''; label: string }[] = [
  { value: '', label: 'Alle' },
  ...(['open', 'overdue', 'paid', 'credited'] as const).map((value) => ({
    value,
    label: stateLabels[value],
  })),
];

/** All invoices: searching them, what became of them, and what can be done with them; a link may choose a state. */
export function InvoiceOverview() {
  const onPhone = useMediaQuery(phone);
  const [text, setText] = useAddressText();
  const [state, setState] = useAddressChoice<InvoiceState | ''>(
    'status',
    '',
    states.map(({ value }) => value),
  );
  const [commissionId, setCommissionId] = useAddressChoice<string>('commissie', '');
  const search = useDebouncedValue(text.trim());
  const pages = useInvoices({
    search: search || null,
    state: state || null,
    commissionId: commissionId || null,
  });
  const { invoiceCommittees } = useInvoiceChoices();
  return (
    <Stack>
      <SearchAndFilters
        label="Zoek in de facturen"
        list="facturen"
        text={text}
        onText={setText}
        count={(state ? 1 : 0) + (commissionId ? 1 : 0)}
        onClear={() => {
          setState('');
          setCommissionId('');
        }}
        found={pages.query.data?.invoices.totalCount}
        onDesk="inline"
      >
        <Select
          label="Status"
          hideLabel={!onPhone}
          value={state}
          options={states}
          onChange={({ target }) => setState(target.value as InvoiceState | '')}
        />
        <Select
          label="Commissie"
          hideLabel={!onPhone}
          value={commissionId}
          options={[
            { value: '', label: 'Alle commissies' },
            ...invoiceCommittees.map((one) => ({ value: one.id, label: committeeLabel(one) })),
          ]}
          onChange={({ target }) => setCommissionId(target.value)}
        />
      </SearchAndFilters>
      <Loaded query={pages.query} subject="De lijst met facturen">
        {({ invoices }) => (
          <PagedCard
            pages={pages}
            list={invoices}
            rowsOf={(nodes) => getFragmentData(SecretariatInvoiceRowFragmentDoc, nodes)}
            nouns={['factuur', 'facturen']}
            fileName="facturen"
            exported={exportedColumns}
            isNarrowed={search !== '' || state !== '' || commissionId !== ''}
            empty={{
              title: 'Er zijn nog geen facturen.',
              text: "Wat je onder 'Facturen maken' opslaat, komt hier.",
            }}
            notFound={{
              title: 'Geen factuur gevonden',
              text: 'Zoek op iets anders, of kies een andere status.',
            }}
          >
            {(rows) => <InvoiceTable invoices={rows} onChanged={pages.reload} />}
          </PagedCard>
        )}
      </Loaded>
    </Stack>
  );
}

/** Which invoices are shown. */
type InvoiceFilter = Required<Pick<SecretariatInvoicesQueryVariables, 'search' | 'state' | 'commissionId'>>;

/** Invoices and credit notes, newest first. */
function useInvoices(filter: InvoiceFilter) {
  return usePages({ query: SecretariatInvoicesDocument, variables: filter, field: 'invoices' });
}
