import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Accordion, Loaded } from './index';

test('rows of an accordion open and close by themselves', async () => {
  const user = userEvent.setup();
  render(
    <Accordion
      items={[
        { id: '1', header: 'Eerste bericht', content: 'Tekst een' },
        { id: '2', header: 'Tweede bericht', content: 'Tekst twee' },
      ]}
    />,
  );
  const first = screen.getByRole('button', { name: 'Eerste bericht', expanded: false });
  expect(screen.queryByText('Tekst een')).not.toBeInTheDocument();
  await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Tweede bericht' }));
  expect(screen.getByText('Tekst een')).toBeVisible();
  expect(screen.getByText('Tekst twee')).toBeVisible();
  expect(first).toHaveAttribute('aria-expanded', 'true');
  await user.click(first);
  expect(screen.queryByText('Tekst een')).not.toBeInTheDocument();
});

test('what is loading, failed and loaded', async () => {
  const user = userEvent.setup();
  const refetch = jest.fn(async () => undefined);
  const show = (query: { data?: { name: string }; error?: Error }) => (
    <Loaded query={{ ...query, refetch }} subject="De agenda">
      {({ name }) => <p>{name}</p>}
    </Loaded>
  );
  const { rerender } = render(show({}));
  expect(screen.getByRole('status')).toHaveTextContent('Laden...');
  rerender(show({ error: new Error('weg') }));
  expect(screen.getByRole('alert')).toHaveTextContent('De agenda kan niet worden geladen');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender(show({ data: { name: 'Optocht' }, error: new Error('weg') }));
  expect(screen.getByText('Optocht')).toBeVisible();
});
