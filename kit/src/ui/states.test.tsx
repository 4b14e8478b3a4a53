import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  Alert,
  Card,
  DefinitionList,
  DefinitionRow,
  EmptyState,
  ErrorState,
  IconButton,
  PageTitle,
  Skeleton,
  Spinner,
} from './index';

test('an error state offers another try', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  render(<ErrorState title="Laden is niet gelukt" text="De server antwoordt niet." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('De server antwoordt niet.');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('waiting is told', () => {
  render(
    <>
      <Skeleton text="Gebruikers laden..." rows={2} />
      <Spinner text="Even geduld" />
    </>,
  );
  expect(screen.getAllByRole('status').map((part) => part.textContent)).toEqual([
    'Gebruikers laden...',
    'Even geduld',
  ]);
});

test('a page has one title, a card is a named section, a row ties label and value', () => {
  render(
    <>
      <PageTitle sub="Wie er in mag">Gebruikers</PageTitle>
      <Card title="Informatie intern gebruik">
        <DefinitionList>
          <DefinitionRow label="E-mail" action={<IconButton aria-label="E-mail aanpassen">x</IconButton>}>
            jan@voorbeeld.nl
          </DefinitionRow>
        </DefinitionList>
      </Card>
      <EmptyState title="Er zijn geen gebruikers om weer te geven." text="Voeg de eerste toe." />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Gebruikers' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Informatie intern gebruik' })).toBeVisible();
  expect(screen.getByRole('term')).toHaveTextContent('E-mail');
});

test('only an error interrupts', () => {
  render(
    <>
      <Alert kind="warning">Let op</Alert>
      <Alert kind="error">Fout</Alert>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Fout');
  expect(screen.getByRole('status')).toHaveTextContent('Let op');
});

test.each([
  ['NETWORK', 'Geen verbinding'],
  ['INTERNAL_SERVER_ERROR', 'Het ging bij ons mis'],
  ['UNAVAILABLE', 'Het ging bij ons mis'],
  ['FORBIDDEN', 'Dit is niet gelukt'],
])('what failed with %s is told as %s, in the words of the failure', (code, title) => {
  render(<ErrorState failure={{ code, message: 'Noem bij een vraag nummer ab12cd34ef.' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(`${title}Noem bij een vraag nummer ab12cd34ef.`);
});
