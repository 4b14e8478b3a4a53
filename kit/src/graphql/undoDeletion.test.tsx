import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { LoadMoreButton, usePages } from 'kit/lists';
import { SnackbarProvider } from 'kit/ui';
import { of } from 'rxjs';

import { ApolloProvider, createClient, useQuery, useSave } from './index';

interface Gifts {
  gifts: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    edges: { node: string }[];
  };
}

const DeleteGift: TypedDocumentNode<{ deleteGift: boolean }, { name: string }> = gql`
  mutation DeleteGift($name: String!) {
    deleteGift(name: $name)
  }
`;
const CountGifts: TypedDocumentNode<{ count: number }, Record<string, never>> = gql`
  query CountGifts {
    count
  }
`;
const PageOfGifts: TypedDocumentNode<Gifts, { first?: number; after?: string }> = gql`
  query PageOfGifts($first: Int, $after: String) {
    gifts(first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node
      }
    }
  }
`;

/** Gifts, two to a page; a deleted one can be restored, unless its place is gone. */
function fakeApi({ isPlaceGone = false } = {}) {
  const gifts = ['Bal', 'Boek', 'Fiets', 'Pop'];
  const deleted = new Map<string, string>();
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'CountGifts') return of({ data: { count: gifts.length } });
    if (operationName === 'DeleteGift') {
      const name = String(variables.name);
      gifts.splice(gifts.indexOf(name), 1);
      deleted.set('g1', name);
      return of({
        data: { deleteGift: true },
        extensions: { deleted: { entity: 'Gift', id: 'g1' } },
      });
    }
    if (operationName === 'KitRestoreRecord') {
      if (isPlaceGone)
        return of({
          errors: [new GraphQLError('De plek is er niet meer.', { extensions: { code: 'CONFLICT' } })],
        });
      gifts.push(deleted.get(String(variables.id)) ?? '');
      gifts.sort();
      return of({ data: { restoreRecord: 'g1' } });
    }
    const from = Number(variables.after ?? 0);
    const to = from + Number(variables.first ?? 2);
    return of({
      data: {
        gifts: {
          totalCount: gifts.length,
          pageInfo: { hasNextPage: to < gifts.length, endCursor: String(to) },
          edges: gifts.slice(from, to).map((node) => ({ node })),
        },
      },
    });
  });
  return { link, gifts };
}

function List() {
  const pages = usePages({ query: PageOfGifts, variables: {}, field: 'gifts' });
  const count = useQuery(CountGifts);
  const { save } = useSave(DeleteGift, { done: 'Cadeau verwijderd' });
  const list = pages.query.data?.gifts;
  return (
    <>
      <p>{count.data?.count} cadeaus</p>
      <ul>
        {list?.edges.map(({ node }) => (
          <li key={node}>
            {node}
            <button onClick={() => void save({ name: node }).then(pages.reload)}>{node} verwijderen</button>
          </li>
        ))}
      </ul>
      {list && <LoadMoreButton pageInfo={list.pageInfo} onMore={pages.more} />}
    </>
  );
}

const names = () => screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);

async function start(api = fakeApi()) {
  const user = userEvent.setup();
  render(
    <ApolloProvider client={createClient({ link: api.link })}>
      <SnackbarProvider>
        <List />
      </SnackbarProvider>
    </ApolloProvider>,
  );
  await user.click(await screen.findByRole('button', { name: 'Meer laden' }));
  await screen.findByText('Pop');
  return user;
}

it('takes back a deletion from its confirmation, and shows as much of the list as before', async () => {
  const user = await start();
  await user.click(screen.getByRole('button', { name: 'Fiets verwijderen' }));
  expect(await screen.findByText('Cadeau verwijderd')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(await screen.findByText('Teruggezet')).toBeVisible();
  expect(await screen.findByText('4 cadeaus')).toBeVisible();
  expect(await screen.findByText('Fiets')).toBeVisible();
  expect(names()).toEqual(['Bal', 'Boek', 'Fiets', 'Pop']);
});

it('says why it cannot', async () => {
  const user = await start(fakeApi({ isPlaceGone: true }));
  await user.click(screen.getByRole('button', { name: 'Fiets verwijderen' }));
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  expect(await screen.findByText('De plek is er niet meer.')).toBeVisible();
  expect(names()).toEqual(['Bal', 'Boek', 'Pop']);
});
