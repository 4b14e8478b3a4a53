import { formatDate } from 'kit/format';
import { toApiError } from 'kit/graphql';
import { IconButton, useSnackbar } from 'kit/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { SecretariatDownloadXmlFragmentDoc } from '../../gql/graphql';
import { usePaymentXml } from './usePaymentXml';

/** Fetches the text for the bank once more. */
export function DownloadXml({
  file: masked,
}: {
  file: FragmentType<typeof SecretariatDownloadXmlFragmentDoc>;
}) {
  const file = getFragmentData(SecretariatDownloadXmlFragmentDoc, masked);
  const saveXml = usePaymentXml();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await saveXml(file);
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
