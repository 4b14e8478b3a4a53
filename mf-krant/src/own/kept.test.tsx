import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useApolloClient } from 'kit/graphql';
import { gone, lost, press, pressIn, refuse, renderArea } from 'kit/testing';

import { KrantSaveOwnAdDocument } from '../gql/graphql';
import { OwnPage } from './OwnPage';
import { latest, newUser, numberedRequests, openOwn, own, ownAd, owns, saveOf, soldInput } from './testOwn';

numberedRequests();
beforeEach(() => localStorage.clear());

const card = (name = 'Bakkerij Jansen') => screen.findByRole('article', { name });
const notes = () => screen.findByLabelText('Opmerkingen');
const conflict = { code: 'CONFLICT', modifiedBy: 'Toon Aarts', modifiedAt: '2026-11-11T10:00:00.000Z' };

describe('a draft', () => {
  test('is kept from the first key on, comes back, and can be thrown away', async () => {
    const seller = newUser();
    const { user, unmount } = openOwn([owns([own()])], seller);
    await press(user, 'Advertentie van Bakkerij Jansen');
    await user.type(await notes(), 'L');
    // The phone goes out.
    unmount();

    const again = openOwn([owns([own()])], seller);
    expect(await card()).toHaveTextContent('Concept op dit toestel');
    await press(again.user, 'Advertentie van Bakkerij Jansen');
    expect(await screen.findByText(/^Concept van \d\d:\d\d teruggezet$/)).toBeVisible();
    expect(await notes()).toHaveValue('L');
    await press(again.user, 'Verwerpen');
    await waitFor(async () => expect(await notes()).toHaveValue(''));
    expect(screen.queryByText(/^Concept van/)).not.toBeInTheDocument();
    await pressIn(again.user, 'Terug');
    await gone();
    expect(await card()).not.toHaveTextContent('Concept');
  });

  test('is of one user', async () => {
    const { user, unmount } = openOwn([owns([own()])]);
    await press(user, 'Advertentie van Bakkerij Jansen');
    await user.type(await notes(), 'L');
    unmount();
    openOwn([owns([own()])]);
    expect(await card()).not.toHaveTextContent('Concept');
  });

  test('knows the version that it began with', async () => {
    const seller = newUser();
    const { user, unmount } = openOwn([owns([own()])], seller);
    await press(user, 'Advertentie van Bakkerij Jansen');
    await press(user, 'Zelfde als vorig jaar');
    unmount();
    const theirs = own({ advertisement: ownAd({ revision: 1, advState: 'nietVerkocht' }) });
    const again = openOwn(
      [
        owns([theirs]),
        refuse(KrantSaveOwnAdDocument, saveOf(soldInput, 'request-1', 0), 'Intussen gewijzigd', conflict),
        latest(theirs),
      ],
      seller,
    );
    await press(again.user, 'Advertentie van Bakkerij Jansen');
    await screen.findByText(/^Concept van/);
    await pressIn(again.user, 'Opslaan');
    const dialog = await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Toon Aarts' });
    expect(within(dialog).getByRole('row', { name: 'Stand verkocht niet verkocht' })).toBeVisible();
  });
});

describe('the list', () => {
  test('is there without a connection, with when it was read', async () => {
    const seller = newUser();
    const { unmount } = openOwn([owns([own()])], seller);
    await card();
    unmount();
    const { user } = openOwn([lost(owns([])), owns([own({ city: 'Gennep' })])], seller);
    expect(await card()).toBeVisible();
    expect(await screen.findByText(/^Laatst bijgewerkt om \d\d:\d\d$/)).toBeVisible();
    await press(user, 'Opnieuw proberen');
    await waitFor(async () => expect(await card()).toHaveTextContent('Gennep'));
    expect(screen.queryByText(/^Laatst bijgewerkt/)).not.toBeInTheDocument();
  });

  test('is not there for another user, and goes when somebody signs out', async () => {
    const first = openOwn([owns([own()])]);
    await card();
    first.unmount();
    openOwn([lost(owns([]), 9)]);
    expect(await screen.findByText('Je adverteerders kunnen niet worden geladen')).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('krant.2.kept.own.'))).toEqual([]);
  });

  test('goes when somebody signs out', async () => {
    function SignOut() {
      const client = useApolloClient();
      return <button onClick={() => void client.clearStore()}>Uitloggen</button>;
    }
    renderArea(
      <>
        <OwnPage />
        <SignOut />
      </>,
      { mocks: [owns([own()])], user: newUser() },
    );
    await card();
    expect(Object.keys(localStorage).some((key) => key.startsWith('krant.2.kept.own.'))).toBe(true);
    fireEvent.click(screen.getByText('Uitloggen'));
    await waitFor(() =>
      expect(Object.keys(localStorage).some((key) => key.startsWith('krant.2.kept.own.'))).toBe(false),
    );
  });
});
