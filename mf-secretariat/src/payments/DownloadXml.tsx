import { formatDate } from 'kit/format';
import { toApiError, useApolloClient } from 'kit/graphql';
import { IconButton, useSnackbar } from 'kit/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { SecretariatDownloadXmlFragmentDoc, SecretariatPaymentXmlDocument } from '../gql/graphql';
import { savePaymentXml } from './paymentValues';

/** Fetches the text for the bank once more. Its XML is asked only then: the list would carry it for nothing. */
export function DownloadXml({
  file: masked,
}: {
  file: FragmentType<typeof SecretariatDownloadXmlFragmentDoc>;
}) {
  const file = getFragmentData(SecretariatDownloadXmlFragmentDoc, masked);
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: SecretariatPaymentXmlDocument,
        variables: { id: file.id },
        fetchPolicy: 'no-cache',
      });
      if (data) savePaymentXml(data.paymentFile.xml, file.executionDate);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      aria-label={`Betaalbestand van ${formatDate(file.creationDate)} downloaden`}
      pending={busy}
      onClick={() => void download()}
    >
      <Download aria-hidden />
    </IconButton>
  );
}
