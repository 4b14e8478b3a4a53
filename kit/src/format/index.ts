/** kit/format: dates, amounts and file names, the same everywhere. */
export { formatEuro, parseEuro } from './euro';
export { fileName } from './fileName';
export { daysBetween, daysLater, todayInAmsterdam, yearsLater, formatDate, formatDateTime } from './dates';
