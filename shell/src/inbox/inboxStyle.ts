import { Link } from 'kit/router';
import { phone } from 'kit/ui';
import styled, { css } from 'styled-components';

import { OverPage, TopPanel } from '../layout/overPage';
import { Sheet } from '../layout/Sheet';

/** Over the page; on a desk the page stays to be seen. */
export const Scrim = styled(OverPage)`
  --panel-top: 72px;
  --panel-width: 440px;
  justify-items: end;
  background: color-mix(in srgb, var(--scrim) 35%, transparent);
`;

/** Below the bell; on a phone the whole screen. */
export const Panel = styled(TopPanel)`
  background: var(--page);
`;

/** The title and what can be done with all. */
export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s1);
  min-height: 60px;
  padding: var(--s2) var(--s2) var(--s2) var(--s5);
  background: var(--card);
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

/** What scrolls. */
export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: var(--s1) var(--s4) var(--s4);
`;

/** The name of a group. */
export const GroupTitle = styled.h3`
  margin: var(--s3) 0 var(--s2);
  font: 700 14px/20px var(--body);
`;

/** What was told, a row each. */
export const ToldSheet = styled(Sheet)`
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

const row = css<{ $isRead: boolean }>`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  column-gap: var(--s3);
  width: 100%;
  min-height: 64px;
  padding: var(--s3);
  border: 0;
  background: ${({ $isRead }) => ($isRead ? 'none' : 'var(--yellow-soft)')};
  color: inherit;
  font: inherit;
  text-align: left;
  text-decoration: none;
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

/** Something that leads to a page. */
export const LinkRow = styled(Link)<{ $isRead: boolean }>`
  ${row}
  &:hover b {
    text-decoration: underline;
  }
`;

/** Something that is only told; pressed it counts as read. */
export const ToldRow = styled.button<{ $isRead: boolean }>`
  ${row}
  cursor: ${({ $isRead }) => ($isRead ? 'default' : 'pointer')};
`;

/** What it is about, by an icon. */
export const Square = styled.span`
  grid-row: 1 / 3;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 10px;
  background: var(--card);
  border: 1px solid var(--line);
  color: var(--ink);
  svg {
    width: 20px;
    height: 20px;
  }
`;

/** In a few words; bold until it was read. */
export const Title = styled.b<{ $isRead: boolean }>`
  font-weight: ${({ $isRead }) => ($isRead ? 550 : 700)};
  line-height: 22px;
  overflow-wrap: anywhere;
`;

/** That it is new, and when it was told. */
export const When = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s2);
  height: 22px;
  color: var(--ink-2);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** In words, not by its colour alone. */
export const New = styled.span`
  padding: 0 8px;
  border-radius: 99px;
  background: var(--yellow);
  color: var(--on-yellow);
  font: 700 12px/20px var(--body);
`;

/** What there is more to say. */
export const Detail = styled.span`
  grid-column: 2 / 4;
  color: var(--ink-2);
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
`;
