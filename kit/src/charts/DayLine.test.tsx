import { render, screen } from '@testing-library/react';

import { DayLine, type DayPoint } from './DayLine';

const MINUTE = 60_000;
const from = Date.parse('2026-11-20T10:00:00Z');
const show = (points: readonly DayPoint[]) =>
  render(
    <DayLine
      title="Geheugen"
      points={points}
      from={from}
      until={from + 24 * 60 * MINUTE}
      gap={10 * MINUTE}
      format={(value) => `${value} MB`}
      begin="24 uur geleden"
    />,
  );
const at = (minutes: number, value: number | null) => ({ at: from + minutes * MINUTE, value });

test('says in words what is drawn, for who does not see it', () => {
  show([at(0, 20), at(5, 80), at(10, 40)]);
  expect(
    screen.getByRole('img', { name: 'Geheugen: nu 40 MB, hoogst 80 MB om 11:05, laagst 20 MB' }),
  ).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Geheugen' })).toHaveTextContent('40 MB');
});

test('what was not measured is a gap', () => {
  const { container } = show([at(0, 20), at(5, 80), at(10, null), at(60, 30), at(65, 30)]);
  const lines = [...container.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
  expect(lines).toEqual(['0.0,47.0 1.0,2.0', '12.0,39.5 13.0,39.5']);
});

test('zeroes are a line on the ground, and nothing at all is told', () => {
  const { container, unmount } = show([at(0, 0), at(5, 0)]);
  expect(container.querySelector('polyline')).toHaveAttribute('points', '0.0,62.0 1.0,62.0');
  unmount();
  show([at(0, null)]);
  expect(screen.getByText('Nog geen metingen')).toBeVisible();
});
