import { css } from 'styled-components';

/** A column needs about this much to be read. */
export const COLUMN_PX = 110;

/** What the look of a table depends on. */
export interface RootProps {
  $columns: number;
  /** Cells in the line of a card. */
  $line: number;
  /** Cells with buttons. */
  $buttons: number;
}

/** A card of about 72 px: a title, one line, and buttons beside them. The rest is shown when it is open. */
export const cards = css<RootProps>`
  @container (max-width: ${({ $columns }) => $columns * COLUMN_PX}px) {
    tbody tr:not([data-details]) {
      display: grid;
      grid-template-columns:
        ${({ $line }) => ($line ? `repeat(${$line}, minmax(auto, max-content))` : '')} minmax(0, 1fr)
        ${({ $buttons }) => ($buttons ? `repeat(${$buttons}, auto)` : '')};
      grid-template-rows: auto auto;
      align-content: center;
      align-items: center;
      min-height: 64px;
      padding: 8px 0;
    }
    tbody td[data-part]:where(:not([data-part='tick'])) {
      display: block;
      min-width: 0;
      padding: 0;
      text-align: left;
      &::before {
        content: none;
      }
    }
    tbody td[data-part='title'] {
      grid-row: 1;
      grid-column: 1 / ${({ $line }) => $line + 2};
      font-weight: 650;
    }
    tbody td:is([data-part='line'], [data-part='labelled']) {
      grid-row: 2;
      overflow: hidden;
      color: var(--ink-2);
      font-size: 14px;
      text-overflow: ellipsis;
      white-space: nowrap;
      /* A date or an amount is whole, or says nothing; texts make room for it. */
      &[data-nowrap] {
        min-width: auto;
        overflow: visible;
      }
      &:empty {
        display: none;
      }
      > * {
        display: inline;
        margin: 0;
      }
    }
    tbody td[data-part='labelled']:not(:empty)::before {
      content: attr(data-label) ' ';
    }
    tbody
      td:is([data-part='line'], [data-part='labelled']):not(:empty)
      ~ td[data-part='line']:not(:empty)::before {
      content: '·';
      margin: 0 6px;
    }
    tbody
      td:is([data-part='line'], [data-part='labelled']):not(:empty)
      ~ td[data-part='labelled']:not(:empty)::before {
      content: '· ' attr(data-label) ' ';
      margin-left: 6px;
    }
    tbody
      tr:not(:has(> td:is([data-part='line'], [data-part='labelled']):not(:empty)))
      > td[data-part='title'] {
      grid-row: 1 / span 2;
    }
    [data-in-card] {
      display: inline;
    }
    tbody td:is([data-part='action'], [data-part='more']) {
      grid-row: 1 / span 2;
      /* Its button is never cut or pushed off the screen by what stands beside it. */
      min-width: min-content;
      padding-left: var(--s1);
      > span {
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: var(--s1) 0;
        max-width: 144px;
      }
    }
    /* There is nothing more to show. */
    tbody tr:not(:has(> td[data-part='rest']:not(:empty))) > td[data-part='more'] {
      display: none;
    }
    tbody td:is([data-part='action'], [data-part='more']):last-child {
      margin-right: -10px;
    }
    tbody td[data-part='rest'] {
      display: none;
    }
    tbody tr[data-open] td[data-part='rest']:not(:empty) {
      display: flex;
      grid-column: 1 / -1;
      text-align: right;
      &::before {
        content: attr(data-label);
      }
    }
  }
`;
