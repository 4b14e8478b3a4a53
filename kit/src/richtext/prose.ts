import { css } from 'styled-components';

/** The look of rich text, the same while reading and while writing. */
export const prose = css`
  overflow-wrap: anywhere;
  > :first-child {
    margin-top: 0;
  }
  > :last-child {
    margin-bottom: 0;
  }
  p,
  ul,
  ol {
    margin: 0 0 var(--s3);
  }
  h2,
  h3 {
    margin: var(--s4) 0 var(--s2);
  }
  ul,
  ol {
    padding-left: 24px;
  }
  li > p {
    margin: 0;
  }
  li + li {
    margin-top: var(--s1);
  }
`;
