import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gone, lost, press, pressIn, refuse, signInMock } from 'kit/testing';

import { outboxOf } from '../drafts/saleOutbox';
import { KrantSaveOwnAdDocument } from '../gql/graphql';
import {
  latest,
  newUser,
  numberedRequests,
  openOwn,
  own,
  ownAd,
  owns,
  saveOf,
  saves,
  soldInput,
} from './testOwn';

numberedRequests();
beforeEach(() => localStorage.clear());

const card = (name = 'Bakkerij Jansen') => screen.findByRole('article', { name });
const notes = () => screen.findByLabelText('Opmerkingen');
const sold = ownAd({ revision: 1, advPaymentMethod: 'contant' });
const conflict = { code: 'CONFLICT', modifiedBy: 'Toon Aarts', modifiedAt: '2026-11-11T10:00:00.000Z' };

async function sellTheSame(user: ReturnType<typeof openOwn>['user']) {
  await press(user, 'Advertentie van Bakkerij Jansen');
  await press(user, 'Zelfde als vorig jaar');
  await pressIn(user, 'Opslaan');
  await gone();
}

describe('a save without a connection', () => {
  test('waits, is shown, and is sent once when the connection is back', async () => {
    const { user, seller } = openOwn([
      owns([own()], 1),
      lost(saves(soldInput, 'request-1')),
      saves(soldInput, 'request-1', 0, sold),
      owns([own({ advertisement: sold })]),
    ]);
    await sellTheSame(user);
    expect(await screen.findByText(/^Bewaard op dit toestel/)).toBeVisible();
    expect(await card()).toHaveTextContent('Wacht op verbinding');
    // what was saved, not what the server knows
    expect(await card()).toHaveTextContent('Boxmeer, verkocht17x8,9, zwart-wit, € 100,00');
    expect(screen.getByText('1 wijziging wacht op verbinding')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Verkocht 1' })).toBeInTheDocument();
    await press(user, 'Nu versturen');
    await waitFor(() =>
      expect(screen.queryByText('1 wijziging wacht op verbinding')).not.toBeInTheDocument(),
    );
    expect(await card()).toHaveTextContent('Boxmeer, verkocht');
    expect(outboxOf(seller.id).all()).toHaveLength(0);
  });

  test('is sent by itself when the browser is online again', async () => {
    const { user } = openOwn([
      owns([own()], 1),
      lost(saves(soldInput, 'request-1'), 2),
      saves(soldInput, 'request-1', 0, sold),
      owns([own({ advertisement: sold })]),
    ]);
    await sellTheSame(user);
    expect(await card()).toHaveTextContent('Wacht op verbinding');
    // By the button the second attempt is over.
    await press(user, 'Nu versturen');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Nu versturen' })).not.toHaveAttribute('aria-busy'),
    );
    act(() => void fireEvent(window, new Event('online')));
    await waitFor(async () => expect(await card()).not.toHaveTextContent('Wacht op verbinding'));
  });

  test('survives the page, and is sent when it is opened again', async () => {
    const seller = newUser();
    const { user, unmount } = openOwn([owns([own()]), lost(saves(soldInput, 'request-1'), 9)], seller);
    await sellTheSame(user);
    expect(await card()).toHaveTextContent('Wacht op verbinding');
    unmount();
    openOwn(
      [owns([own()], 1), saves(soldInput, 'request-1', 0, sold), owns([own({ advertisement: sold })])],
      seller,
    );
    await waitFor(async () => expect(await card()).toHaveTextContent('Boxmeer, verkocht'));
    await waitFor(async () => expect(await card()).not.toHaveTextContent('Wacht op verbinding'));
  });

  test('waits when the session has expired, and goes once the seller has signed in again', async () => {
    const seller = newUser();
    const { user } = openOwn(
      [
        owns([own()], 1),
        refuse(KrantSaveOwnAdDocument, saveOf(soldInput, 'request-1'), 'Log in', { code: 'UNAUTHENTICATED' }),
        signInMock(seller, 'geheim'),
        saves(soldInput, 'request-1', 0, sold),
        owns([own({ advertisement: sold })]),
      ],
      seller,
    );
    await press(user, 'Advertentie van Bakkerij Jansen');
    await press(user, 'Zelfde als vorig jaar');
    await pressIn(user, 'Opslaan');
    expect(await screen.findByRole('alertdialog', { name: 'Log opnieuw in' })).toBeVisible();
    expect(screen.getByText('Wacht op verbinding')).toBeInTheDocument();
    expect(screen.queryByText(/Niet opgeslagen/)).not.toBeInTheDocument();
    await user.type(await screen.findByLabelText(`Wachtwoord van ${seller.name}`), 'geheim{Enter}');
    await gone();
    expect(await screen.findByText('Advertentie opgeslagen')).toBeVisible();
    await waitFor(async () => expect(await card()).not.toHaveTextContent('Wacht op verbinding'));
  });

  test('and what was saved after it go in order, the second on top of the first', async () => {
    const { user } = openOwn([
      owns([own()], 1),
      lost(saves(soldInput, 'request-1'), 2),
      saves(soldInput, 'request-1', 0, sold),
      saves({ ...soldInput, advNotes: 'Logo' }, 'request-2', 1, ownAd({ revision: 2, advNotes: 'Logo' })),
      owns([own({ advertisement: ownAd({ revision: 2, advNotes: 'Logo' }) })]),
    ]);
    await sellTheSame(user);
    await press(user, 'Nu versturen');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Nu versturen' })).not.toHaveAttribute('aria-busy'),
    );
    await press(user, 'Advertentie van Bakkerij Jansen');
    expect(
      await screen.findByText(/^Wat je om \d\d:\d\d hebt opgeslagen, wacht op verbinding\.$/),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Prijs' })).toHaveValue('10000');
    await user.type(await notes(), 'Logo');
    await pressIn(user, 'Opslaan');
    await gone();
    expect(await screen.findByText('Advertentie opgeslagen')).toBeVisible();
    await waitFor(async () => expect(await card()).not.toHaveTextContent('Wacht op verbinding'));
  });

  test('that is refused later is told on the card, and opens with what was saved', async () => {
    const theirs = own({ advertisement: ownAd({ revision: 1, advState: 'nietVerkocht' }) });
    const { user } = openOwn([
      owns([own()]),
      lost(saves(soldInput, 'request-1')),
      refuse(KrantSaveOwnAdDocument, saveOf(soldInput, 'request-1'), 'Intussen gewijzigd.', conflict),
      refuse(KrantSaveOwnAdDocument, saveOf(soldInput, 'request-2'), 'Intussen gewijzigd.', conflict),
      latest(theirs),
      saves(soldInput, 'request-3', 1, ownAd({ revision: 2 })),
    ]);
    await sellTheSame(user);
    await press(user, 'Nu versturen');
    expect(await screen.findByText('Niet opgeslagen')).toBeVisible();
    expect(await card()).toHaveTextContent('Intussen gewijzigd.');
    await press(user, 'Advertentie van Bakkerij Jansen bekijken');
    expect(await screen.findByText(/hebt opgeslagen, is niet aangekomen$/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Prijs' })).toHaveValue('10000');
    await pressIn(user, 'Opslaan');
    const dialog = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Toon Aarts' });
    expect(within(dialog).getByRole('row', { name: 'Stand verkocht niet verkocht' })).toBeVisible();
    await pressIn(user, 'Mijn versie opslaan', 'alertdialog');
    await gone();
    await waitFor(async () => expect(await card()).not.toHaveTextContent('Niet opgeslagen'));
  });

  test('that is refused later can be thrown away', async () => {
    const { user, seller } = openOwn([
      owns([own()]),
      lost(saves(soldInput, 'request-1')),
      refuse(KrantSaveOwnAdDocument, saveOf(soldInput, 'request-1'), 'Controleer de velden.', {
        code: 'BAD_USER_INPUT',
        fields: { advPrice: 'Kies een prijs uit de lijst' },
      }),
    ]);
    await sellTheSame(user);
    await press(user, 'Nu versturen');
    expect(await screen.findByText(/Controleer de velden\. Kies een prijs uit de lijst$/)).toBeVisible();
    await press(user, 'Advertentie van Bakkerij Jansen bekijken');
    await pressIn(user, 'Weggooien');
    await gone();
    expect(await card()).toHaveTextContent('Boxmeer, open');
    expect(await card()).not.toHaveTextContent('Concept');
    expect(outboxOf(seller.id).all()).toHaveLength(0);
  });

  test('of an advertiser that is no longer in the list is told, and goes by hand only', async () => {
    const seller = newUser();
    const { user, unmount } = openOwn([owns([own()]), lost(saves(soldInput, 'request-1'), 9)], seller);
    await sellTheSame(user);
    unmount();
    const again = openOwn(
      [
        owns([]),
        refuse(KrantSaveOwnAdDocument, saveOf(soldInput, 'request-1'), 'Deze adverteerder is er niet meer.', {
          code: 'NOT_FOUND',
        }),
      ],
      seller,
    );
    expect(await screen.findByText('Advertentie van Bakkerij Jansen is niet opgeslagen')).toBeVisible();
    expect(await screen.findByText(/Deze adverteerder is er niet meer\./)).toBeVisible();
    await press(again.user, 'Weggooien');
    await pressIn(again.user, 'Weggooien', 'alertdialog');
    await gone();
    expect(outboxOf(seller.id).all()).toHaveLength(0);
  });
});
