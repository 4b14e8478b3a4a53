import { layer, phone } from 'kit/ui';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';

const fade = keyframes`from { opacity: 0; }`;

/** Over the page, for a panel that hangs from the top bar: the search, the inbox. `--panel-top` is where it begins, `--panel-width` how wide it is. */
export const OverPage = styled(ModalOverlay)`
  --panel-top: 84px;
  --panel-width: 680px;
  position: fixed;
  inset: 0;
  z-index: ${layer.dialog};
  display: grid;
  justify-items: center;
  align-items: start;
  padding: var(--panel-top) var(--s4) var(--s4);
  background: var(--scrim);
  animation: ${fade} 0.12s;
  @media ${phone} {
    padding: 0;
    align-items: stretch;
  }
`;

/** The panel itself; on a phone the whole screen. */
export const TopPanel = styled(Modal)`
  width: 100%;
  max-width: var(--panel-width);
  border-radius: var(--r-l);
  background: var(--card);
  color: var(--ink);
  box-shadow:
    var(--shadow-l),
    0 0 0 1px var(--line);
  overflow: hidden;
  > section {
    display: flex;
    flex-direction: column;
    max-height: calc(100dvh - var(--panel-top) - var(--s5));
    outline: none;
  }
  @media ${phone} {
    max-width: none;
    border-radius: 0;
    > section {
      height: 100dvh;
      max-height: none;
    }
  }
`;
