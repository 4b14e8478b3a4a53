import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Card, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { EnrolmentCard, yearOptions } from '../enrolment/EnrolmentCard';
import {
  type EnlistmentInput,
  WebsiteEnlistmentDocument,
  WebsiteUpdateEnlistmentDocument,
} from '../gql/graphql';
import { Participants } from './Participants';

/**
 * Opens and closes enrolment on the website, chooses its edition and its last day, and shows who takes part in that edition.
 */
export function EnlistmentCard() {
  const query = useQuery(WebsiteEnlistmentDocument, { fetchPolicy: 'cache-and-network' });
  const { save, saving } = useSave(WebsiteUpdateEnlistmentDocument, { done: 'Opgeslagen' });
  const snackbar = useSnackbar();
  /** Another edition that is only looked at. */
  const [shownYear, setShownYear] = useState<number>();

  const update = async (revision: number, enlistment: EnlistmentInput) => {
    try {
      await save({ revision, enlistment });
      setShownYear(undefined);
    } catch (error) {
      // Somebody else was first: what they did is shown, and this one decides again.
      await query.refetch().catch(() => undefined);
      snackbar.show(toApiError(error).message);
    }
  };
  return (
    <Loaded query={query} subject="De inschrijving">
      {({ songFestivalEnlistment: enlistment, songFestivalYears: years }) => (
        <>
          <EnrolmentCard
            enrolment={enlistment}
            years={years}
            saving={saving}
            page="liedjesfestival"
            onChange={(changed) => void update(enlistment.revision, changed)}
          />
          <Card
            title="Deelnemers"
            actions={
              <Select
                label="Deelnemers van editie"
                hideLabel
                options={yearOptions(years)}
                value={String(shownYear ?? enlistment.year)}
                onChange={(event) => setShownYear(Number(event.target.value))}
              />
            }
          >
            <Participants year={shownYear ?? enlistment.year} />
          </Card>
        </>
      )}
    </Loaded>
  );
}
