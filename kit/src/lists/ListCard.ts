import { Card, phone } from 'kit/ui';
import styled from 'styled-components';

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
