import encodeQR from 'qr';

/** A payment that a bank's app reads from a QR code. */
export interface EpcPayment {
  name: string;
  /** Electronic form. */
  iban: string;
  /** Cents, 1 to 99.999.999.999. */
  amount: number;
  /** Free text, 140 characters at most. */
  remittance: string;
}

/** The text in the code: EPC069-12, version 002, UTF-8, SCT; the reference is the free one, on its own line. */
export function epcText({ name, iban, amount, remittance }: EpcPayment): string {
  const euros = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
  const line = (text: string, length: number) =>
    [...text.replace(/\s+/g, ' ').trim()].slice(0, length).join('');
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    line(name, 70),
    iban,
    `EUR${euros}`,
    '',
    '',
    line(remittance, 140),
  ].join('\n');
}

/** The rows of the code, '1' for a dark module: with correction level M and a margin of four, as the standard asks. */
export function epcQr(payment: EpcPayment): string[] {
  const modules = encodeQR(epcText(payment), 'raw', { ecc: 'medium', border: 4 });
  return modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
}

/** The code as a picture for a mail, GIF. */
export function epcQrImage(payment: EpcPayment): Buffer {
  return Buffer.from(encodeQR(epcText(payment), 'gif', { ecc: 'medium', border: 4, scale: 6 }));
}
