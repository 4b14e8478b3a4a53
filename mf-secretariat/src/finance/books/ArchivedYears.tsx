import { Accordion, Loaded } from 'kit/data';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { useUser } from 'kit/session';
import { Button, Card, EmptyState, Stack } from 'kit/ui';

import {
  SecretariatAccountancyYearsDocument,
  SecretariatArchiveAccountancyYearDocument,
} from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import { YearAccounts } from './YearAccounts';

/** The years in the archive, to read only. */
export function ArchivedYears() {
  const { isDB } = useUser();
  const query = useQuery(SecretariatAccountancyYearsDocument, { variables: { archived: true } });
  return (
    <Loaded query={query} subject="Het archief">
      {({ accountancyYears: years }) =>
        years.length === 0 ? (
          <Card>
            <EmptyState title="Er staan geen boekjaren in het archief." />
          </Card>
        ) : (
          <Accordion
            items={years.map((year) => ({
              id: year.id,
              header: <b>{year.title}</b>,
              content: (
                <Stack>
                  {isDB && <TakeOut year={year} />}
                  <YearAccounts year={year} mayEdit={false} />
                </Stack>
              ),
            }))}
          />
        )
      }
    </Loaded>
  );
}

/** Nothing is lost by it, so it does not ask. */
function TakeOut({ year: { id, title } }: { year: { id: string; title: string } }) {
  const { attempt } = useAttempt();
  const reload = useReloadFinance();
  const { save, saving } = useSave(SecretariatArchiveAccountancyYearDocument, {
    done: `Boekjaar ${title} is uit het archief`,
  });
  const takeOut = () =>
    attempt(async () => {
      await save({ id, archived: false });
      await reload();
    });
  return (
    <div>
      <Button variant="ghost" pending={saving} onClick={() => void takeOut()}>
        Uit het archief halen
      </Button>
    </div>
  );
}
