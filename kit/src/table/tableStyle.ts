import { visuallyHidden } from 'kit/ui';
import styled from 'styled-components';

import { cards, COLUMN_PX, type RootProps } from './cardStyle';
import { rows } from './rowStyle';

/** What the table measures: a narrow card on a wide screen is narrow too. */
export const Frame = styled.div`
  container-type: inline-size;
  @media print {
    /* On paper rows are compared, so there they stay rows; and what is measured would not flow over pages. */
    container-type: normal;
  }
`;

/** The look of a table; where its columns do not fit its rows are cards and each cell carries its heading. */
export const Root = styled.table<RootProps>`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding: var(--s2) var(--s3);
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  td {
    min-width: 5em;
  }
  /* A word on a button is never broken off. */
  td :is(button, a) {
    overflow-wrap: break-word;
  }
  [data-in-card] {
    display: none;
  }
  td[data-part='more'] {
    display: none;
  }
  /* Below the bar of the portal, as far as the table goes. */
  thead th {
    position: sticky;
    top: var(--bar);
    z-index: 2;
    background: var(--card);
    /* A border of collapsed cells stays behind. */
    box-shadow: inset 0 -1px var(--line);
  }
  ${rows}
  /* Buttons and figures need no more than they are wide. */
  td[data-label=''],
  td[data-nowrap],
  td[data-align='right'],
  td[data-part='tick'] {
    min-width: 0;
  }
  th:first-child,
  td:first-child {
    padding-left: 0;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  th {
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 600;
    white-space: nowrap;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  /* A row and what it opened are one. */
  tr[data-open] td {
    border-bottom: 0;
  }
  tr[data-details] td {
    padding: 0 0 var(--s5);
  }
  tfoot tr {
    border-top: 2px solid var(--line);
  }
  @media print {
    thead {
      display: table-header-group;
    }
    tr {
      break-inside: avoid;
    }
    /* A name or a state that is a button is what the cell says; what has only an icon stays away. */
    td[data-label]:not([data-label='']) :is(button, a):not([aria-label]) {
      display: inline;
      min-height: 0;
      padding: 0;
      background: none;
      box-shadow: none;
      color: inherit;
      font-weight: inherit;
      text-align: inherit;
      svg {
        display: none;
      }
    }
    /* At the end, not on every page. */
    tfoot {
      display: table-row-group;
    }
  }
  tfoot td {
    border-bottom: 0;
    font-weight: 650;
  }
  [data-align='right'] {
    text-align: right;
  }
  [data-nowrap] {
    white-space: nowrap;
  }
  td[data-words] {
    overflow-wrap: break-word;
  }
  @container (max-width: ${({ $columns }) => $columns * COLUMN_PX}px) {
    &,
    tbody,
    tfoot,
    tr,
    td {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    td[data-part='tick'] {
      display: none;
    }
    tr {
      padding: var(--s3) 0;
      border-bottom: 1px solid var(--line);
    }
    tbody tr:last-child {
      border-bottom: 0;
    }
    td,
    [data-align='right'] {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      gap: var(--s4);
      padding: 2px 0;
      border: 0;
      text-align: right;
      &::before {
        content: attr(data-label);
        flex: none;
        color: var(--ink-2);
        font-size: 14px;
        text-align: left;
      }
      &:empty {
        display: none;
      }
    }
    tr[data-open] {
      border-bottom: 0;
    }
    tr[data-details] {
      padding-top: 0;
      td {
        display: block;
        text-align: left;
        &::before {
          content: none;
        }
      }
    }
  }
  ${cards}
`;

/** A word that stands in a cell only where its row is a card; for what a heading or a legend says where it is not. */
export const InCard = styled.span.attrs({ 'data-in-card': true, 'aria-hidden': true })``;

/** A heading that sorts. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--s1);
  min-height: 36px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  svg {
    width: 16px;
    height: 16px;
  }
`;

/** Turns over when its row is open. */
export const Chevron = styled.svg`
  transition: transform 0.12s;
  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`;

/** The buttons of a row. */
export const RowActions = styled.span`
  display: inline-flex;
  vertical-align: middle;
`;
