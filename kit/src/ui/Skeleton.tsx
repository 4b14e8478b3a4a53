import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const breathe = keyframes`50% { opacity: .45; }`;

const Root = styled.div`
  animation: ${appear} 0.15s 150ms both;
`;

const Text = styled.p`
  margin: 0 0 var(--s3);
  color: var(--ink-2);
`;

const Bar = styled.span<{ $width: string; $height: number; $round: boolean }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height}px;
  border-radius: ${({ $round }) => ($round ? '999px' : '10px')};
  background: var(--line);
  animation: ${breathe} 1.6s ease-in-out infinite;
  & + & {
    margin-top: var(--s3);
  }
`;

/** The props of Skeleton. */
export type SkeletonProps = {
  /** The loading text, shown and read out. */
  text?: string;
  /** How many bars, when the shape is a plain list. */
  rows?: number;
  /** Height of a bar in px: that of the row or card that comes. */
  height?: number;
  /** A shape of your own, made of SkeletonBar. */
  children?: ReactNode;
};

/** One grey bar, to build the shape of what comes. */
export function SkeletonBar(props: { width?: string; height?: number; round?: boolean }) {
  return (
    <Bar
      aria-hidden
      $width={props.width ?? '100%'}
      $height={props.height ?? 18}
      $round={props.round ?? false}
    />
  );
}

/** The shape of what is being loaded. It takes its room at once and becomes visible after 150 ms. */
export function Skeleton({ text = 'Laden...', rows = 3, height = 64, children }: SkeletonProps) {
  return (
    <Root role="status" data-loading>
      <Text>{text}</Text>
      {children ?? Array.from({ length: rows }, (_, row) => <SkeletonBar key={row} height={height} />)}
    </Root>
  );
}
