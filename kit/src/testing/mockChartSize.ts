/** Gives a chart a size to draw itself in, which jsdom has not. Stands beside the tests of a file. */
export function mockChartSize(): void {
  const { getBoundingClientRect } = HTMLElement.prototype;
  beforeAll(() => {
    HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 800, 300);
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterAll(() => {
    HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect;
  });
}
