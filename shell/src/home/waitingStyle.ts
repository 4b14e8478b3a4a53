import { phone } from 'kit/ui';
import styled from 'styled-components';

/** A row of what waits: 68 px, on a phone 64. */
export const Row = styled.li<{ $isLink: boolean }>`
  position: relative;
  display: grid;
  grid-template:
    'icon title tag amount go' auto 'icon detail tag amount go' auto / 36px minmax(0, 1fr)
    auto auto auto;
  align-content: center;
  align-items: center;
  column-gap: var(--s4);
  min-height: 68px;
  padding: var(--s2) var(--s4);
  & + & {
    border-top: 1px solid var(--line);
  }
  ${({ $isLink }) => $isLink && '&:hover { background: color-mix(in srgb, var(--line) 25%, transparent); }'}
  > :first-child {
    grid-area: icon;
  }
  @media ${phone} {
    grid-template: 'icon title title go' auto 'icon tag detail go' auto / 36px auto minmax(0, 1fr) auto;
    column-gap: 0;
    min-height: 64px;
    padding-inline: var(--s3);
    > :first-child {
      margin-right: var(--s3);
    }
  }
`;

/** What it is, by an icon. */
export const Square = styled.span<{ $tone: 'no' | 'warn' | 'plain' }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 10px;
  background: ${({ $tone }) => ($tone === 'no' ? 'var(--red-soft)' : 'var(--yellow-soft)')};
  color: ${({ $tone }) => ($tone === 'no' ? 'var(--red-strong)' : 'var(--ink)')};
  svg {
    width: 20px;
    height: 20px;
  }
`;

/** What waits. */
export const Title = styled.b<{ $isDone: boolean }>`
  grid-area: title;
  font-weight: 650;
  line-height: 20px;
  overflow-wrap: anywhere;
  ${({ $isDone }) => $isDone && 'color: var(--ink-2); text-decoration: line-through;'}
  @media ${phone} {
    margin-left: var(--s3);
  }
`;

/** More of it. */
export const Detail = styled.small`
  grid-area: detail;
  color: var(--ink-2);
  font-size: 14px;
  line-height: 20px;
  overflow-wrap: anywhere;
  @media ${phone} {
    margin-left: var(--s3);
  }
`;

/** A warning; on a phone a word before the detail. */
export const RowTag = styled.span<{ $tone: 'no' | 'warn' }>`
  grid-area: tag;
  @media ${phone} {
    margin-left: var(--s3);
    > span {
      padding: 0;
      background: none;
      line-height: 20px;
    }
  }
`;

/** On a phone there is no room for it. */
export const Amount = styled.span`
  grid-area: amount;
  min-width: 88px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
  @media ${phone} {
    display: none;
  }
`;

/** The action, whose link fills the row; on a phone it is an arrow. */
export const Go = styled.span`
  grid-area: go;
  > a {
    position: static;
    min-width: 124px;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    > svg {
      display: none;
    }
  }
  @media ${phone} {
    display: grid;
    > a {
      min-width: 0;
      min-height: 0;
      padding: 0;
      background: none;
      box-shadow: none;
      color: var(--ink-2);
      &:hover:not(:disabled, [aria-disabled='true']) {
        box-shadow: none;
      }
      > svg {
        display: block;
      }
      > span {
        display: none;
      }
      &:focus-visible {
        outline: none;
      }
      &:focus-visible::after {
        outline: 3px solid var(--focus);
        outline-offset: -3px;
        border-radius: var(--r);
      }
    }
  }
`;
