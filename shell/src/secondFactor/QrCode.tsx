import styled from 'styled-components';

/** A QR code to scan. @param rows '1' for a dark module */
export function QrCode({ rows }: { rows: readonly string[] }) {
  const size = rows.length;
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Code viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-code voor je authenticator-app">
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
