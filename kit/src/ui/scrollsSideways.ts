import { css, keyframes } from 'styled-components';

const FADE = 28;
const faded = `linear-gradient(90deg, transparent, #000 ${FADE}px calc(100% - ${FADE}px), transparent)`;

const ends = keyframes`
  from {
    mask: ${faded} -${FADE}px 0 / calc(100% + ${FADE}px) 100%;
  }
  8%,
  92% {
    mask: ${faded} 0 0 / 100% 100%;
  }
  to {
    mask: ${faded} 0 0 / calc(100% + ${FADE}px) 100%;
  }
`;

/** For a row that may be longer than the screen: it scrolls, and fades at the side where there is more. */
export const scrollsSideways = css`
  overflow-x: auto;
  scrollbar-width: thin;
  @supports (animation-timeline: scroll()) {
    scrollbar-width: none;
    animation: ${ends} linear both;
    animation-timeline: scroll(self inline);
  }
`;
