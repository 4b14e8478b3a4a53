/** kit/format: dates, amounts and file names, the same everywhere. */
export { formatEuro, parseEuro } from './euro';
export { fileName } from './fileName';
export { formatDate, formatDateTime } from './formatDate';
export { daysBetween, daysLater, todayInAmsterdam, yearsLater } from './today';
