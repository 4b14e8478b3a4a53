import { ChangeLog } from 'kit/editing';
import { useQuery } from 'kit/graphql';

import { StockProductLogDocument } from '../gql/graphql';

/** The change log of a product; read when its row is opened. Without it the row is whole but for its history. */
export function ProductLog({ productId }: { productId: string }) {
  const { data } = useQuery(StockProductLogDocument, {
    variables: { id: productId },
    fetchPolicy: 'cache-and-network',
  });
  return <ChangeLog lines={data?.product.changeLog ?? []} />;
}
