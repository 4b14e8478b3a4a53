/** What is written in a file that was saved (see `mockDownloads`), with the mark by which Excel knows it, if any. */
export const textOf = async (blob: Blob | undefined): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob?.arrayBuffer());
