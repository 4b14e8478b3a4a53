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
