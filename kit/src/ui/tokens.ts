/**
 * The tokens of the house style: names and values as in the mock-up, plus a few that the mock-up left implicit
 * (text on red and yellow, the 3:1 border of controls, the snackbar, the scrim behind a dialog).
 * Use them as CSS custom properties: `color: var(--ink)`.
 */
export const lightTokens = `
  --yellow:#ffc526;--yellow-soft:#fff3cf;--red:#b5121b;--red-strong:#8f0d15;--red-soft:#fde8e6;
  --ink:#231a17;--ink-2:#6a5c55;--line:#eadfd6;--page:#fbf7f2;--card:#fff;
  --rail:#7d0d14;--rail-ink:#ffeede;--rail-on:#ffc526;--rail-on-ink:#4a0509;--rail-focus:#ffc526;
  --ok:#1c7a45;--ok-soft:#e1f4e8;--warn:#a35c00;--warn-soft:#fff0d6;--info:#1a4fae;--info-soft:#e6eefc;--focus:#1d5fd1;
  --on-red:#fff;--on-yellow:#3a2300;--line-strong:#8d7d74;--snack:#2a1f1b;--snack-ink:#fff;--snack-line:#2a1f1b;
  --scrim:rgba(35,20,15,.5);--shadow:0 1px 2px rgba(60,20,10,.06),0 8px 24px -12px rgba(60,20,10,.18);
  --shadow-l:0 30px 80px -30px rgba(60,10,10,.5);`;

/** The values that differ in the dark scheme. */
export const darkTokens = `
  --yellow-soft:#3d3014;--red:#ff7a6e;--red-strong:#ff9a90;--red-soft:#43201d;
  --ink:#f7ede5;--ink-2:#b9a79c;--line:#3c302a;--page:#171210;--card:#211a17;--rail:#2a0f10;--rail-ink:#f3d9cb;
  --ok:#6fd69a;--ok-soft:#15352a;--warn:#ffc069;--warn-soft:#3d2c12;--info:#8ab4ff;--info-soft:#1a2740;--focus:#8ab4ff;
  --on-red:#300508;--line-strong:#a08d80;--snack:#34281f;--snack-line:#5c4a3f;
  --scrim:rgba(0,0,0,.65);--shadow:none;--shadow-l:none;`;

/** Sizes and fonts, the same in both schemes. */
export const sharedTokens = `
  --r-s:8px;--r:14px;--r-l:22px;--s1:4px;--s2:8px;--s3:12px;--s4:16px;--s5:24px;--s6:36px;--bar:74px;
  --body:"Figtree Variable","Figtree Fallback",system-ui,sans-serif;
  --head:"Bricolage Grotesque","Bricolage Fallback",var(--body);`;

/** Layers, from low to high: dialog, snackbar, tooltip. The shell's drawer and bars stay below 100. */
export const layer = { dialog: 100, snackbar: 200, tooltip: 300 } as const;

/** Media query of a phone: dialogs fill the screen, rows become stacks. */
export const phone = '(max-width: 640px)';
