import { phone } from 'kit/ui';
import styled from 'styled-components';

/** A line over the page that says something about which version it is; `$alarm` for what is not the portal's own. */
export const NoticeLine = styled.div<{ $alarm?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  padding: var(--s2) var(--s5);
  background: ${({ $alarm }) => ($alarm ? 'var(--red)' : 'var(--warn-soft)')};
  color: ${({ $alarm }) => ($alarm ? '#fff' : 'inherit')};
  border-bottom: 1px solid var(--line);
  font-size: 14px;
  @media ${phone} {
    padding: var(--s2) var(--s4);
  }
  @media print {
    display: none;
  }
`;
