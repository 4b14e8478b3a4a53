import { useQuery } from 'kit/graphql';
import { Alert, Button } from 'kit/ui';

import { KrantOmittedAdvertisementsDocument } from '../gql/graphql';

/** Who get no invoice as long as something lacks, by name, and the way to put it right. */
export function OmittedAdvertisements({ editionId, onCheck }: { editionId: string; onCheck: () => void }) {
  const { data } = useQuery(KrantOmittedAdvertisementsDocument, {
    variables: {
      editionId,
      filter: { payment: 'factuur', paid: false, invoiceCreated: false, incomplete: true },
    },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) return null;
  const { edges, totalCount } = data.advertisements;
  if (totalCount === 0) return null;
  const names = edges.map(({ node }) => `${node.advertiserUserId} ${node.name}`);
  const more = totalCount - names.length;
  return (
    <Alert kind="warning" title="Nog geen factuur, want er ontbreken gegevens">
      <p>{names.join(', ') + (more > 0 ? ` en nog ${more}` : '')}</p>
      <Button variant="ghost" size="small" onClick={onCheck}>
        Gegevens controleren
      </Button>
    </Alert>
  );
}
