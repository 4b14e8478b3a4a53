import type { MockLink } from '@apollo/client/testing';
import * as browser from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, gone, press, pressIn, refuse, testUser, type Unmasked } from 'kit/testing';

import {
  ShellAddPasskeyDocument,
  ShellConfirmAuthenticatorDocument,
  ShellRemoveAuthenticatorDocument,
  ShellRemovePasskeyDocument,
  ShellRenewRecoveryCodesDocument,
  ShellSecondFactorDocument,
  type ShellSecondFactorQuery,
  ShellStartAuthenticatorDocument,
  ShellStartPasskeyDocument,
} from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';

jest.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthn: () => true,
  startRegistration: jest.fn(),
}));
const { startRegistration } = jest.mocked(browser);

type Factor = Unmasked<ShellSecondFactorQuery>['mySecondFactor'];
const none: Factor = { hasAuthenticator: false, recoveryCodesLeft: 0, passkeys: [] };
const withApp: Factor = { hasAuthenticator: true, recoveryCodesLeft: 9, passkeys: [] };
const laptop = { id: 'p1', name: 'Laptop', createdAt: '2026-11-20T08:00:00.000Z', usedAt: null };
const phone = { ...laptop, id: 'p2', name: 'Telefoon', usedAt: '2026-11-22T14:30:00.000Z' };
const state = (mySecondFactor: Factor, times?: number) =>
  answer(ShellSecondFactorDocument, {}, { mySecondFactor }, times);
const secret = { currentPassword: 'geheim' };
const wrong = { code: 'BAD_USER_INPUT', fields: { currentPassword: 'Dit is niet je huidige wachtwoord' } };
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const user = userEvent.setup();

async function open(...mocks: MockLink.MockedResponse[]) {
  renderPortal('/', { user: testUser(), mocks });
  await press(user, 'Tweede stap bekijken');
  return within(await screen.findByRole('region', { name: 'Inloggen in twee stappen' }));
}

const typePassword = async () =>
  user.type(within(await screen.findByRole('dialog')).getByLabelText('Huidig wachtwoord'), 'geheim');

