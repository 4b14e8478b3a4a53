/** Labels for each file: a sheet of three by eight, 70 by 37 mm. */
export const LABELS_PER_FILE = 24;
