import { saveBlob } from 'kit/files';
import { useApolloClient } from 'kit/graphql';

import { SecretariatDirectDebitXmlDocument } from '../gql/graphql';

/** Fetches the text for the bank of a file and saves it. Its XML is asked only then: the list would carry it for nothing. */
export function useDirectDebitXml(): (file: { id: string; collectionDate: string }) => Promise<void> {
  const client = useApolloClient();
  return async ({ id, collectionDate }) => {
    const { data } = await client.query({
      query: SecretariatDirectDebitXmlDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    if (!data) return;
    const blob = new Blob([data.directDebitFile.xml], { type: 'application/xml' });
    saveBlob(blob, `incasso-${collectionDate}.xml`);
  };
}
