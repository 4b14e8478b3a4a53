import { phone } from 'kit/ui';
import styled from 'styled-components';

/** A row: 40 px, of people 52; on a phone each is touched. */
export const RowBox = styled.div<{ $isTall: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${({ $isTall }) => ($isTall ? 52 : 40)}px;
  padding: 0 12px;
  border-radius: 10px;
  scroll-margin: 36px 0 10px;
  mark {
    background: none;
    color: inherit;
    font-weight: 700;
    text-decoration: underline 3px var(--yellow);
    text-underline-offset: 3px;
  }
  &[aria-selected='true'] {
    background: var(--yellow-soft);
  }
  @media ${phone} {
    min-height: ${({ $isTall }) => ($isTall ? 64 : 48)}px;
    padding-right: var(--s1);
  }
`;

/** What is opened. */
export const RowCell = styled.div`
  flex: 1;
  min-width: 0;
  align-self: stretch;
  display: grid;
  grid-template: 'sign title detail number' auto / auto minmax(0, auto) minmax(0, 1fr) auto;
  align-items: center;
  align-content: center;
  column-gap: var(--s3);
  font-size: 15px;
  cursor: pointer;
  outline: none;
  ${RowBox}:has([role='gridcell'] + [role='gridcell']) & {
    grid-template: 'sign title number' auto 'sign detail number' auto / auto minmax(0, 1fr) auto;
  }
  @media ${phone} {
    &,
    ${RowBox}:has([role='gridcell'] + [role='gridcell']) & {
      padding: 6px 0;
      grid-template: 'sign title' auto 'sign detail' auto 'sign number' auto / auto minmax(0, 1fr);
    }
  }
`;

/** What a row is, by an icon. */
export const Symbol = styled.span`
  grid-area: sign;
  display: grid;
  place-items: center;
  width: 22px;
  color: var(--ink-2);
  svg {
    width: 20px;
    height: 20px;
  }
`;

/** Who somebody is, by the first letters. */
export const Avatar = styled(Symbol)`
  width: 34px;
  height: 34px;
  border-radius: 50%;
  background: var(--page);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: 13px;
  font-weight: 700;
  [aria-selected='true'] & {
    background: var(--yellow);
    color: var(--on-yellow);
    box-shadow: none;
  }
`;

/** The name of a row. */
export const Title = styled.span`
  grid-area: title;
  overflow-wrap: anywhere;
  line-height: 20px;
  ${RowBox}:has(${Avatar}) & {
    font-weight: 650;
  }
`;

/** What is said of it besides. */
export const Detail = styled.span`
  grid-area: detail;
  overflow-wrap: anywhere;
  color: var(--ink-2);
  font-size: 14px;
  line-height: 19px;
  text-align: right;
  ${RowBox}:has([role='gridcell'] + [role='gridcell']) & {
    text-align: left;
  }
  [aria-selected='true'] & {
    color: var(--ink);
  }
  @media ${phone} {
    text-align: left;
  }
`;

/** By which somebody is called. */
export const Number = styled.span`
  grid-area: number;
  font-variant-numeric: tabular-nums;
  color: var(--ink-2);
  white-space: nowrap;
  [aria-selected='true'] & {
    color: var(--ink);
  }
  @media ${phone} {
    font-size: 14px;
    line-height: 19px;
  }
`;

/** Calling and mailing. */
export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: 10px;
  @media ${phone} {
    gap: 0;
  }
`;

/** Calls or mails; with its name in the row that is chosen. */
export const Reach = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 7px;
  min-width: 36px;
  height: 36px;
  border-radius: 999px;
  color: var(--ink);
  font-size: 14px;
  font-weight: 650;
  text-decoration: none;
  svg {
    width: 18px;
    height: 18px;
  }
  span {
    display: none;
  }
  &:hover {
    background: color-mix(in srgb, currentcolor 9%, transparent);
  }
  @media ${phone} {
    width: 44px;
    height: 44px;
  }
  @media not ${phone} {
    [aria-selected='true'] & {
      padding: 0 14px;
      background: var(--card);
      box-shadow: inset 0 0 0 1px var(--line);
      span {
        display: inline;
      }
    }
  }
`;
