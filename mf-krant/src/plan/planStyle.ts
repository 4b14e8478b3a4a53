import { PlainList } from 'kit/lists';
import { Stack } from 'kit/ui';
import styled, { css } from 'styled-components';

import { PAPER } from './paper';

const advertisement = css`
  display: flex;
  margin: 0;
  border: 1px solid var(--line-strong);
  background: color-mix(in srgb, var(--line) 45%, var(--card));
  color: var(--ink);
  font: inherit;
  text-align: left;
  cursor: grab;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
  &[aria-disabled='true'] {
    cursor: default;
  }
  &[data-colour='fullColour'] {
    background: var(--yellow-soft);
  }
  &[data-unprepared] {
    border-style: dashed;
  }
  &[data-dragging] {
    opacity: 0.35;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  b {
    font-weight: 650;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-2);
  }
  i {
    color: var(--red-strong);
    font-style: normal;
  }
`;

/** An advertisement on its page. What is too small for its words has them as a tooltip. */
export const PlanTile = styled.button`
  ${advertisement}
  position: absolute;
  flex-direction: column;
  padding: 1px 3px;
  overflow: hidden;
  font-size: 11px;
  line-height: 1.2;
  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: 1px;
  }
  small {
    font-size: 11px;
  }
`;

/** An advertisement in a list. */
export const PlanRow = styled.button`
  ${advertisement}
  position: relative;
  flex-direction: column;
  width: 100%;
  min-height: 44px;
  padding: 6px 10px;
  border-radius: var(--r-s);
  font-size: 15px;
  line-height: 1.3;
  small {
    font-size: 13px;
  }
`;

/** Advertisements below each other. */
export const PlanRows = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  gap: 6px;
`;

/** A page, to scale. */
export const Sheet = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: ${PAPER.width} / ${PAPER.height};
  border: 1px solid var(--line-strong);
  background: var(--card);
  background-image: linear-gradient(90deg, transparent calc(100% - 1px), var(--line) 0);
  background-size: calc(100% / ${PAPER.columns}) 100%;
`;

/** A page with its number and its room. */
export const PageBox = styled.section`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 6px;
  border: 2px solid transparent;
  border-radius: var(--r-s);
  font-size: 13px;
  &[data-over] {
    border-color: var(--red);
    background: var(--red-soft);
  }
  /* What is dragged would come here. */
  &[data-aimed] {
    border-color: var(--focus);
    background: var(--info-soft);
  }
  h3 {
    font-size: 15px;
  }
  p {
    margin: 0;
    color: var(--ink-2);
    line-height: 1.3;
  }
  &[data-over] p {
    color: var(--red-strong);
    font-weight: 650;
  }
  @media print {
    break-inside: avoid;
  }
`;

/** Two pages that lie beside each other; the first and the last alone. */
export const Spread = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2px;
  /* The first is a right page. */
  &[data-first] > :first-child {
    grid-column: 2;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    &[data-first] > :first-child {
      grid-column: auto;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

const full = css`
  margin-top: var(--s3);
  /* Small pages keep their words to a line each, so that all of them can be in view. */
  section h3 {
    font-size: 12px;
    white-space: nowrap;
  }
  section p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > :first-child {
    max-height: 30dvh;
  }
  @media screen and (min-width: 1200px) {
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 288px;
    flex: 1 1 0;
    min-height: 0;
    > :first-child {
      position: static;
      max-height: 100%;
    }
    > :last-child {
      overflow: auto;
      height: 100%;
    }
  }
`;

/** The pages, and beside them what has none. On the whole screen each of the two scrolls by itself. */
export const Board = styled.div<{ $isFull: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-items: start;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) 290px;
    > :first-child {
      order: 1;
      position: sticky;
      top: 88px;
      max-height: calc(100dvh - 110px);
    }
  }
  ${({ $isFull }) => $isFull && full}
  @media print {
    display: block;
  }
`;

/** The spreads below each other, and beside each other where they fit. @property $width of each in px; what fits when absent */
export const Spreads = styled.div<{ $width: number | undefined }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 380px), 1fr));
  gap: var(--s4);
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${({ $width }) =>
    $width &&
    css`
      @media screen {
        grid-template-columns: repeat(auto-fill, ${$width}px);
        overflow-x: auto;
      }
    `}
  @media print {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** All pages, below the name of the plan. */
export const Pages = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  @media print {
    display: block;
  }
`;

/** Figures, plan and foot. On the whole screen the plan has what the others leave. */
export const Screen = styled(Stack)<{ $isFull: boolean }>`
  ${({ $isFull }) =>
    $isFull &&
    css`
      @media screen and (min-width: 1200px) {
        display: flex;
        flex-direction: column;
        height: calc(100dvh - 2 * var(--s4));
        /* The figures in one line, the buttons below them. */
        > :first-child > :first-child {
          flex-basis: 100%;
        }
      }
    `}
`;
