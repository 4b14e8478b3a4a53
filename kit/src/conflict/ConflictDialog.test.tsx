import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { type Conflict, type ConflictAnswer, useConflict } from './index';

const conflict: Conflict = {
  who: 'Piet',
  when: '2027-02-02T10:11:00.000Z',
  rows: [{ label: 'Naam', mine: 'Jan', theirs: 'Johan' }],
};

function Example({ about = conflict }: { about?: Conflict }) {
  const { dialog, ask } = useConflict();
  const [answer, setAnswer] = useState<ConflictAnswer>();
  return (
    <>
      <button onClick={() => void ask(about).then(setAnswer)}>Opslaan</button>
      <output>{answer}</output>
      {dialog}
    </>
  );
}

async function ask(about?: Conflict) {
  const user = userEvent.setup();
  render(<Example about={about} />);
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet' });
  return user;
}

test('shows who, when and both versions', async () => {
  await ask();
  expect(
    screen.getByText(/^Piet heeft dit op 02\/02\/2027 11:11 opgeslagen terwijl jij bezig was/),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Naam Jan Johan' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Versie van Piet' })).toBeVisible();
});

test.each([
  ['Mijn versie opslaan', 'mine'],
  ['Andere versie overnemen', 'theirs'],
  ['Verder bewerken', 'continue'],
])('%s answers %s and closes', async (button, answer) => {
  const user = await ask();
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(answer)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('Escape goes on with editing', async () => {
  const user = await ask();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('continue')).toBeVisible();
});

test('says so when the versions are the same', async () => {
  await ask({ ...conflict, rows: [] });
  expect(screen.getByText(/Er is geen verschil met jouw versie/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
