import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';

import { ShellRequestPasswordResetDocument, ShellResetPasswordDocument } from '../gql/graphql';
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

  it('shows and hides the password', async () => {
    renderPortal('/login');
    await inButton();
    const field = screen.getByLabelText('Wachtwoord');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord tonen' }));
    expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord verbergen' }));
    expect(field).toHaveAttribute('type', 'password');
  });
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

  it('can be put away', async () => {
    renderPortal('/login');
    await inButton();
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord vergeten' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the page of the mailed link', () => {
  const choose = async (result: object) => {
    const request = {
      query: ShellResetPasswordDocument,
      variables: { token: 'geheim', password: 'lang genoeg' },
    };
    renderPortal('/wachtwoord_instellen#geheim', { mocks: [{ request, result }] });
    await userEvent.type(await screen.findByLabelText('Nieuw wachtwoord'), 'lang genoeg');
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  };

  it('sets the password and leads to the login', async () => {
    await choose({ data: { resetPassword: null } });
    expect(await screen.findByText('Uw wachtwoord is succesvol gewijzigd')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Naar inloggen' }));
    expect(await inButton()).toBeVisible();
  });

  it('says when the link was used before', async () => {
    const message = 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.';
    const used = new GraphQLError(message, {
      extensions: { code: 'BAD_USER_INPUT', fields: { token: message } },
    });
    await choose({ errors: [used] });
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('says so without a link', async () => {
    renderPortal('/wachtwoord_instellen');
    expect(await screen.findByText(/Deze link is verlopen/)).toBeVisible();
  });
});
