import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { undos } from 'kit/ui';

import { JustDone } from './JustDone';

test('what was done here in the last hour is taken back, each once', async () => {
  const back = jest.fn();
  undos.add('Klaar: Affiches', () => back('Affiches'));
  undos.add('Product verwijderd', () => back('Product'));
  render(<JustDone />);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Product verwijderd\d\d:\d\d/),
    expect.stringMatching(/^Klaar: Affiches\d\d:\d\d/),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken: Klaar: Affiches' }));
  expect(back.mock.calls).toEqual([['Affiches']]);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  act(() => undos.forget());
  expect(screen.queryByRole('region', { name: 'Net gedaan' })).not.toBeInTheDocument();
});
