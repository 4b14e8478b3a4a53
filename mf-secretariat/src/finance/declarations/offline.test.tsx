import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type answer,
  lastUpload,
  lost,
  MockUpload,
  mockUploads,
  refuse,
  renderArea,
  testUser,
} from 'kit/testing';

import { SecretariatAddDeclarationDocument } from '../../gql/graphql';
import { myDeclarations } from '../testFinance';
import { DeclarationsPage } from './DeclarationsPage';
import { added, choicesOf, fixedRequestId, MINE, sent, stored } from './testWizard';

mockUploads();
fixedRequestId();
beforeEach(() => localStorage.clear());

type Mock = ReturnType<typeof answer>;
const parade = { id: 'c3', index: 3, name: 'Optocht' };
const nothing = (times?: number) => myDeclarations([], times);
/** The choices are read beforehand, and each time that the form is opened. */
const prepared = (times: number) => Array.from({ length: times }, () => choicesOf({ accountnumber: MINE }));

let people = 0;
const newUser = () => ({ ...testUser([], [parade]), id: `u${++people}` });

function show(mocks: Mock[], user = newUser()) {
  const page = renderArea(<DeclarationsPage />, { path: '/declaraties', route: '/declaraties', mocks, user });
  return { ...page, user: userEvent.setup(), person: user };
}

/** Fills in the form, with a photo for which there is no connection, and sends it. */
async function declare(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Declaratie indienen' }));
  await user.upload(
    await screen.findByLabelText('Bon'),
    new File(['x'], 'bon.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(MockUpload.sent).toHaveLength(1));
  act(() => lastUpload().fail());
  expect(await screen.findByText(/wacht op verbinding$/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Bedrag in euro' }), '12,55');
  await user.type(screen.getByRole('textbox', { name: 'Omschrijving' }), 'Hekken');
  await user.click(screen.getByRole('button', { name: 'Versturen' }));
}

/** The upload with this number is tried, and there is no connection. */
async function failUpload(number: number) {
  await waitFor(() => expect(MockUpload.sent).toHaveLength(number));
  act(() => lastUpload().fail());
}

/** What waits was tried, also when the list was opened, and is tried anew when the browser is online. */
async function online() {
  await failUpload(3);
  const now = await screen.findByRole('button', { name: 'Nu versturen' });
  await waitFor(() => expect(now).not.toHaveAttribute('aria-busy'));
  act(() => void fireEvent(window, new Event('online')));
  await waitFor(() => expect(MockUpload.sent).toHaveLength(4));
}

test('a photo and a declaration wait on the device, and arrive once', async () => {
  const { user } = show([...prepared(2), nothing(2), added(), myDeclarations([stored])]);
  await declare(user);
  await failUpload(2);
  expect(await screen.findByText(/^Bewaard op dit toestel/)).toBeVisible();
  const line = await screen.findByText(/^Hekken, €.12,55, van \d\d:\d\d$/);
  expect(line).toHaveTextContent('Wacht op verbinding');
  await online();
  act(() => lastUpload().store('f1'));
  expect(await screen.findByRole('table', { name: 'Mijn declaraties' })).toHaveTextContent('Hekken');
  expect(screen.queryByText('Wacht op verbinding')).not.toBeInTheDocument();
});

test('after a lost answer the same request is sent, with the same receipt', async () => {
  let isStored = false;
  const list = nothing();
  const once = added();
  const { user } = show([
    ...prepared(2),
    { ...list, result: () => (isStored ? myDeclarations([stored]) : list).result as object },
    lost(added()),
    {
      ...once,
      result: () => {
        isStored = true;
        return once.result as object;
      },
    },
  ]);
  await declare(user);
  await waitFor(() => expect(MockUpload.sent).toHaveLength(2));
  act(() => lastUpload().store('f1'));
  expect(await screen.findByRole('table', { name: 'Mijn declaraties' })).toHaveTextContent('Hekken');
  expect(MockUpload.sent).toHaveLength(2);
});

test('what the server refuses stays in the form, at its field', async () => {
  const { user } = show([
    ...prepared(2),
    nothing(),
    refuse(SecretariatAddDeclarationDocument, sent(), 'Controleer', {
      code: 'BAD_USER_INPUT',
      fields: { description: 'Dit jaar is gesloten' },
    }),
  ]);
  await declare(user);
  await waitFor(() => expect(MockUpload.sent).toHaveLength(2));
  act(() => lastUpload().store('f1'));
  expect(await screen.findByText('Dit jaar is gesloten')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Hekken');
});

test('what is refused later is shown, opened again, or thrown away', async () => {
  const refusal = () =>
    refuse(SecretariatAddDeclarationDocument, sent(), 'Dit boekjaar is gesloten', { code: 'BAD_USER_INPUT' });
  const { user } = show([...prepared(3), nothing(), refusal()]);
  await declare(user);
  await failUpload(2);
  await online();
  act(() => lastUpload().store('f1'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    /^Niet opgeslagen Hekken, €.12,55, van \d\d:\d\d. Dit boekjaar is gesloten/,
  );
  await user.click(screen.getByRole('button', { name: 'Hekken bekijken' }));
  expect(await screen.findByRole('textbox', { name: 'Omschrijving' })).toHaveValue('Hekken');
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(await screen.findByRole('button', { name: 'Hekken weggooien' }));
  await user.click(await screen.findByRole('button', { name: 'Weggooien' }));
  await waitFor(() => expect(screen.queryByText(/Hekken/)).not.toBeInTheDocument());
});

test('without connection the form is as it was last read; somebody else finds nothing of it', async () => {
  const first = show([...prepared(1), nothing()]);
  await screen.findByText('Je hebt nog niets gedeclareerd.');
  const isOfTheForm = (key: string) => key.startsWith('declarations.1.kept.choices.');
  await waitFor(() => expect(Object.keys(localStorage).filter(isOfTheForm)).toHaveLength(1));
  first.unmount();
  const again = show([lost(choicesOf(), 9), nothing()], first.person);
  await again.user.click(await screen.findByRole('button', { name: 'Declaratie indienen' }));
  expect(await screen.findByText(/^Er is geen verbinding. Wat je indient/)).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Commissie' })).toHaveDisplayValue('3 - Optocht');
  again.unmount();
  const other = show([lost(choicesOf(), 9), nothing()]);
  await other.user.click(await screen.findByRole('button', { name: 'Declaratie indienen' }));
  expect(await screen.findByText('Het formulier kan niet worden geladen')).toBeVisible();
});
