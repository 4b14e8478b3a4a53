import { phone } from 'kit/ui';
import styled from 'styled-components';

/** Where is typed. */
export const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--s3);
  height: 64px;
  padding: 0 20px;
  border-bottom: 1px solid var(--line);
  > svg {
    flex: none;
    width: 24px;
    height: 24px;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 44px;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    font-size: 19px;
    text-overflow: ellipsis;
  }
  @media ${phone} {
    height: 56px;
    padding: 0 var(--s1) 0 var(--s4);
    input {
      font-size: 16px;
    }
  }
`;

/** A key of the keyboard; a phone has none. */
export const Key = styled.kbd`
  display: inline-block;
  min-width: 22px;
  padding: 1px 6px;
  border: 1px solid var(--line-strong);
  border-radius: 6px;
  font: 600 12px/18px var(--body);
  text-align: center;
  @media ${phone} {
    display: none;
  }
`;

/** The way out on a phone; elsewhere it is Escape, or the page behind. */
export const Close = styled.span`
  display: none;
  @media ${phone} {
    display: block;
  }
`;

/** What scrolls. */
export const Results = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-bottom: 10px;
`;

/** Rows under one name. */
export const Group = styled.div`
  padding: 0 8px;
`;

/** The name above them. */
export const GroupTitle = styled.div`
  padding: 14px 12px 6px;
  color: var(--ink-2);
  font-size: 13px;
  font-weight: 700;
  line-height: 1;
`;

/** While there is no answer. */
export const Searching = styled.p`
  margin: 0;
  padding: var(--s4) 20px;
  color: var(--ink-2);
  font-size: 14px;
`;

/** What went wrong. */
export const State = styled.div`
  padding: var(--s4) 20px 6px;
`;

/** The keys. */
export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 18px;
  height: 46px;
  padding: 0 20px;
  border-top: 1px solid var(--line);
  background: var(--page);
  color: var(--ink-2);
  font-size: 14px;
  @media ${phone} {
    display: none;
  }
`;
