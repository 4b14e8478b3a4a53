import styled from 'styled-components';

/** The props of WorkProgress. */
export interface WorkProgressProps {
  /** What is being done, for screen readers: 'Brieven maken'. */
  label: string;
  done: number;
  /** Not known as long as it is being looked up. */
  total: number | undefined;
  /** What is counted, in the plural: 'brieven'. */
  unit: string;
  /** In place of "12 van 300 brieven". */
  text?: string;
}

/** How far long work is, as a bar and in words: "12 van 300 brieven". */
export function WorkProgress({ label, done, total, unit, text: own }: WorkProgressProps) {
  const text = own ?? (total === undefined ? `${unit} zoeken …` : `${done} van ${total} ${unit}`);
  return (
    <Root>
      <progress
        aria-label={label}
        aria-valuetext={text}
        value={total === undefined ? undefined : done}
        max={total || undefined}
      />
      <span>{text}</span>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  font-variant-numeric: tabular-nums;
  progress {
    flex: 1 1 140px;
    height: 12px;
    accent-color: var(--red);
  }
  span:first-letter {
    text-transform: uppercase;
  }
`;
