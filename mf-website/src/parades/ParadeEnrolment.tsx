import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Card, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { EnrolmentCard, yearOptions } from '../enrolment/EnrolmentCard';
import { getFragmentData } from '../gql/fragment-masking';
import {
  type ParadeFormInput,
  type ParadeName,
  WebsiteParadeFieldFragmentDoc,
  WebsiteParadeFormDocument,
  WebsiteUpdateParadeFormDocument,
} from '../gql/graphql';
import { ParadeEntries } from './ParadeEntries';
import { ParadeQuestions } from './ParadeQuestions';

/** What follows `/publiek/inschrijven/`. */
const pages: Readonly<Record<ParadeName, string>> = { parade: 'optocht', children: 'kinderoptocht' };

/** Enrolling for a parade: whether one can, what is asked, and who did, in the order in which they go. */
export function ParadeEnrolment({ parade }: { parade: ParadeName }) {
  const query = useQuery(WebsiteParadeFormDocument, { variables: { parade } });
  const { save, saving } = useSave(WebsiteUpdateParadeFormDocument, { done: 'Opgeslagen' });
  const snackbar = useSnackbar();
  /** Another edition that is only looked at. */
  const [shownYear, setShownYear] = useState<number>();
  const reload = () => query.refetch().catch(() => undefined);

  const update = async (revision: number, form: ParadeFormInput) => {
    try {
      await save({ parade, revision, form });
      setShownYear(undefined);
    } catch (error) {
      // Somebody else was first: what they did is shown, and this one decides again.
      await reload();
      snackbar.show(toApiError(error).message);
    }
  };
  return (
    <Loaded query={query} subject="De inschrijving">
      {({ paradeForm: form }) => {
        const fields = getFragmentData(WebsiteParadeFieldFragmentDoc, form.fields);
        return (
          <>
            <EnrolmentCard
              enrolment={form}
              years={form.years}
              saving={saving}
              page={pages[parade]}
              onChange={(changed) => void update(form.revision, changed)}
            />
            <Card
              title="Deelnemers"
              actions={
                <Select
                  label="Deelnemers van editie"
                  hideLabel
                  options={yearOptions(form.years)}
                  value={String(shownYear ?? form.year)}
                  onChange={(event) => setShownYear(Number(event.target.value))}
                />
              }
            >
              <ParadeEntries parade={parade} year={shownYear ?? form.year} fields={fields} />
            </Card>
            <ParadeQuestions parade={parade} revision={form.revision} fields={fields} onStale={reload} />
          </>
        );
      }}
    </Loaded>
  );
}
