/** The files that a test file saves. Stands beside its tests. */
export function mockDownloads(): { name: string; blob: Blob }[] {
  const saved: { name: string; blob: Blob }[] = [];
  let last: Blob | undefined;
  beforeEach(() => {
    saved.length = 0;
    // jsdom has neither.
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:1';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (last) saved.push({ name: this.download, blob: last });
    });
  });
  afterEach(() => void jest.restoreAllMocks());
  return saved;
}

/** What is written in a file that was saved, with the mark by which Excel knows it, if any. */
export const textOf = async (blob: Blob | undefined): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob?.arrayBuffer());
