import { DownloadButton, type StoredFile } from 'kit/files';

/** Downloads the receipts of a declaration, one by one. */
export function ReceiptButtons({
  receipts,
  description,
}: {
  receipts: readonly StoredFile[];
  description: string;
}) {
  return receipts.map((receipt, at) => (
    <DownloadButton
      key={receipt.id}
      file={receipt}
      label={`${receiptName(receipts, at)} van ${description} downloaden`}
    />
  ));
}

/** 'Bon', or its number when there are more. */
export function receiptName(receipts: readonly unknown[], at: number): string {
  return receipts.length > 1 ? `Bon ${at + 1}` : 'Bon';
}
