/**
 * kit/charts: figures as a picture, beside the table that says the same. The library of ComparisonChart comes when that is
 * shown; DayLine needs none, and says in words what it draws.
 */
export type { ComparisonBarsProps, PairRow } from './ComparisonBars';
export { ComparisonChart } from './ComparisonChart';
export { DayLine, type DayLineProps, type DayPoint } from './DayLine';
