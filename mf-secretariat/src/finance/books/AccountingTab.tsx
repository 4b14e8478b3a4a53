import { lazyPage, Loaded, Tabs } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { FormSelect } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { lazyTab } from 'kit/lists';
import { useUser } from 'kit/session';
import { Button, Card, EmptyState, Stack } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { object, string } from 'yup';

import {
  SecretariatAccountancyYearsDocument,
  SecretariatAddAccountancyYearDocument,
} from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import { YearAccounts } from './YearAccounts';

const ArchivedYears = lazyPage(async () => (await import('./ArchivedYears')).ArchivedYears);
const archive = lazyTab('archief', 'Archief', ArchivedYears);

/** The books, with a tab per financial year and the archive. */
export function AccountingTab() {
  const { isDB } = useUser();
  const query = useQuery(SecretariatAccountancyYearsDocument, { variables: { archived: false } });
  const [isAdding, setAdding] = useState(false);
  const [selected, select] = useState<string>();
  return (
    <Loaded query={query} subject="De boekhouding">
      {({ accountancyYears: years }) => (
        <Stack>
          {isDB && (
            <div data-no-print>
              <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
                Nieuw boekjaar
              </Button>
            </div>
          )}
          {years.length === 0 && (
            <Card>
              <EmptyState
                title="Er is geen open boekjaar."
                text={isDB ? 'Voeg een boekjaar toe om te beginnen.' : 'Het DB voegt een boekjaar toe.'}
              />
            </Card>
          )}
          <Tabs
            label="Boekjaren"
            selected={selected ?? years.find(({ running }) => running)?.id}
            onSelect={select}
            items={[
              ...years.map((year) => ({
                id: year.id,
                title: year.title,
                content: <YearAccounts year={year} mayEdit={isDB} />,
              })),
              archive,
            ]}
          />
          <AddYearDialog isOpen={isAdding} years={years} onAdded={select} onClose={() => setAdding(false)} />
        </Stack>
      )}
    </Loaded>
  );
}

type Values = { title: string; copyFrom: string };

const schema = object({ title: requiredText().max(50), copyFrom: string() });

interface AddYearDialogProps {
  isOpen: boolean;
  /** To take committees and budgets over from, newest first. */
  years: readonly { id: string; title: string }[];
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** A new financial year: its title is required. */
function AddYearDialog({ isOpen, years, onAdded, onClose }: AddYearDialogProps) {
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatAddAccountancyYearDocument, { done: 'Boekjaar toegevoegd' });
  const add = async ({ title, copyFrom }: Values) => {
    const { addAccountancyYear } = await save({ title, copyFrom: copyFrom || null });
    await reload();
    onAdded(addAccountancyYear.id);
  };
  return (
    <FormDialog<Values>
      title="Nieuw boekjaar"
      isOpen={isOpen}
      onClose={onClose}
      initialValues={{ title: '', copyFrom: years[0]?.id ?? '' }}
      schema={schema}
      onSubmit={add}
    >
      <FormTextField name="title" label="Titel" maxLength={50} autoComplete="off" />
      <FormSelect
        name="copyFrom"
        label="Overnemen van"
        description="De commissies en hun begroting."
        placeholder="Niets: alle commissies, zonder begroting"
        options={years.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </FormDialog>
  );
}
