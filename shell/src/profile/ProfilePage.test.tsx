import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { answer, refuse, testUser } from 'kit/testing';

import { ShellUpdatePasswordDocument } from '../gql/graphql';
import {
  ShellCancelEmailChangeDocument,
  ShellEditProfileDocument,
  ShellResendConfirmationDocument,
} from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';

const QUESTION = 'Weet je zeker dat je de pagina wilt verlaten zonder de wijzigingen op te slaan?';
const user = testUser();
const saved = (changes: object) => ({ ...user, revision: user.revision + 1, ...changes });
const edit = (profile: object, result: object) => ({
  request: { query: ShellEditProfileDocument, variables: { revision: user.revision, profile } },
  result,
});
/** Not awaited: a blocked navigation is only done when the question is answered. */
const leave = (router: ReturnType<typeof renderPortal>['router']) =>
  act(() => void router.navigate('/geen_toegang'));
const startEditing = async (label: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `${label} aanpassen` }));
  return screen.findByRole('textbox', { name: label });
};

describe('the own details', () => {
  it('are stored with the save icon and are read-only again', async () => {
    renderPortal('/', {
      user,
      mocks: [
        edit(
          { phoneNumber: '06 87654321' },
          { data: { editProfile: saved({ phoneNumber: '06 87654321' }) } },
        ),
      ],
    });
    const field = await startEditing('Telefoonnummer');
    await userEvent.clear(field);
    await userEvent.type(field, '06 87654321');
    await userEvent.click(screen.getByRole('button', { name: 'Telefoonnummer opslaan' }));
    expect(await screen.findByText('Opgeslagen')).toBeVisible();
    expect(screen.getByText('06 87654321')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Telefoonnummer' })).not.toBeInTheDocument();
  });

  it('refuse a malformed address before anything is sent', async () => {
    renderPortal('/', { user });
    const field = await startEditing('E-mail');
    await userEvent.clear(field);
    await userEvent.type(field, 'marieke@voorbeeld');
    await userEvent.click(screen.getByRole('button', { name: 'E-mail opslaan' }));
    expect(await screen.findByText('E-mail voldoet niet aan het juiste formaat')).toBeVisible();
    expect(field).toHaveValue('marieke@voorbeeld');
  });

  it('keep what was typed when somebody else was first, and show both', async () => {
    const conflict = new GraphQLError(
      'Jouw account is intussen gewijzigd door Truus Peters op 21/11/2026 20:15.',
      {
        extensions: { code: 'CONFLICT', revision: 4 },
      },
    );
    renderPortal('/', { user, mocks: [edit({ adres: 'Kerkstraat 1' }, { errors: [conflict] })] });
    const field = await startEditing('Adres');
    await userEvent.clear(field);
    await userEvent.type(field, 'Kerkstraat 1');
    await userEvent.click(screen.getByRole('button', { name: 'Adres opslaan' }));
    expect(await screen.findByText(/intussen gewijzigd door Truus Peters/)).toHaveTextContent(
      'Er staat nu: Molenstraat 11. Sla nog een keer op om jouw versie te bewaren.',
    );
    expect(field).toHaveValue('Kerkstraat 1');
  });
});

describe('leaving with an unsaved edit', () => {
  it('asks; staying keeps what was typed, leaving goes', async () => {
    const { router } = renderPortal('/', { user });
    const field = await startEditing('Adres');
    await userEvent.type(field, ' B');
    leave(router);
    const dialog = await screen.findByRole('alertdialog', { name: QUESTION });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Blijven' }));
    expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveValue('Molenstraat 11 B');

    leave(router);
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { name: QUESTION })).getByRole('button', {
        name: 'Verlaten',
      }),
    );
    expect(await screen.findByText('Je hebt geen rechten voor deze pagina')).toBeVisible();
  });

  it('asks before signing out too; staying keeps what was typed', async () => {
    renderPortal('/', { user });
    const field = await startEditing('Adres');
    await userEvent.type(field, ' B');
    await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
    const dialog = await screen.findByRole('alertdialog', { name: QUESTION });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Blijven' }));
    expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveValue('Molenstraat 11 B');
  });

  it('asks for a password that was typed, and for none that was stored', async () => {
    const passwords = { currentPassword: 'alaaf-11-11', password: 'half genoeg' };
    const { router } = renderPortal('/', {
      user,
      mocks: [
        {
          request: { query: ShellUpdatePasswordDocument, variables: passwords },
          result: { data: { updatePassword: null } },
        },
      ],
    });
    await userEvent.type(await screen.findByLabelText('Nieuw wachtwoord'), 'half');
    leave(router);
    const dialog = await screen.findByRole('alertdialog', { name: QUESTION });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Blijven' }));
    await userEvent.type(screen.getByLabelText('Nieuw wachtwoord'), ' genoeg');
    await userEvent.type(screen.getByLabelText('Huidig wachtwoord'), 'alaaf-11-11');
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
    await screen.findByText('Uw wachtwoord is succesvol gewijzigd');
    leave(router);
    expect(await screen.findByText('Je hebt geen rechten voor deze pagina')).toBeVisible();
  });
});

