import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { FormEuroField } from 'kit/fields';
import { Form, FormError, FormTextField, SubmitButton } from 'kit/forms';
import { ApolloProvider, createClient, useSave } from 'kit/graphql';
import { SnackbarProvider } from 'kit/ui';
import { useState } from 'react';
import { of, throwError } from 'rxjs';

import { SessionProvider } from './SessionProvider';

interface Gift {
  listId: string;
  name: string;
  price: number;
  requestId?: string;
}

const AddGift: TypedDocumentNode<{ addGift: string }, Gift> = gql`
  mutation AddGift($listId: ID!, $name: String!, $price: Int!, $requestId: String) {
    addGift(listId: $listId, name: $name, price: $price, requestId: $requestId)
  }
`;
const RenameList: TypedDocumentNode<{ renameList: string }, { name: string }> = gql`
  mutation RenameList($name: String!) {
    renameList(name: $name)
  }
`;

/** Does once what comes under one requestId, as the API does. Answers can be lost on the way. */
function fakeApi() {
  const sent: Gift[] = [];
  const stored = new Map<string, Gift>();
  const state = { loses: 0, refuses: 0 };
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'KitSession') return of({ data: { me: null } });
    const gift = variables as Gift;
    sent.push(gift);
    if (state.refuses-- > 0)
      return of({ errors: [new GraphQLError('Zo niet', { extensions: { code: 'BAD_USER_INPUT' } })] });
    const before = stored.get(gift.requestId ?? '');
    if (before && before.name !== gift.name) return of({ errors: [otherwise(before, gift)] });
    stored.set(gift.requestId ?? '', gift);
    if (state.loses-- > 0) return throwError(() => new TypeError('Failed to fetch'));
    return of({ data: operationName === 'AddGift' ? { addGift: gift.name } : { renameList: gift.name } });
  });
  const all = () => [...stored.values()].map(({ name }) => name);
  return { link, sent, state, all };
}

const valuesOf = ({ name, price }: Gift) => [
  { name: 'name', value: name },
  { name: 'price', value: String(price) },
];
const otherwise = (before: Gift, now: Gift) =>
  new GraphQLError('Dit is al opgeslagen, met andere gegevens.', {
    extensions: {
      code: 'CONFLICT',
      repeated: true,
      stored: valuesOf(before),
      asked: valuesOf(now),
      storedAt: '2027-02-02T10:11:00.000Z',
    },
  });

function Gifts() {
  const { save } = useSave(AddGift, { done: 'Toegevoegd' });
  const rename = useSave(RenameList);
  const [listId, setListId] = useState('l1');
  const [last, setLast] = useState('');
  return (
    <>
      <Form
        initialValues={{ name: '', price: 250 }}
        onSubmit={async ({ name, price }) =>
          setLast((await save({ listId, name, price: Number(price) })).addGift)
        }
      >
        <FormTextField name="name" label="Cadeau" />
        <FormEuroField name="price" label="Prijs" />
        <FormError />
        <SubmitButton>Geef</SubmitButton>
      </Form>
      <button onClick={() => setListId('l2')}>Andere lijst</button>
      <button onClick={() => void rename.save({ name: 'Feest' })}>Hernoem</button>
      <output>{last}</output>
    </>
  );
}

function open() {
  const api = fakeApi();
  const client = createClient({ link: api.link });
  render(
    <ApolloProvider client={client}>
      <SnackbarProvider>
        <SessionProvider>
          <Gifts />
        </SessionProvider>
      </SnackbarProvider>
    </ApolloProvider>,
  );
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const give = async (name: string) => {
    await user.clear(screen.getByLabelText('Cadeau'));
    await user.type(screen.getByLabelText('Cadeau'), name);
    await press('Geef');
  };
  const ids = () => api.sent.map(({ requestId }) => requestId);
  return { ...api, user, press, give, ids };
}

/** 'Fluit' was stored, but nobody was told; 'Trommel' is sent after it. */
async function afterLostAnswer() {
  const page = open();
  page.state.loses = 1;
  await page.give('Fluit');
  await screen.findByText(/Er is geen verbinding/);
  await page.give('Trommel');
  await screen.findByRole('alertdialog', { name: 'Dit was al gelukt' });
  return page;
}
const given = (name: string) => screen.findByText(name, { selector: 'output' });

test('an intention keeps its requestId until it is done; the next one has another', async () => {
  const { state, give, press, ids, all } = open();
  state.refuses = 1;
  await give('Fluit');
  await screen.findByText('Zo niet');
  state.loses = 1;
  await press('Geef');
  await screen.findByText(/Er is geen verbinding/);
  await press('Geef');
  await given('Fluit');
  await give('Trommel');
  await given('Trommel');
  const [first, second, third, next] = ids();
  expect([second, third]).toEqual([first, first]);
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(next).not.toBe(first);
  expect(all()).toEqual(['Fluit', 'Trommel']);
});

test('what is meant for another record is another intention', async () => {
  const { state, give, press, all } = open();
  state.loses = 1;
  await give('Fluit');
  await screen.findByText(/Er is geen verbinding/);
  await press('Andere lijst');
  await give('Trommel');
  await given('Trommel');
  expect(all()).toEqual(['Fluit', 'Trommel']);
});

test('a mutation that takes no requestId is given none', async () => {
  const { press, sent } = open();
  await press('Hernoem');
  await waitFor(() => expect(sent).toEqual([{ name: 'Feest' }]));
});

test('both versions are shown, as the form calls and shows them', async () => {
  const { all } = await afterLostAnswer();
  expect(screen.getByRole('row', { name: 'Cadeau Fluit Trommel' })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Prijs/ })).not.toBeInTheDocument();
  expect(all()).toEqual(['Fluit']);
});

test('the first one alone: the page goes on with what was stored', async () => {
  const { press, all } = await afterLostAnswer();
  await press('Alleen de eerste houden');
  await given('Fluit');
  expect(await screen.findByText('Toegevoegd')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(all()).toEqual(['Fluit']);
});

test('this one too: it is another request', async () => {
  const { press, all, ids } = await afterLostAnswer();
  await press('Deze ook toevoegen');
  await given('Trommel');
  expect(all()).toEqual(['Fluit', 'Trommel']);
  expect(ids()[2]).not.toBe(ids()[1]);
});

test('deciding later loses nothing that was typed', async () => {
  const { press, give, all } = await afterLostAnswer();
  await press('Verder bewerken');
  expect(await screen.findByText('Dit is al opgeslagen, met andere gegevens.')).toBeVisible();
  expect(screen.getByLabelText('Cadeau')).toHaveValue('Trommel');
  // As it was: then it is what was stored.
  await give('Fluit');
  await given('Fluit');
  expect(all()).toEqual(['Fluit']);
});
