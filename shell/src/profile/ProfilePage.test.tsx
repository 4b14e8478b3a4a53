import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { testUser } from 'kit/testing';

import { ShellEditProfileDocument, ShellUpdatePasswordDocument } from '../gql/graphql';
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

  it('does not ask when nothing was typed', async () => {
    const { router } = renderPortal('/', { user });
    await startEditing('Adres');
    leave(router);
    expect(await screen.findByText('Je hebt geen rechten voor deze pagina')).toBeVisible();
  });
});

describe('the password', () => {
  it('is changed and the field is empty again', async () => {
    const change = {
      request: { query: ShellUpdatePasswordDocument, variables: { password: 'lang genoeg' } },
      result: { data: { updatePassword: null } },
    };
    renderPortal('/', { user, mocks: [change] });
    const field = await screen.findByLabelText('Nieuw wachtwoord');
    await userEvent.type(field, 'lang genoeg');
    await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }));
    expect(await screen.findByText('Uw wachtwoord is succesvol gewijzigd')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('needs 8 characters', async () => {
    renderPortal('/', { user });
    await userEvent.type(await screen.findByLabelText('Nieuw wachtwoord'), 'zeven77{Enter}');
    expect(await screen.findByText('Het wachtwoord moet uit minimaal 8 tekens bestaan')).toBeVisible();
  });
});
