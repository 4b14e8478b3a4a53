import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';

/** The props of FullScreen. */
export interface FullScreenProps {
  /** Whether it has the screen now; if not it stands in the page, and keeps its state when that changes. */
  isOn: boolean;
  children: ReactNode;
}

/**
 * A part of a page as all there is on the screen: the menu, the top bar and the rest of the page are not there, for the
 * keyboard neither. Who shows it offers the way back.
 */
export function FullScreen({ isOn, children }: FullScreenProps) {
  return (
    <div data-full-screen={isOn || undefined}>
      {isOn && <Alone />}
      {children}
    </div>
  );
}

const Alone = createGlobalStyle`
  @media screen {
    nav, [role='banner'], body > * > header, footer,
    main :not(:has([data-full-screen]), [data-full-screen], [data-full-screen] *) { display: none !important; }
    div:has(> main), div:has(> div > main) { display: block !important; }
    main { max-width: none !important; padding: var(--s4) !important; }
    main :has([data-full-screen]) { padding: 0 !important; margin: 0 !important; }
  }
`;
