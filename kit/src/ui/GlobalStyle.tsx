import { useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';

import { darkTokens, lightTokens, phone, sharedTokens } from './tokens';
import { useColorScheme } from './useColorScheme';

const Sheet = createGlobalStyle`
  :root { ${sharedTokens} ${lightTokens} color-scheme: light; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${darkTokens} color-scheme: dark; } }
  :root[data-theme='dark'] { ${darkTokens} color-scheme: dark; }

  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding: 96px 0; }
  body { margin: 0; font: 16px/1.5 var(--body); color: var(--ink); background: var(--page); }
  h1, h2, h3, h4 { font-family: var(--head); line-height: 1.2; margin: 0; text-wrap: balance; }
  h1 { font-size: 30px; font-weight: 700; letter-spacing: -.01em; line-height: 1.15; }
  h2 { font-size: 21px; font-weight: 700; }
  h3 { font-size: 17px; font-weight: 700; }
  @media ${phone} {
    h1 { font-size: 25px; }
    /* What is behind a bar below (PageActions) can be scrolled above it. */
    body:has([data-bottom-bar]) { padding-bottom: calc(69px + env(safe-area-inset-bottom)); }
    html:has([data-bottom-bar]) { scroll-padding-bottom: 96px; }
  }
  p { margin: 0 0 var(--s3); }
  a { color: var(--red); text-underline-offset: 3px; }
  button, input, select, textarea { font: inherit; color: inherit; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  :focus:not(:focus-visible) { outline: none; }
  ::placeholder { color: var(--ink-2); opacity: 1; }
  ::selection { background: var(--yellow); color: var(--on-yellow); }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: .01ms !important; animation-iteration-count: 1 !important;
      transition: none !important; scroll-behavior: auto !important;
    }
  }

  @media print {
    @page { size: A4; margin: 16mm 14mm; }
    :root:root:root { ${lightTokens} color-scheme: light;
      --page:#fff;--yellow-soft:transparent;--red-soft:transparent;--ok-soft:transparent;--warn-soft:transparent;
      --info-soft:transparent;--ink:#000;--ink-2:#333;--line:#bbb;--shadow:none; }
    body { font-size: 11pt; }
    nav, [role='banner'], body > * > header, footer, [data-noprint] { display: none !important; }
    a { color: inherit; text-decoration: none; }
    thead { display: table-header-group; }
    tr, li, dl > div { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
  }
`;

/** The house style of the whole page: tokens, fonts, focus ring, print. The shell renders it once, at the top; the fonts are its page's (shell/src/fonts.css). */
export function GlobalStyle() {
  const { choice } = useColorScheme();
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (choice === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', choice);
  }, [choice]);
  return <Sheet />;
}
