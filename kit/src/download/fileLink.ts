/** What is needed to fetch a file. */
export type FileLink = { url: string; name: string };
