import { Loaded } from 'kit/data';
import { Select, Switch } from 'kit/fields';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Card, useSnackbar } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { WebsiteEnlistmentDocument, WebsiteUpdateEnlistmentDocument } from '../gql/graphql';
import { Participants } from './Participants';

/**
 * Opens and closes enrolment on the website, chooses its edition, and shows who takes part in that edition.
 */
export function EnlistmentCard() {
  const query = useQuery(WebsiteEnlistmentDocument, { fetchPolicy: 'cache-and-network' });
  const { save, saving } = useSave(WebsiteUpdateEnlistmentDocument, { done: 'Opgeslagen' });
  const snackbar = useSnackbar();
  /** Another edition that is only looked at. */
  const [shownYear, setShownYear] = useState<number>();

  const update = async (revision: number, open: boolean, year: number) => {
    try {
      await save({ revision, enlistment: { open, year } });
      setShownYear(undefined);
    } catch (error) {
      // Somebody else was first: what they did is shown, and this one decides again.
      await query.refetch().catch(() => undefined);
      snackbar.show(toApiError(error).message);
    }
  };
  return (
    <Loaded query={query} subject="De inschrijving">
      {({ songFestivalEnlistment: { open, year, revision }, songFestivalYears }) => {
        const years = songFestivalYears.map((each) => ({ value: String(each), label: String(each) }));
        return (
          <>
            <Card title="Inschrijving">
              <Controls>
                <Switch
                  label="Inschrijving op de website"
                  description={
                    open ? `Iedereen kan zich inschrijven voor ${year}` : 'Niemand kan zich nu inschrijven'
                  }
                  isOn={open}
                  pending={saving}
                  onChange={(isOn) => void update(revision, isOn, year)}
                />
                <Select
                  label="Editie"
                  options={years}
                  value={String(year)}
                  disabled={saving}
                  onChange={(event) => void update(revision, open, Number(event.target.value))}
                />
              </Controls>
            </Card>
            <Card
              title="Deelnemers"
              actions={
                <Select
                  label="Deelnemers van editie"
                  hideLabel
                  options={years}
                  value={String(shownYear ?? year)}
                  onChange={(event) => setShownYear(Number(event.target.value))}
                />
              }
            >
              <Participants year={shownYear ?? year} />
            </Card>
          </>
        );
      }}
    </Loaded>
  );
}

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--s4);
`;
