import { ApolloLink } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import { ApolloProvider, createClient } from 'kit/graphql';
import { of } from 'rxjs';

import { DeleteDialog } from './index';

const show = (hangingOn: object[]) => {
  const client = createClient({ link: new ApolloLink(() => of({ data: { hangingOn } })) } as never);
  render(
    <ApolloProvider client={client}>
      <DeleteDialog
        isOpen
        question="Bakker verwijderen?"
        hangsOn={{ kind: 'Advertiser', id: 'a1' }}
        onDelete={async () => undefined}
        onClose={() => undefined}
      />
    </ApolloProvider>,
  );
};

it('shows before it asks what hangs on it: what blocks, and what goes along', async () => {
  show([
    { text: '3 bestellingen', blocks: true },
    { text: '18 adverteerders', blocks: true },
    { text: '1 dienst', blocks: false },
  ]);
  expect(await screen.findByText('Kan nog niet: 3 bestellingen, 18 adverteerders')).toBeVisible();
  expect(screen.getByText('Gaat mee: 1 dienst')).toBeVisible();
});
