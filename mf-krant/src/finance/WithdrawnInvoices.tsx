import { DownloadButton } from 'kit/files';
import { formatDate, formatEuro } from 'kit/format';
import { RowActions, Table } from 'kit/table';
import { Dialog, IconButton } from 'kit/ui';
import { FileX2 } from 'lucide-react';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { KrantWithdrawnInvoiceFragmentDoc } from '../gql/graphql';

interface WithdrawnInvoicesProps {
  /** Of the advertiser. */
  name: string;
  invoices: readonly FragmentType<typeof KrantWithdrawnInvoiceFragmentDoc>[];
}

/** The invoices of an advertisement that were taken back, each with its credit note, in a dialog. */
export function WithdrawnInvoices({ name, invoices: masked }: WithdrawnInvoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const invoices = getFragmentData(KrantWithdrawnInvoiceFragmentDoc, masked);
  const label = `Ingetrokken facturen van ${name}`;
  return (
    <>
      <IconButton aria-label={label} onClick={() => setOpen(true)}>
        <FileX2 aria-hidden />
      </IconButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={label} size={600}>
        <Table
          caption={label}
          rows={invoices}
          rowKey={({ number }) => number}
          columns={[
            { id: 'number', header: 'Factuur', cell: ({ number }) => number },
            { id: 'amount', header: 'Bedrag', align: 'right', cell: ({ amount }) => formatEuro(amount) },
            { id: 'sentAt', header: 'Verstuurd op', cell: ({ sentAt }) => formatDate(sentAt) },
            { id: 'credit', header: 'Creditnota', cell: ({ creditNote }) => creditNote.number },
            { id: 'date', header: 'Ingetrokken op', cell: ({ creditNote }) => formatDate(creditNote.date) },
            {
              id: 'files',
              header: '',
              align: 'right',
              cell: ({ number, file, creditNote }) => (
                <RowActions>
                  <DownloadButton file={file} label={`Factuur ${number} downloaden`} />
                  <DownloadButton
                    file={creditNote.file}
                    label={`Creditnota ${creditNote.number} downloaden`}
                  />
                </RowActions>
              ),
            },
          ]}
        />
      </Dialog>
    </>
  );
}
