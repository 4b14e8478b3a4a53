import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Loaded } from 'kit/data';
import { ApolloProvider, createClient } from 'kit/graphql';
import { mockDownloads, pageOf, press, textOf } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';
import { useState } from 'react';
import { of, throwError } from 'rxjs';

import { PagedCard, usePages } from './index';

interface Gift {
  id: string;
  name: string;
}
interface Asked {
  search: string | null;
  after?: string;
}

const GiftsDocument: TypedDocumentNode<{ gifts: ReturnType<typeof pageOf<Gift>> }, Asked> = gql`
  query Gifts($search: String, $first: Int, $after: String) {
    gifts(search: $search, first: $first, after: $after) {
      edges {
        node {
          id
          name
        }
      }
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
const saved = mockDownloads();

/** The server gives two at a time, however many are asked for. */
function fakeApi(names: string[]) {
  const state = { isUp: true, names };
  const link = new ApolloLink(({ variables }) => {
    if (!state.isUp) return throwError(() => new TypeError('Failed to fetch'));
    const { search, after } = variables as Asked;
    const found = state.names.filter((name) => name.toLowerCase().includes(search ?? ''));
    const from = Number(after ?? 0);
    const to = from + 2;
    const page = found.slice(from, to).map((name) => ({ id: name, name }));
    const endCursor = to < found.length ? String(to) : null;
    return of({ data: { gifts: pageOf(page, { totalCount: found.length, endCursor }) } });
  });
  return { link, state };
}

function Page() {
  const [search, setSearch] = useState('');
  const variables = { search: search || null };
  const pages = usePages({ query: GiftsDocument, variables, field: 'gifts' });
  return (
    <>
      <input aria-label="Zoek" onChange={({ target }) => setSearch(target.value)} />
      <button onClick={() => void pages.reload()}>Ververs</button>
      <Loaded query={pages.query} subject="De lijst">
        {({ gifts }) => (
          <PagedCard
            pages={pages}
            list={gifts}
            rowsOf={(nodes) => nodes}
            nouns={['cadeau', 'cadeaus']}
            fileName="cadeaus"
            exported={[{ header: 'Naam', value: ({ name }) => name }]}
            isNarrowed={search !== ''}
            empty={{ title: 'Er zijn nog geen cadeaus.' }}
          >
            {(rows) => (
              <ul>
                {rows.map(({ id, name }) => (
                  <li key={id}>{name}</li>
                ))}
              </ul>
            )}
          </PagedCard>
        )}
      </Loaded>
    </>
  );
}

function open(names = ['Fluit', 'Trommel', 'Toeter'], isUp = true) {
  const { link, state } = fakeApi(names);
  state.isUp = isUp;
  const client = createClient({ link });
  render(
    <ApolloProvider client={client}>
      <SnackbarProvider>
        <Page />
      </SnackbarProvider>
    </ApolloProvider>,
  );
  return { user: userEvent.setup(), state };
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('it says how many there are; the next page comes below, and why it does not is told', async () => {
  const { user, state } = open();
  expect(await screen.findByRole('heading', { name: '3 cadeaus' })).toBeVisible();
  expect(shown()).toEqual(['Fluit', 'Trommel']);
  state.isUp = false;
  await press(user, 'Meer laden');
  expect(await screen.findByText(/Er is geen verbinding/)).toBeVisible();
  state.isUp = true;
  await press(user, 'Meer laden');
  await waitFor(() => expect(shown()).toEqual(['Fluit', 'Trommel', 'Toeter']));
  expect(screen.queryByRole('button', { name: 'Meer laden' })).not.toBeInTheDocument();
});

test('the file has all of it, also what is not shown yet; one that cannot be whole is not made', async () => {
  const { user, state } = open();
  await screen.findByText('Fluit');
  state.isUp = false;
  await press(user, 'CSV');
  expect(await screen.findByText('Het bestand kan niet worden gemaakt. Probeer het opnieuw.')).toBeVisible();
  expect(saved).toEqual([]);
  state.isUp = true;
  await press(user, 'CSV');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^cadeaus-\d{4}-\d\d-\d\d\.csv$/);
  expect(await textOf(saved[0]?.blob)).toMatch(/Naam\s+Fluit\s+Trommel\s+Toeter/);
  expect(shown()).toHaveLength(3);
});

test('the server searches, and what is not found is another word than what is not there', async () => {
  const { user } = open();
  await screen.findByText('Fluit');
  await user.type(screen.getByLabelText('Zoek'), 'toe');
  expect(await screen.findByText('1 gevonden')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '1 cadeau' })).toBeVisible();
  expect(shown()).toEqual(['Toeter']);
  await user.type(screen.getByLabelText('Zoek'), 'x');
  expect(await screen.findByText('Niets gevonden')).toBeVisible();
});

test('of nothing at all its own word is said', async () => {
  open([]);
  expect(await screen.findByText('Er zijn nog geen cadeaus.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '0 cadeaus' })).toBeVisible();
});

test('after a change as many are read anew as are shown', async () => {
  const { user, state } = open();
  await press(user, 'Meer laden');
  await screen.findByText('Toeter');
  state.names = ['Bel', 'Fluit', 'Trommel', 'Toeter'];
  await press(user, 'Ververs');
  await waitFor(() => expect(shown()).toEqual(state.names));
});

test('a list that cannot be read says which, and is read at another try', async () => {
  const { user, state } = open(['Fluit'], false);
  expect(await screen.findByText('De lijst kan niet worden geladen')).toBeVisible();
  state.isUp = true;
  await press(user, 'Opnieuw proberen');
  expect(await screen.findByText('Fluit')).toBeVisible();
});
