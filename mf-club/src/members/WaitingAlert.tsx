import { useQuery } from 'kit/graphql';
import { Alert, Button } from 'kit/ui';

import { ClubWaitingCountDocument } from '../gql/graphql';

/** Tells that members changed their details themselves and that it waits. @param onShow shows who */
export function WaitingAlert({ onShow }: { onShow: () => void }) {
  const { data } = useQuery(ClubWaitingCountDocument, { fetchPolicy: 'cache-and-network' });
  const count = data?.clubMembers.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <Alert>
      {count === 1
        ? '1 lid heeft zelf gegevens gewijzigd. Dat wacht op jouw goedkeuring. '
        : `${count} leden hebben zelf gegevens gewijzigd. Dat wacht op jouw goedkeuring. `}
      <Button variant="text" size="small" onClick={onShow}>
        Bekijken
      </Button>
    </Alert>
  );
}
