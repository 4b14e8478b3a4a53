import { LEAST, mark, MOST, table } from './lib/reportTable.mjs';

const BUDGETS = { performance: 95, fullScore: 100, lcpMs: 2000, tbtMs: 150, cls: 0.02 };

/** What Lighthouse found, as text. @param rows of `measureLighthouse` */
export function lighthouseText(rows) {
  const lines = rows.map(({ path, performance, accessibility, bestPractices, wrong, ...times }) => [
    path,
    `${performance} ${mark(performance, LEAST, BUDGETS.performance, '')}`,
    `${accessibility} ${mark(accessibility, LEAST, BUDGETS.fullScore, '')}`,
    `${bestPractices} ${mark(bestPractices, LEAST, BUDGETS.fullScore, '')}`,
    `${times.lcp.toFixed(0)} ${mark(times.lcp, MOST, BUDGETS.lcpMs, ' ms')}`,
    `${times.tbt.toFixed(0)} ${mark(times.tbt, MOST, BUDGETS.tbtMs, ' ms')}`,
    `${times.cls.toFixed(3)} ${mark(times.cls, MOST, BUDGETS.cls, '')}`,
    times.slowed.lcp.toFixed(0),
    `${times.slowed.cls.toFixed(3)} ${mark(times.slowed.cls, MOST, BUDGETS.cls, '')}`,
    wrong.join(', '),
  ]);
  const head = ['page', 'performance', 'accessibility', 'best practices', 'LCP', 'TBT', 'CLS'];
  const really = ['LCP, really slowed', 'CLS, really slowed', 'not right'];
  return `Lighthouse, its preset for phones\n${table([[...head, ...really], ...lines])}`;
}
