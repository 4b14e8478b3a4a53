import { FormDialog } from 'kit/editing';
import { FormDateField, FormSelect } from 'kit/fields';
import { requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { object } from 'yup';

import { getFragmentData } from '../../gql/fragment-masking';
import { SecretariatLedgerSettingsFragmentDoc, SecretariatSaveLedgerPeriodDocument } from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import type { Ledger, LedgerYear } from './ledgerYear';

type Values = { from: string; until: string; committees: Record<string, string> };

const schema = object({
  from: requiredText(),
  until: requiredText().test(
    'order',
    'De laatste dag ligt voor de eerste',
    (until, { parent }) => until >= (parent as Values).from,
  ),
});

interface LedgerSettingsDialogProps {
  ledger: Ledger;
  year: LedgerYear;
  onClose: () => void;
}

/** The period of a year, and to which committee goes what bears none of its own. */
export function LedgerSettingsDialog({ ledger, year, onClose }: LedgerSettingsDialogProps) {
  const { revision, from, until, sources } = getFragmentData(SecretariatLedgerSettingsFragmentDoc, ledger);
  const reloadFinance = useReloadFinance();
  const reload = useRefetch(['SecretariatLedger', 'SecretariatLedgerEntries', 'SecretariatLedgerYears']);
  const { save } = useSave(SecretariatSaveLedgerPeriodDocument, { done: 'Opgeslagen' });
  const elsewhere = sources.filter(({ hasCommittee }) => !hasCommittee);
  const committees = year.workgroups.map(({ index, title }) => ({
    value: index,
    label: `${index} - ${title}`,
  }));
  return (
    <FormDialog<Values>
      title={`Periode en indeling van ${year.title}`}
      isOpen
      onClose={onClose}
      submitLabel="Opslaan"
      schema={schema}
      initialValues={{
        from: from ?? '',
        until: until ?? '',
        committees: Object.fromEntries(elsewhere.map(({ kind, wg }) => [kind, wg ?? ''])),
      }}
      onSubmit={async (values) => {
        const assignments = elsewhere.flatMap(({ kind }) => {
          const wg = values.committees[kind];
          return wg ? [{ kind, wg }] : [];
        });
        await save({
          yearId: year.id,
          period: { revision, from: values.from, until: values.until, assignments },
        });
        await reload();
        await reloadFinance();
      }}
    >
      <FormDateField name="from" label="Eerste dag" />
      <FormDateField name="until" label="Laatste dag" />
      {elsewhere.map(({ kind, label }) => (
        <FormSelect
          key={kind}
          name={`committees.${kind}`}
          label={`${label} horen bij`}
          placeholder="Geen commissie"
          options={committees}
        />
      ))}
    </FormDialog>
  );
}