describe('the authenticator app', () => {
  it('is set up with the password, a code, and shows its recovery codes once', async () => {
    const card = await open(
      state(none, 1),
      state(withApp),
      answer(ShellStartAuthenticatorDocument, secret, {
        startAuthenticator: { secret: 'JBSWY3DPEHPK3PXP', qr: ['10', '01'] },
      }),
      refuse(
        ShellConfirmAuthenticatorDocument,
        { code: '000000' },
        'Deze code klopt niet of is al gebruikt.',
        {
          code: 'BAD_USER_INPUT',
          fields: { code: 'Deze code klopt niet of is al gebruikt.' },
        },
      ),
      answer(ShellConfirmAuthenticatorDocument, { code: '123456' }, { confirmAuthenticator: codes }, 1),
    );
    await user.click(await card.findByRole('button', { name: 'App instellen' }));
    await typePassword();
    await pressIn(user, 'Verder');
    expect(await screen.findByRole('img', { name: 'QR-code voor je authenticator-app' })).toBeVisible();
    expect(screen.getByLabelText('Sleutel')).toHaveValue('JBSWY3DPEHPK3PXP');
    const field = screen.getByLabelText(/Code uit de app/);
    await user.type(field, '000000');
    await pressIn(user, 'Bevestigen');
    expect(await screen.findByText('Deze code klopt niet of is al gebruikt.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '123456');
    await pressIn(user, 'Bevestigen');
    const list = await screen.findByRole('list', { name: 'Herstelcodes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    await pressIn(user, 'Kopieer');
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await pressIn(user, 'Ik heb ze bewaard');
    await gone();
    expect(await card.findByText(/Je hebt nog 9 herstelcodes/)).toBeVisible();
    expect(screen.queryByText(codes[0] as string)).not.toBeInTheDocument();
  });

  it('is not removed with a wrong password', async () => {
    const card = await open(
      state(withApp),
      refuse(ShellRemoveAuthenticatorDocument, secret, 'Dit is niet je huidige wachtwoord', wrong),
    );
    await user.click(await card.findByRole('button', { name: 'App verwijderen' }));
    await typePassword();
    await pressIn(user, 'Verwijderen');
    expect(await screen.findByText('Dit is niet je huidige wachtwoord')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Authenticator-app verwijderen?' })).toBeVisible();
  });

  it('is removed with the right one', async () => {
    const card = await open(
      state(withApp, 1),
      state(none),
      answer(ShellRemoveAuthenticatorDocument, secret, { removeAuthenticator: none }, 1),
    );
    await user.click(await card.findByRole('button', { name: 'App verwijderen' }));
    await typePassword();
    await pressIn(user, 'Verwijderen');
    await gone();
    expect(await card.findByRole('button', { name: 'App instellen' })).toBeVisible();
  });

  it('gets other recovery codes', async () => {
    const card = await open(
      state(withApp),
      answer(ShellRenewRecoveryCodesDocument, secret, { renewRecoveryCodes: codes }, 1),
    );
    await user.click(await card.findByRole('button', { name: 'Nieuwe herstelcodes' }));
    await typePassword();
    await pressIn(user, 'Maken');
    expect(await screen.findByText(codes[1] as string)).toBeVisible();
  });
});

describe('passkeys', () => {
  beforeEach(() => void startRegistration.mockReset().mockResolvedValue({ id: 'nieuw' } as never));
  const asked = answer(ShellStartPasskeyDocument, secret, { startPasskey: '{"challenge":"c"}' });
  const added = answer(
    ShellAddPasskeyDocument,
    { name: 'Telefoon', response: '{"id":"nieuw"}' },
    { addPasskey: { ...none, passkeys: [laptop, phone] } },
    1,
  );
  const fill = async () => {
    await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Naam/), 'Telefoon');
    await typePassword();
    await pressIn(user, 'Verder');
  };

  it('are listed with their last use, and removed by name', async () => {
    const card = await open(
      state({ ...none, passkeys: [laptop, phone] }, 1),
      state({ ...none, passkeys: [phone] }),
      answer(
        ShellRemovePasskeyDocument,
        { id: 'p1', ...secret },
        { removePasskey: { ...none, passkeys: [phone] } },
        1,
      ),
    );
    expect(await card.findByText('Nog niet gebruikt. Toegevoegd op 20/11/2026 09:00.')).toBeVisible();
    expect(
      card.getByText('Laatst gebruikt op 22/11/2026 15:30. Toegevoegd op 20/11/2026 09:00.'),
    ).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Laptop verwijderen' }));
    await typePassword();
    await pressIn(user, 'Verwijderen');
    await gone();
    await waitFor(() => expect(card.queryByText('Laptop')).not.toBeInTheDocument());
    expect(card.getByText('Telefoon')).toBeVisible();
  });

  it('are added with a name and the password', async () => {
    const card = await open(state(none, 1), state({ ...none, passkeys: [phone] }), asked, added);
    await user.click(await card.findByRole('button', { name: 'Passkey toevoegen' }));
    await fill();
    await gone();
    expect(await card.findByText('Telefoon')).toBeVisible();
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
  });

  it('that the browser did not make keep what was typed', async () => {
    const card = await open(state(none), asked);
    startRegistration.mockRejectedValueOnce(new Error('The operation was aborted.'));
    await user.click(await card.findByRole('button', { name: 'Passkey toevoegen' }));
    await fill();
    expect(await screen.findByText('De passkey is niet gemaakt. Probeer het opnieuw.')).toBeVisible();
    expect(screen.getByLabelText(/^Naam/)).toHaveValue('Telefoon');
  });
});

it('whose rights sleep is led to the personal page, which says what to do', async () => {
  const sleeping = { ...testUser(), secondFactorMissing: true };
  renderPortal('/gebruikers', { user: sleeping, mocks: [state(none)] });
  expect(await screen.findByRole('heading', { name: 'Persoonlijke pagina' })).toBeVisible();
  expect(await screen.findByText('Stel eerst een tweede stap in')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'App instellen' })).toBeVisible();
});
