import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { secondStepMock, signInMock, testUser, wrongCodeMock } from 'kit/testing';

import { renderPortal } from '../testing/renderPortal';

const user = testUser();
const PASSWORD = 'mijn wachtwoord';

async function typePassword(...mocks: MockLink.MockedResponse[]) {
  renderPortal('/login', { mocks });
  await userEvent.type(await screen.findByLabelText('E-mail'), user.email);
  await userEvent.type(screen.getByLabelText('Wachtwoord'), PASSWORD);
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }));
}

const needed = secondStepMock(user, PASSWORD, ['authenticator', 'recoveryCode']);
const code = () => screen.findByLabelText(/Code uit je authenticator-app/);

describe('the second step', () => {
  it('asks for a code in place, with the focus in it', async () => {
    await typePassword(needed, signInMock(user, PASSWORD, '123456'));
    const field = await code();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Persoonlijke pagina' })).toBeVisible();
  });

  it('says at the field that a code is wrong, or missing', async () => {
    await typePassword(needed, wrongCodeMock(user, PASSWORD, '000000'), signInMock(user, PASSWORD, '123456'));
    const field = await code();
    await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }));
    expect(await screen.findByText('Vul de code in')).toBeVisible();
    await userEvent.type(field, '000000{Enter}');
    expect(await screen.findByText('Deze code klopt niet of is al gebruikt.')).toBeVisible();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Persoonlijke pagina' })).toBeVisible();
  });

  it('takes a recovery code too', async () => {
    await typePassword(needed, signInMock(user, PASSWORD, 'ABCD-EFGH'));
    await code();
    await userEvent.click(screen.getByRole('button', { name: 'Herstelcode gebruiken' }));
    const field = await screen.findByLabelText(/^Herstelcode/);
    expect(field).toHaveFocus();
    await userEvent.type(field, 'ABCD-EFGH{Enter}');
    expect(await screen.findByRole('heading', { name: 'Persoonlijke pagina' })).toBeVisible();
  });

  it('goes back to the password, which is still there', async () => {
    await typePassword(needed);
    await code();
    await userEvent.click(screen.getByRole('button', { name: 'Terug' }));
    expect(await screen.findByLabelText('Wachtwoord')).toHaveValue(PASSWORD);
    expect(screen.getByLabelText('E-mail')).toHaveValue(user.email);
  });

  it('offers no recovery code when there is none left, and no code when there is no app', async () => {
    await typePassword(secondStepMock(user, PASSWORD, ['passkey']));
    expect(await screen.findByText(/Bevestig met je passkey/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Herstelcode gebruiken' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
