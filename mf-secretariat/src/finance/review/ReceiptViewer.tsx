import { canPreview, DownloadButton, FilePreview, type StoredFile } from 'kit/files';
import { Button, EmptyState } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { receiptName } from '../transactions/ReceiptButtons';

/** The receipts of a declaration, one at a time. */
export function ReceiptViewer({
  receipts,
  description,
}: {
  receipts: readonly StoredFile[];
  description: string;
}) {
  const [at, setAt] = useState(0);
  const receipt = receipts[at] ?? receipts[0];
  if (!receipt) return <EmptyState title="Er is geen bon." />;
  const title = `${receiptName(receipts, receipts.indexOf(receipt))} van ${description}`;
  return (
    <div>
      <Bar>
        {receipts.length > 1 &&
          receipts.map(({ id }, position) => (
            <Button
              key={id}
              size="small"
              variant={receipt.id === id ? 'primary' : 'ghost'}
              aria-pressed={receipt.id === id}
              onClick={() => setAt(position)}
            >
              {receiptName(receipts, position)}
            </Button>
          ))}
        <DownloadButton file={receipt} label={`${title} downloaden`} />
      </Bar>
      <Paper>
        {canPreview(receipt) ? <FilePreview key={receipt.id} title={title} file={receipt} /> : receipt.name}
      </Paper>
    </div>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
  margin-bottom: var(--s2);
`;

const Paper = styled.div`
  padding: var(--s3);
  border-radius: var(--r-s);
  background: color-mix(in srgb, var(--ink) 8%, transparent);
`;
