import { VisuallyHidden } from 'kit/ui';
import styled from 'styled-components';

/** The colours of the dots. */
export type DotColor = 'green' | 'orange' | 'red' | 'white';

const colors: Readonly<Record<DotColor, string>> = {
  green: 'var(--ok)',
  orange: '#e8a33d',
  red: 'var(--red)',
  white: 'var(--card)',
};

/** A coloured dot. What it means is read out, and shown to who points at it. */
export function Dot({ color, text }: { color: DotColor; text: string }) {
  return (
    <span title={text}>
      <Disc $color={color} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

const Disc = styled.i<{ $color: DotColor }>`
  display: inline-block;
  width: 14px;
  height: 14px;
  border: 1.5px solid var(--ink-2);
  border-radius: 99px;
  background: ${({ $color }) => colors[$color]};
  vertical-align: middle;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
