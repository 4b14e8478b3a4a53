import { formatDateTime } from 'kit/format';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { LinedList } from 'kit/lists';
import { Alert, Button, Card, useSnackbar } from 'kit/ui';
import styled from 'styled-components';

import { SecretariatPausedAddressesDocument, SecretariatResumeAddressDocument } from '../../gql/graphql';

/** For Admins: the addresses that get no mail any more, with a button that ends that. Nothing when there are none. */
export function PausedAddresses() {
  const { data, error, refetch } = useQuery(SecretariatPausedAddressesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const snackbar = useSnackbar();
  const resume = useSave(SecretariatResumeAddressDocument, {
    done: 'Het adres krijgt weer mail',
    update: (cache, { resumeAddress }) =>
      void cache.updateQuery({ query: SecretariatPausedAddressesDocument }, (shown) =>
        shown ? { pausedAddresses: shown.pausedAddresses.filter(({ id }) => id !== resumeAddress) } : shown,
      ),
  });
  const goOn = async (id: string) => {
    await resume.save({ id }).catch(async (failure: unknown) => {
      snackbar.show(toApiError(failure).message);
      // Somebody else was first, perhaps.
      await refetch().catch(() => undefined);
    });
  };
  if (error) return <Alert kind="warning">Welke adressen gepauzeerd zijn, kon niet worden opgehaald.</Alert>;
  if (!data || data.pausedAddresses.length === 0) return null;
  return (
    <Card title="Adressen zonder mail">
      <p>De mailserver weigerde deze adressen drie keer. Verbeter het adres, of laat de mail weer gaan.</p>
      <LinedList>
        {data.pausedAddresses.map(({ id, address, lastCode, lastAt }) => (
          <Row key={id}>
            <span>
              {address} ({lastCode}, {formatDateTime(lastAt)})
            </span>
            <Button
              size="small"
              variant="ghost"
              aria-label={`${address} weer mail sturen`}
              onClick={() => void goOn(id)}
            >
              Weer mail sturen
            </Button>
          </Row>
        ))}
      </LinedList>
    </Card>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  overflow-wrap: anywhere;
`;
