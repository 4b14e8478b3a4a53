import type { MockLink } from '@apollo/client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, testUser } from 'kit/testing';

import {
  ShellConfirmEmailDocument,
  ShellPasswordLinkDocument,
  ShellRequestPasswordResetDocument,
  ShellResetPasswordDocument,
} from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';

const inButton = () => screen.findByRole('button', { name: 'Inloggen' });

describe('the sign-in form', () => {
  it.each([
    ['', '', 'Vul alle velden in!'],
    ['marieke@carnaval.example', '', 'Vul alle velden in!'],
    ['marieke', 'geheim', 'Dit is geen geldig email adres'],
  ])('with email "%s" and password "%s" says "%s"', async (email, password, message) => {
    renderPortal('/login');
    const button = await inButton();
    if (email) await userEvent.type(screen.getByLabelText('E-mail'), email);
    if (password) await userEvent.type(screen.getByLabelText('Wachtwoord'), password);
    await userEvent.click(button);
    expect((await screen.findAllByText(message))[0]).toBeVisible();
  });
});

it('who is signed in gets no second login', async () => {
  const { router } = renderPortal('/login', { user: testUser() });
  expect(await screen.findByRole('heading', { name: 'Persoonlijke pagina' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

describe("'Wachtwoord vergeten'", () => {
  it('asks for a link and does not tell whether the address is known', async () => {
    const request = {
      query: ShellRequestPasswordResetDocument,
      variables: { email: 'jan@carnaval.example' },
    };
    renderPortal('/login', { mocks: [{ request, result: { data: { requestPasswordReset: null } } }] });
    await inButton();
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord vergeten' }));
    const dialog = await screen.findByRole('dialog', { name: 'Wilt u een nieuw wachtwoord aanvragen?' });
    expect(dialog).toHaveTextContent('maximaal 60 minuten geldig');
    await userEvent.type(screen.getAllByLabelText('E-mail').at(-1) as HTMLElement, 'jan@carnaval.example');
    await userEvent.click(screen.getByRole('button', { name: 'Aanvragen' }));
    expect(await screen.findByText(/Als jan@carnaval.example bij ons bekend is/)).toBeVisible();
  });
});

const GONE = 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.';
const gone = { code: 'BAD_USER_INPUT', fields: { token: GONE } };

describe('the page of the mailed link', () => {
  const link = (passwordLink: 'valid' | 'gone') =>
    answer(ShellPasswordLinkDocument, { token: 'geheim' }, { passwordLink });
  const variables = { token: 'geheim', password: 'lang genoeg' };
  const choose = async (result: MockLink.MockedResponse, state = link('valid')) => {
    renderPortal('/wachtwoord_instellen#geheim', { mocks: [state, result] });
    await userEvent.type(await screen.findByLabelText('Nieuw wachtwoord'), 'lang genoeg');
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  };

  it('sets the password and leads to the login', async () => {
    await choose(answer(ShellResetPasswordDocument, variables, { resetPassword: null }));
    expect(await screen.findByText('Uw wachtwoord is succesvol gewijzigd')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Naar inloggen' }));
    expect(await inButton()).toBeVisible();
  });

  it('says when the link was used in the meantime', async () => {
    await choose(refuse(ShellResetPasswordDocument, variables, GONE, gone));
    expect(await screen.findByText(GONE)).toBeVisible();
  });

  it.each([
    ['was used before', link('gone')],
    ['cannot be a link', refuse(ShellPasswordLinkDocument, { token: 'geheim' }, GONE, gone)],
  ])('says before anything is typed that it %s', async (_what, state) => {
    renderPortal('/wachtwoord_instellen#geheim', { mocks: [state] });
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(screen.queryByLabelText('Nieuw wachtwoord')).not.toBeInTheDocument();
  });

  it('lets a password be chosen when the link could not be looked at', async () => {
    const failed = refuse(ShellPasswordLinkDocument, { token: 'geheim' }, 'Te veel', {
      code: 'RATE_LIMITED',
    });
    await choose(answer(ShellResetPasswordDocument, variables, { resetPassword: null }), failed);
    expect(await screen.findByText('Uw wachtwoord is succesvol gewijzigd')).toBeVisible();
  });

  it('says so without a link', async () => {
    renderPortal('/wachtwoord_instellen');
    expect(await screen.findByText(/Deze link is verlopen/)).toBeVisible();
  });
});

describe('the page that confirms an address', () => {
  const open = (...mocks: MockLink.MockedResponse[]) => renderPortal('/email_bevestigen#geheim', { mocks });
  const confirmed = answer(
    ShellConfirmEmailDocument,
    { token: 'geheim' },
    { confirmEmail: 'nieuw@carnaval.example' },
    1,
  );

  it('says which address counts from now on', async () => {
    open(confirmed);
    expect(await screen.findByText(/Je e-mailadres is nu nieuw@carnaval.example/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Naar inloggen' })).toBeVisible();
  });

  it('says that the link does nothing any more, and does not send it again', async () => {
    open(refuse(ShellConfirmEmailDocument, { token: 'geheim' }, GONE, gone));
    expect(await screen.findByText(GONE)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
  });

  it('tries again after a failure that passes', async () => {
    const later = { code: 'RATE_LIMITED' };
    open(refuse(ShellConfirmEmailDocument, { token: 'geheim' }, 'Te veel pogingen.', later), confirmed);
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText(/Je e-mailadres is nu nieuw@carnaval.example/)).toBeVisible();
  });

  it('says so without a link', async () => {
    renderPortal('/email_bevestigen');
    expect(await screen.findByText(GONE)).toBeVisible();
  });
});