describe('another e-mail address', () => {
  const NEW = 'nieuw@carnaval.example';
  const waiting = { ...user, pendingEmail: NEW };

  it('asks for the password, waits, and keeps the address of now', async () => {
    const profile = { email: NEW, currentPassword: 'alaaf-11-11' };
    renderPortal('/', {
      user,
      mocks: [edit(profile, { data: { editProfile: saved({ pendingEmail: NEW }) } })],
    });
    const field = await startEditing('E-mail');
    await userEvent.clear(field);
    await userEvent.type(field, NEW);
    await userEvent.click(screen.getByRole('button', { name: 'E-mail opslaan' }));
    expect(await screen.findByText('Verplicht')).toBeVisible();
    await userEvent.type(within(row(field)).getByLabelText('Huidig wachtwoord'), 'alaaf-11-11');
    await userEvent.click(screen.getByRole('button', { name: 'E-mail opslaan' }));
    expect(await screen.findByText(new RegExp(`Wacht op bevestiging: ${NEW}`))).toBeVisible();
    expect(screen.getByText(user.email)).toBeVisible();
  });

  it('says at its field that the password is wrong', async () => {
    const message = 'Dit is niet je huidige wachtwoord';
    const wrong = new GraphQLError(message, {
      extensions: { code: 'BAD_USER_INPUT', fields: { currentPassword: message } },
    });
    renderPortal('/', { user, mocks: [edit({ email: NEW, currentPassword: 'gok' }, { errors: [wrong] })] });
    const field = await startEditing('E-mail');
    await userEvent.clear(field);
    await userEvent.type(field, NEW);
    const password = within(row(field)).getByLabelText('Huidig wachtwoord');
    await userEvent.type(password, 'gok{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(message));
    expect(field).toHaveValue(NEW);
  });

  it('that waits is mailed again or dropped', async () => {
    const { id } = user;
    renderPortal('/', {
      user: waiting,
      mocks: [
        answer(ShellResendConfirmationDocument, {}, { resendConfirmation: { id, pendingEmail: NEW } }, 1),
        answer(ShellCancelEmailChangeDocument, {}, { cancelEmailChange: { id, pendingEmail: null } }, 1),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw sturen' }));
    expect(await screen.findByText('Mail verstuurd')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByText(/Wacht op bevestiging/)).not.toBeInTheDocument());
  });

  it('that cannot be mailed again now says why', async () => {
    const message = 'Te veel pogingen. Probeer het over 60 minuten opnieuw.';
    renderPortal('/', {
      user: waiting,
      mocks: [refuse(ShellResendConfirmationDocument, {}, message, { code: 'RATE_LIMITED' })],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw sturen' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/Wacht op bevestiging/)).toBeVisible();
  });

  const row = (field: HTMLElement) => field.closest('form') as HTMLElement;
});

describe('the password', () => {
  const change = (variables: { currentPassword: string; password: string }, result: object) => ({
    request: { query: ShellUpdatePasswordDocument, variables },
    result,
  });
  const fillIn = async (current: string, next: string) => {
    const field = await screen.findByLabelText('Nieuw wachtwoord');
    if (current) await userEvent.type(screen.getByLabelText('Huidig wachtwoord'), current);
    await userEvent.type(field, next);
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
    return field;
  };

  it('is changed and the fields are empty again', async () => {
    const passwords = { currentPassword: 'alaaf-11-11', password: 'lang genoeg' };
    renderPortal('/', { user, mocks: [change(passwords, { data: { updatePassword: null } })] });
    const field = await fillIn('alaaf-11-11', 'lang genoeg');
    expect(await screen.findByText('Uw wachtwoord is succesvol gewijzigd')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(screen.getByLabelText('Huidig wachtwoord')).toHaveValue('');
  });

  it('drops an address that waits, as the server does', async () => {
    const passwords = { currentPassword: 'alaaf-11-11', password: 'lang genoeg' };
    renderPortal('/', {
      user: { ...user, pendingEmail: 'nieuw@carnaval.example' },
      mocks: [change(passwords, { data: { updatePassword: null } })],
    });
    expect(await screen.findByText(/Wacht op bevestiging/)).toBeVisible();
    await fillIn('alaaf-11-11', 'lang genoeg');
    await waitFor(() => expect(screen.queryByText(/Wacht op bevestiging/)).not.toBeInTheDocument());
  });

  it('needs 8 characters, and the password of now', async () => {
    renderPortal('/', { user });
    await fillIn('', 'zeven77');
    expect(await screen.findByText('Het wachtwoord moet uit minimaal 8 tekens bestaan')).toBeVisible();
    expect(screen.getByLabelText('Huidig wachtwoord')).toHaveAccessibleDescription('Verplicht');
  });

  it.each([
    ['Huidig wachtwoord', 'currentPassword', 'Dit is niet je huidige wachtwoord'],
    [
      'Nieuw wachtwoord',
      'password',
      'Dit wachtwoord is te makkelijk te raden. Kies een langer of ongewoner wachtwoord.',
    ],
  ])('that is refused says so at "%s" and keeps what was typed', async (label, name, message) => {
    const refused = new GraphQLError(message, {
      extensions: { code: 'BAD_USER_INPUT', fields: { [name]: message } },
    });
    const passwords = { currentPassword: 'gok', password: 'password123' };
    renderPortal('/', { user, mocks: [change(passwords, { errors: [refused] })] });
    const field = await fillIn('gok', 'password123');
    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(field).toHaveValue('password123');
  });
});
