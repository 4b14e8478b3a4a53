import styled from 'styled-components';

/** The colour of a category, before its name, which says the same in words. */
export const ColorDot = styled.span.attrs<{ $color: string }>(({ $color }) => ({
  // Not a style rule: there would be one for every colour that was ever chosen.
  style: { backgroundColor: $color },
}))`
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-right: var(--s2);
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  print-color-adjust: exact;
`;
