import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { differingRows } from 'kit/conflict';
import { FormTextField, requiredText } from 'kit/forms';
import { ApiError } from 'kit/graphql';
import { SnackbarProvider } from 'kit/ui';
import { useState } from 'react';
import { object } from 'yup';

import { ChangeLog, DeleteDialog, EditDialog, EditLock, FormDialog } from './index';

interface Text {
  text: string;
  revision: number;
}

const schema = object({ text: requiredText() });
const conflict = new ApiError(
  'Deze tekst is intussen gewijzigd.',
  'CONFLICT',
  {},
  {
    modifiedBy: 'Piet',
    modifiedAt: '2027-02-02T10:11:00.000Z',
  },
);

/** A record on a server that somebody else may have changed. */
function serverWith(stored: Text) {
  const server = {
    stored,
    send: jest.fn(async (read: Text, { text }: { text: string }) => {
      if (read.revision !== server.stored.revision) throw conflict;
      server.stored = { text, revision: read.revision + 1 };
    }),
  };
  return server;
}

type Server = ReturnType<typeof serverWith>;
const how = (server: Server, record: Text) => ({
  record,
  schema,
  valuesOf: ({ text }: Text) => ({ text }),
  send: server.send,
  fetchLatest: async () => server.stored,
  differences: (mine: { text: string }, theirs: Text) =>
    differingRows({ text: 'Tekst' }, mine, { text: theirs.text }),
});

function show(server: Server) {
  function Page() {
    const [record, setRecord] = useState(server.stored);
    return (
      <SnackbarProvider>
        <button onClick={() => setRecord(server.stored)}>Ververs</button>
        <EditLock title="Introductie" read={<p>{record.text}</p>} {...how(server, record)}>
          <FormTextField name="text" label="Tekst" />
        </EditLock>
      </SnackbarProvider>
    );
  }
  render(<Page />);
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Tekst' });
const type = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.clear(field());
  await user.type(field(), text);
};

describe('a locked text', () => {
  test('opens with Aanpassen and locks again when it is stored', async () => {
    const server = serverWith({ text: 'Alaaf', revision: 3 });
    const user = show(server);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(button('Introductie aanpassen'));
    await type(user, 'Alaaf iedereen');
    await user.click(button('Opslaan'));
    expect(await screen.findByRole('button', { name: 'Introductie aanpassen' })).toBeVisible();
    expect(server.stored).toEqual({ text: 'Alaaf iedereen', revision: 4 });
  });

  test('locks without saving on Annuleren, and asks first when something was typed', async () => {
    const server = serverWith({ text: 'Alaaf', revision: 3 });
    const user = show(server);
    await user.click(button('Introductie aanpassen'));
    await user.click(button('Annuleren'));
    await user.click(button('Introductie aanpassen'));
    await type(user, 'Toch niet');
    await user.click(button('Annuleren'));
    await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
    expect(field()).toHaveValue('Toch niet');
    await user.click(button('Annuleren'));
    await user.click(await screen.findByRole('button', { name: 'Weggooien' }));
    expect(screen.getByText('Alaaf')).toBeVisible();
    expect(server.send).not.toHaveBeenCalled();
  });

  test('is kept in another way by the other button, not by Enter', async () => {
    const server = serverWith({ text: 'Alaaf', revision: 3 });
    const keep = jest.fn().mockRejectedValueOnce(new ApiError('Geen verbinding', 'NETWORK'));
    render(
      <SnackbarProvider>
        <EditLock
          title="Introductie"
          read={null}
          {...how(server, server.stored)}
          other={{ label: 'Bewaren als concept', send: keep }}
          more={<button>Meer</button>}
        >
          <FormTextField name="text" label="Tekst" />
        </EditLock>
      </SnackbarProvider>,
    );
    const user = userEvent.setup();
    expect(button('Meer')).toBeVisible();
    await user.click(button('Introductie aanpassen'));
    await type(user, 'Concept');
    await user.click(button('Bewaren als concept'));
    expect(await screen.findByText('Geen verbinding')).toBeVisible();
    expect(server.send).not.toHaveBeenCalled();
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(server.stored).toEqual({ text: 'Concept', revision: 4 }));
    expect(keep).toHaveBeenCalledTimes(1);
  });

  test('stays open with what was typed when it is wrong or refused', async () => {
    const server = serverWith({ text: 'Alaaf', revision: 3 });
    server.send.mockRejectedValueOnce(new ApiError('Geen verbinding', 'NETWORK'));
    const user = show(server);
    await user.click(button('Introductie aanpassen'));
    await user.clear(field());
    await user.click(button('Opslaan'));
    expect(await screen.findByText('Verplicht')).toBeVisible();
    await type(user, 'Nieuw');
    await user.click(button('Opslaan'));
    expect(await screen.findByText('Geen verbinding')).toBeVisible();
    expect(field()).toHaveValue('Nieuw');
  });

  test('keeps what is being typed when the page reads a newer version, and says so when saving', async () => {
    const server = serverWith({ text: 'Alaaf', revision: 3 });
    const user = show(server);
    await user.click(button('Introductie aanpassen'));
    await type(user, 'Mijn tekst');
    server.stored = { text: 'Tekst van Piet', revision: 4 };
    await user.click(button('Ververs'));
    expect(field()).toHaveValue('Mijn tekst');
    await user.click(button('Opslaan'));
    await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet' });
    expect(screen.getByRole('row', { name: 'Tekst Mijn tekst Tekst van Piet' })).toBeVisible();
    await user.click(button('Mijn versie opslaan'));
    await waitFor(() => expect(server.stored).toEqual({ text: 'Mijn tekst', revision: 5 }));
  });

  test('can take over the other version, and go on from there', async () => {
    const server = serverWith({ text: 'Alaaf', revision: 3 });
    const user = show(server);
    await user.click(button('Introductie aanpassen'));
    await type(user, 'Mijn tekst');
    server.stored = { text: 'Tekst van Piet', revision: 4 };
    await user.click(button('Opslaan'));
    await user.click(await screen.findByRole('button', { name: 'Andere versie overnemen' }));
    await waitFor(() => expect(field()).toHaveValue('Tekst van Piet'));
    await type(user, 'Samen');
    await user.click(button('Opslaan'));
    await waitFor(() => expect(server.stored).toEqual({ text: 'Samen', revision: 5 }));
  });

  test('asks again when meanwhile somebody was first once more', async () => {
    const server = serverWith({ text: 'Alaaf', revision: 3 });
    const user = show(server);
    await user.click(button('Introductie aanpassen'));
    await type(user, 'Mijn tekst');
    server.stored = { text: 'Tekst van Piet', revision: 4 };
    await user.click(button('Opslaan'));
    await screen.findByRole('row', { name: 'Tekst Mijn tekst Tekst van Piet' });
    server.stored = { text: 'Tekst van Truus', revision: 5 };
    await user.click(button('Mijn versie opslaan'));
    expect(await screen.findByRole('row', { name: 'Tekst Mijn tekst Tekst van Truus' })).toBeVisible();
  });

  test('can go on with editing, and loses nothing', async () => {
    const server = serverWith({ text: 'Alaaf', revision: 3 });
    const user = show(server);
    await user.click(button('Introductie aanpassen'));
    await type(user, 'Mijn tekst');
    server.stored = { text: 'Tekst van Piet', revision: 4 };
    await user.click(button('Opslaan'));
    await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
    expect(await screen.findByText('Deze tekst is intussen gewijzigd.')).toBeVisible();
    expect(field()).toHaveValue('Mijn tekst');
    expect(server.stored.text).toBe('Tekst van Piet');
  });
});

