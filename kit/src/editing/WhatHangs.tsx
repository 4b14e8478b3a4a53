import { useQuery } from 'kit/graphql';
import { Alert } from 'kit/ui';

import { KitHangingOnDocument } from '../gql/lazy/graphql';

/** The props of WhatHangs. */
export interface WhatHangsProps {
  /** The name of its type in the API. */
  kind: string;
  /** Of the record. */
  id: string;
}

/** What hangs on a record that somebody is about to let go: '3 bestellingen, 18 adverteerders'. Nothing when nothing does. */
export function WhatHangs({ kind, id }: WhatHangsProps) {
  const { data } = useQuery(KitHangingOnDocument, {
    variables: { kind, id },
    fetchPolicy: 'network-only',
  });
  const found = data?.hangingOn ?? [];
  const named = (isBlocking: boolean) =>
    found
      .filter(({ blocks }) => blocks === isBlocking)
      .map(({ text }) => text)
      .join(', ');
  return (
    <>
      {named(true) && <Alert kind="warning" title={`Kan nog niet: ${named(true)}`} />}
      {named(false) && <p>{`Gaat mee: ${named(false)}`}</p>}
    </>
  );
}
