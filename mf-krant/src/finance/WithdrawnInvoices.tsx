import { DownloadButton } from 'kit/files';
import { formatDate, formatEuro } from 'kit/format';
import { Table } from 'kit/table';
import { Dialog, IconButton } from 'kit/ui';
import { FileX2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

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
            {
              id: 'number',
              header: 'Factuur',
              nowrap: true,
              cell: ({ number, file }) => (
                <Numbered>
                  {number}
                  <DownloadButton file={file} label={`Factuur ${number} downloaden`} />
                </Numbered>
              ),
            },
            { id: 'amount', header: 'Bedrag', align: 'right', cell: ({ amount }) => formatEuro(amount) },
            { id: 'sentAt', header: 'Verstuurd op', cell: ({ sentAt }) => formatDate(sentAt) },
            {
              id: 'credit',
              header: 'Creditnota',
              nowrap: true,
              cell: ({ creditNote: { number, file } }) => (
                <Numbered>
                  {number}
                  <DownloadButton file={file} label={`Creditnota ${number} downloaden`} />
                </Numbered>
              ),
            },
            { id: 'date', header: 'Ingetrokken op', cell: ({ creditNote }) => formatDate(creditNote.date) },
          ]}
        />
      </Dialog>
    </>
  );
}

const Numbered = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
`;
