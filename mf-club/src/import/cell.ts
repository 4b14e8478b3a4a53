/** A cell as a file has it: CSV has texts only. */
export type Cell = string | number | boolean | Date | null;
