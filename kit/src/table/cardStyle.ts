import { css } from 'styled-components';

/** A column needs about this much to be read. */
export const COLUMN_PX = 110;

/** What the look of a table depends on. */
export interface RootProps {
  $columns: number;
}

/** A card of about 72 px: a title with buttons beside it, and one line when it fits. The rest is shown when it is open. */
export const cards = css<RootProps>`
  @container (max-width: ${({ $columns }) => $columns * COLUMN_PX}px) {
    tbody tr:not([data-details]) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      align-content: center;
      min-height: 64px;
      padding: 8px 0;
      /* The line begins below title and buttons. */
      &::after {
        content: '';
        order: 1;
        flex: 0 0 100%;
      }
    }
    tbody tr[aria-selected='true'] {
      background: var(--yellow-soft);
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
      flex: 1 1 0;
      min-width: 50%;
      font-weight: 650;
    }
    /* Nothing of it is cut: what does not fit beside the others goes on below them. */
    tbody td:is([data-part='line'], [data-part='labelled']) {
      order: 2;
      max-width: 100%;
      color: var(--ink-2);
      font-size: 14px;
      line-height: 20px;
      &:empty {
        display: none;
      }
      > * {
        display: inline;
        margin: 0;
      }
      a {
        display: inline-flex;
        align-items: center;
        min-height: 28px;
        @media (pointer: coarse) {
          min-height: 44px;
        }
      }
    }
    tbody td[data-part='labelled']:not(:empty)::before {
      content: attr(data-label) ' ';
    }
    tbody
      td:is([data-part='line'], [data-part='labelled']):not(:empty):has(
        ~ td:is([data-part='line'], [data-part='labelled']):not(:empty)
      )::after {
      content: '·';
      margin: 0 6px;
    }
    [data-in-card] {
      display: inline;
    }
    tbody td:is([data-part='action'], [data-part='more']) {
      flex: none;
      max-width: 50%;
      padding-left: var(--s1);
      /* An icon stands beside the title, and makes the card no higher. */
      &:not(:has(:is(button, a):not([data-icon-only]))) {
        margin-block: -8px -12px;
      }
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
      order: 3;
      flex: 1 0 100%;
      text-align: right;
      &::before {
        content: attr(data-label);
      }
    }
  }
`;
