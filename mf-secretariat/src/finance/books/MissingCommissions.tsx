import { toApiError, useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { Alert, Button, useSnackbar } from 'kit/ui';
import styled from 'styled-components';

import { SecretariatAddWorkgroupDocument } from '../../gql/graphql';
import type { Year } from './year';

/** Committees that were made after the year: whether they come into its books is for the DB to say. */
export function MissingCommissions({ year }: { year: Year }) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(SecretariatAddWorkgroupDocument, { done: 'Commissie toegevoegd' });
  if (year.missingCommissions.length === 0) return null;
  const add = (index: string, title: string) =>
    save({ yearId: year.id, workgroup: { index, title, expencesBudget: 0, incomeBudget: 0 } }).catch(
      (error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' }),
    );
  return (
    <Alert kind="warning" title="Niet in dit boekjaar">
      <p>Voor deze commissies kan niet worden gedeclareerd zolang ze niet in het boekjaar staan.</p>
      <PlainList>
        {year.missingCommissions.map(({ id, index, title }) => (
          <Row key={id}>
            <span>{`${index} - ${title}`}</span>
            <Button
              size="small"
              variant="ghost"
              pending={saving}
              aria-label={`${index} - ${title} toevoegen`}
              onClick={() => void add(index, title)}
            >
              Toevoegen
            </Button>
          </Row>
        ))}
      </PlainList>
    </Alert>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  padding-top: var(--s2);
`;
