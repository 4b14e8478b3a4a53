import { Card, phone } from 'kit/ui';
import styled from 'styled-components';

/** A card that stands out from those like it while it has `data-active`. */
export const ActiveCard = styled(Card)`
  &[data-active] {
    border-left: 6px solid var(--yellow);
  }
`;

/** The card of a list: on a phone its heading is a line, so that the first item is at hand. */
export const ListCard = styled(Card)`
  @media ${phone} {
    padding-block: 2px var(--s3);
    > div:first-child:has(> h2) {
      flex-wrap: nowrap;
      min-height: 32px;
      margin: 0;
      h2 {
        font: 650 15px/1.3 var(--body);
        color: var(--ink-2);
      }
      > button {
        margin: -6px -10px -6px 0;
      }
    }
  }
`;
