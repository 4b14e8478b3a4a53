import { phone, scrollsSideways } from 'kit/ui';
import styled from 'styled-components';

import { OverPage, TopPanel } from '../layout/overPage';

/** Over the page, which can still be seen beside it. */
export const Scrim = styled(OverPage)`
  --panel-top: 72px;
  --panel-width: 900px;
  background: color-mix(in srgb, var(--scrim) 60%, transparent);
`;

/** Of one height: another chapter does not move it. */
export const Panel = styled(TopPanel)`
  > section {
    height: min(760px, calc(100dvh - var(--panel-top) - var(--s5)));
    @media ${phone} {
      height: 100dvh;
    }
  }
`;

/** The title, and what can be done. */
export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s2);
  min-height: 60px;
  padding: var(--s2) var(--s2) var(--s2) var(--s5);
  border-bottom: 1px solid var(--line);
  h2 {
    flex: 1;
    margin: 0;
    font: 700 19px/1.3 var(--head);
  }
  @media ${phone} {
    min-height: 56px;
    padding-left: var(--s4);
  }
`;

/** Chapters beside the text; on a phone above it. */
export const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 216px minmax(0, 1fr);
  min-height: 0;
  @media ${phone} {
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
`;

/** What can be read; on a phone one line, which is pushed aside. */
export const Chapters = styled.nav`
  overflow-y: auto;
  padding: var(--s3);
  background: var(--page);
  border-right: 1px solid var(--line);
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  button {
    width: 100%;
    min-height: 40px;
    padding: 6px 12px;
    border: 0;
    border-radius: var(--r-s);
    background: none;
    color: inherit;
    font: 500 15px/1.3 var(--body);
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    background: color-mix(in srgb, currentcolor 8%, transparent);
  }
  button[aria-current] {
    background: var(--yellow);
    color: var(--on-yellow);
    font-weight: 650;
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
  }
  @media ${phone} {
    ${scrollsSideways}
    overflow-y: hidden;
    padding: var(--s2) var(--s4);
    border-right: 0;
    border-bottom: 1px solid var(--line);
    ul {
      display: flex;
      gap: var(--s2);
    }
    button {
      border: 1px solid var(--line-strong);
      border-radius: 999px;
      white-space: nowrap;
    }
    button[aria-current] {
      border-color: var(--yellow);
    }
  }
`;

/** What is read. Also with a keyboard it can be scrolled. */
export const Text = styled.section.attrs({ tabIndex: 0 })`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--s4) var(--s5) var(--s5);
  line-height: 1.55;
  outline-offset: -3px;
  h3 {
    margin: 0 0 var(--s3);
    font: 700 25px/1.2 var(--head);
  }
  h4 {
    margin: var(--s5) 0 var(--s2);
    font: 700 19px/1.3 var(--head);
    scroll-margin-top: var(--s4);
  }
  p,
  ol,
  ul {
    max-width: 66ch;
    margin: 0 0 var(--s3);
  }
  ol,
  ul {
    padding-left: 1.5em;
  }
  li {
    margin-bottom: var(--s1);
  }
  strong {
    font-weight: 650;
  }
  @media ${phone} {
    padding: var(--s4);
  }
`;
