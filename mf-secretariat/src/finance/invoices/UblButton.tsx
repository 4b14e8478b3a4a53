import { saveBlob } from 'kit/download';
import { toApiError, useApolloClient } from 'kit/graphql';
import { Button, useSnackbar } from 'kit/ui';
import { FileCode } from 'lucide-react';
import { useState } from 'react';

import { SecretariatInvoiceUblDocument } from '../../gql/graphql';

/** The props of UblButton. */
export interface UblButtonProps {
  id: string;
  /** What the file is called, without its ending: 'Factuur 2026-0012'. */
  name: string;
}

/** Fetches an invoice as a program reads it, and saves it. */
export function UblButton({ id, name }: UblButtonProps) {
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: SecretariatInvoiceUblDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (data?.invoiceUbl) saveBlob(new Blob([data.invoiceUbl], { type: 'application/xml' }), `${name}.xml`);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<FileCode aria-hidden />}
      pending={busy}
      onClick={() => void download()}
    >
      E-factuur (UBL) downloaden
    </Button>
  );
}
