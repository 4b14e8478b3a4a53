import { useApolloClient } from 'kit/graphql';

import { SecretariatPaymentXmlDocument } from '../../gql/graphql';
import { savePaymentXml } from './paymentValues';

/** Fetches the text for the bank of a file and saves it. Its XML is asked only then: the list would carry it for nothing. */
export function usePaymentXml(): (file: { id: string; executionDate: string }) => Promise<void> {
  const client = useApolloClient();
  return async ({ id, executionDate }) => {
    const { data } = await client.query({
      query: SecretariatPaymentXmlDocument,
      variables: { id },
      fetchPolicy: 'no-cache',
    });
    if (data) savePaymentXml(data.paymentFile.xml, executionDate);
  };
}
