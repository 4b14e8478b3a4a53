import { showChosenColors } from './chosenColors';
import { askEarly } from './earlyQuestions';

/** So long at most the code of the page waits for the first paint. */
const PATIENCE_MS = 100;

showChosenColors();
// Which of the two frames of webpackShell.js the server sent.
askEarly(location.pathname, Boolean(document.querySelector('#frame.portal')));

/**
 * Once the frame of index.html is on the screen, off which code that is there at once would keep it until it has run; at
 * once in a tab that nobody sees, which paints nothing.
 */
async function framePainted(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

// In files of their own, of which a release changes only some.
void framePainted().then(() => import('./bootstrap'));
