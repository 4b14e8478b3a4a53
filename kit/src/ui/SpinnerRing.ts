import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(360deg); }`;

/** The turning ring alone, in the colour of the text around it. */
export const SpinnerRing = styled.span<{ $size?: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size = 20 }) => $size}px;
  height: ${({ $size = 20 }) => $size}px;
  border-radius: 50%;
  border: 2.5px solid currentcolor;
  border-right-color: transparent;
  animation: ${turn} 0.8s linear infinite;
`;
