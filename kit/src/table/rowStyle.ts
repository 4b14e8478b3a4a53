import { css } from 'styled-components';

import { COLUMN_PX, type RootProps } from './cardStyle';

/** A row where rows are not cards: as high as was chosen, and the look of one that is ticked or has the focus. */
export const rows = css<RootProps>`
  /* What has the focus is not behind the headings, nor behind the bar below. */
  tr[data-row],
  td :is(a, button, input, select) {
    scroll-margin-block: calc(var(--bar) + 52px) 72px;
  }
  tr[data-row]:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  [data-part='tick'] {
    width: 40px;
    padding-right: 0;
    label {
      gap: 0;
    }
    input:is(:checked, :indeterminate) {
      border-color: var(--line-strong);
      background: var(--yellow);
      &::after {
        background: var(--on-yellow);
      }
    }
  }
  @media print {
    [data-part='tick'] {
      display: none;
    }
  }
  /* In the place of rows that are not in the page; where rows are cards, too. */
  tbody tr[data-gap][data-gap] {
    display: table-row;
    min-height: 0;
    padding: 0;
    border: 0;
    > td {
      height: 100%;
      padding: 0;
      border: 0;
    }
  }
  tr[aria-selected='true'] > td {
    background: var(--yellow-soft);
  }
  @container (min-width: ${({ $columns }) => $columns * COLUMN_PX + 0.02}px) {
    &[data-density='dense'] tr[data-row] > td {
      height: 40px;
      padding-block: 1px;
      font-size: 15px;
      line-height: 1.3;
    }
    &[data-density='roomy'] tr[data-row] > td {
      height: 56px;
    }
    @media (pointer: fine) {
      &[data-density='dense'] tr[data-row] > td :is(button, a, select, input) {
        min-height: 32px;
      }
      &[data-density='dense'] tr[data-row] > td :is(select, input:not([type='checkbox'], [type='radio'])) {
        height: 34px;
        padding-block: 3px;
      }
      &[data-density='dense'] tr[data-row] > td button[data-icon-only] {
        width: 36px;
        height: 36px;
      }
      &[data-density='dense'] tr[data-row] > td label {
        min-height: 32px;
        padding-block: 4px;
      }
      &[data-density='dense'] tr[data-row] > td :is(input[type='checkbox'], input[type='radio']) {
        min-height: 0;
      }
    }
  }
`;
