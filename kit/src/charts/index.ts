/**
 * kit/charts: figures as a picture, beside the table that says the same. No shared module: each area that draws one
 * bundles it, and its library comes when a chart is shown.
 */
export type { ComparisonBarsProps, PairRow } from './ComparisonBars';
export { ComparisonChart } from './ComparisonChart';
export { DayLine, type DayLineProps, type DayPoint } from './DayLine';