describe('a dialog to add', () => {
  function showAdd(onSubmit: (values: { text: string }) => Promise<unknown>, canSubmit?: () => boolean) {
    const onClose = jest.fn();
    render(
      <FormDialog
        title="Toevoegen aan de lijst"
        isOpen
        onClose={onClose}
        initialValues={{ text: '' }}
        schema={schema}
        canSubmit={canSubmit}
        onSubmit={onSubmit}
      >
        <FormTextField name="text" label="Tekst" />
      </FormDialog>,
    );
    return { user: userEvent.setup(), onClose };
  }

  test('closes when it is stored, and is sent once', async () => {
    const onSubmit = jest.fn(async () => undefined);
    const { user, onClose } = showAdd(onSubmit);
    await user.type(await screen.findByRole('textbox', { name: 'Tekst' }), 'Nieuw');
    await user.dblClick(button('Toevoegen'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith({ text: 'Nieuw' });
  });

  test('stays open when it is refused', async () => {
    const { user, onClose } = showAdd(async () => {
      throw new ApiError('Bestaat al', 'BAD_USER_INPUT', { text: 'Bestaat al' });
    });
    await user.type(await screen.findByRole('textbox', { name: 'Tekst' }), 'Dubbel');
    await user.click(button('Toevoegen'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Bestaat al'));
    expect(onClose).not.toHaveBeenCalled();
  });

  test('asks before what was typed is lost', async () => {
    const { user, onClose } = showAdd(async () => undefined);
    await user.type(await screen.findByRole('textbox', { name: 'Tekst' }), 'Half');
    await user.click(button('Sluiten'));
    await user.click(await screen.findByRole('button', { name: 'Verder bewerken' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('Annuleren'));
    await user.click(await screen.findByRole('button', { name: 'Weggooien' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('offers its button only when it may', async () => {
    showAdd(
      async () => undefined,
      () => false,
    );
    await screen.findByRole('textbox', { name: 'Tekst' });
    expect(screen.queryByRole('button', { name: 'Toevoegen' })).not.toBeInTheDocument();
  });
});

test('a dialog to change begins with the record, and asks when somebody else was first', async () => {
  const server = serverWith({ text: 'Alaaf', revision: 3 });
  const user = userEvent.setup();
  const onClose = jest.fn();
  render(
    <SnackbarProvider>
      <EditDialog title="Aanpassen" isOpen onClose={onClose} {...how(server, server.stored)}>
        <FormTextField name="text" label="Tekst" />
      </EditDialog>
    </SnackbarProvider>,
  );
  expect(await screen.findByRole('textbox', { name: 'Tekst' })).toHaveValue('Alaaf');
  server.stored = { text: 'Van Piet', revision: 4 };
  await type(user, 'Van mij');
  await user.click(button('Opslaan'));
  await user.click(await screen.findByRole('button', { name: 'Mijn versie opslaan' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(server.stored.text).toBe('Van mij');
});

test('a deletion is asked, done once, and says why when it fails', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const onDelete = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(new ApiError('Geen verbinding', 'NETWORK'))
    .mockResolvedValue(undefined);
  render(
    <DeleteDialog
      isOpen
      question="Document verwijderen? Deze actie is onomkeerbaar."
      onDelete={onDelete}
      onClose={onClose}
    >
      Krant 2027
    </DeleteDialog>,
  );
  await screen.findByRole('alertdialog', { name: 'Document verwijderen? Deze actie is onomkeerbaar.' });
  await user.click(button('Verwijderen'));
  expect(await screen.findByText('Geen verbinding')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Verwijderen'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a change log shows the newest first', () => {
  render(<ChangeLog lines={['01/01/2027 - Jan: gemaakt', '02/01/2027 - Piet: aangepast']} />);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '02/01/2027 - Piet: aangepast',
    '01/01/2027 - Jan: gemaakt',
  ]);
});
