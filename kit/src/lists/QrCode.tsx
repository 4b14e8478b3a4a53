import styled from 'styled-components';

/** The props of QrCode. */
export interface QrCodeProps {
  /** What it leads to, such as 'QR-code voor je authenticator-app'. */
  label: string;
  /** As the API gives them: '1' for a dark module. */
  rows: readonly string[];
}

/** A QR code to scan, from a screen or from paper. */
export function QrCode({ label, rows }: QrCodeProps) {
  const size = rows.length;
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} />
    </Code>
  );
}

/** Black on white in the dark too: some apps read nothing else. */
const Code = styled.svg`
  display: block;
  width: min(100%, 240px);
  margin: 0 auto;
  background: #fff;
  fill: #000;
  border-radius: var(--r-s);
  shape-rendering: crispEdges;
`;
