import styled, { css, keyframes } from 'styled-components';

import { layer, phone } from '../tokens';

const fade = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { transform: translateY(12px); opacity: 0; }`;

/** What lies over the page, behind a dialog. */
export const scrimStyle = css<{ $sheet?: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  place-items: center;
  padding: var(--s4);
  background: var(--scrim);
  animation: ${fade} 0.15s;
  @media ${phone} {
    padding: 0;
    place-items: ${({ $sheet }) => ($sheet ? 'end stretch' : 'stretch')};
  }
`;

/** The box of a dialog. */
export const panelStyle = css<{ $size: number; $sheet?: boolean }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $size }) => $size}px;
  max-height: calc(100dvh - 32px);
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-l);
  overflow: hidden;
  animation: ${rise} 0.18s ease-out;
  @media ${phone} {
    max-width: none;
    height: ${({ $sheet }) => ($sheet ? 'auto' : '100dvh')};
    max-height: ${({ $sheet }) => ($sheet ? '88dvh' : 'none')};
    border: 0;
    border-radius: ${({ $sheet }) => ($sheet ? 'var(--r-l) var(--r-l) 0 0' : '0')};
  }
`;

/** What is in the box: title and body. */
export const contentStyle = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  outline: none;
  padding: var(--s5) var(--s5) 0;
  @media ${phone} {
    padding: var(--s4) var(--s4) 0;
  }
`;

/** The title, and the cross beside it. */
export const headStyle = css`
  display: flex;
  align-items: flex-start;
  gap: var(--s3);
  margin-bottom: var(--s2);
  > :first-child {
    flex: 1;
    overflow-wrap: anywhere;
  }
  button {
    margin: -9px -10px 0 0;
  }
`;

/** The buttons of a dialog, the main one last. Stays in view while the rest scrolls; full width on a phone. */
export const DialogActions = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
  margin: var(--s5) calc(-1 * var(--s5)) calc(-1 * var(--s5));
  padding: var(--s3) var(--s5) var(--s5);
  background: var(--card);
  @media ${phone} {
    margin-top: auto;
    flex-direction: column-reverse;
    margin-inline: calc(-1 * var(--s4));
    padding: var(--s3) var(--s4) max(var(--s4), env(safe-area-inset-bottom));
  }
`;
