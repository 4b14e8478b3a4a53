import { fittingZoom, spreadWidth } from './PlanView';

test('at 100 percent a centimetre of paper is ten pixels', () => {
  // Two pages of 25,9 cm, with what is around them.
  expect(spreadWidth(100)).toBe(2 * 259 + 34);
  expect(spreadWidth(200)).toBe(2 * 518 + 34);
});

test('fitting shows all spreads, as large as that can be', () => {
  const room = [1500, 900] as const;
  const zoom = fittingZoom(5, ...room);
  const rows = (at: number) => Math.ceil(5 / Math.floor((room[0] + 16) / (spreadWidth(at) + 16)));
  const height = (at: number) => rows(at) * ((386 * at) / 100 + 92);
  expect(height(zoom)).toBeLessThanOrEqual(room[1]);
  expect(height(zoom + 1)).toBeGreaterThan(room[1]);
});

test('on a screen with hardly any room the pages stay something to look at', () => {
  expect(fittingZoom(40, 300, 200)).toBe(20);
});
