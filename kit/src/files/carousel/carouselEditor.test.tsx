import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'kit/graphql';
import { gone, mockUploads } from 'kit/testing';
import { loadDialogPanel, SnackbarProvider } from 'kit/ui';
import { useState } from 'react';

import { CarouselEditor, type CarouselEditorProps, type CarouselPicture } from '..';

mockUploads();
beforeAll(loadDialogPanel);

const photo = { id: 'f1', url: '/files/images/aboutUs/carrousel/f1', name: 'jan.jpg' };
const jan: CarouselPicture = { id: 'p1', name: 'Prins Jan', story: 'Van 1969', photo, revision: 3 };
const piet: CarouselPicture = { id: 'p2', name: 'Prins Piet', story: '', photo: null, revision: 1 };
const labels = {
  title: 'Prinsen',
  add: 'Prins toevoegen',
  editTitle: 'Prins aanpassen',
  nameLabel: 'Naam',
  storyLabel: 'Verhaal',
  empty: 'Er zijn nog geen prinsen.',
};

type Props = CarouselEditorProps<CarouselPicture>;

function start(props: Partial<Props> = {}) {
  const calls = {
    onAdd: jest.fn().mockResolvedValue(undefined),
    onEdit: jest.fn().mockResolvedValue(undefined),
    onDelete: jest.fn().mockResolvedValue(undefined),
    onMove: jest.fn().mockResolvedValue(undefined),
    fetchLatest: jest.fn().mockResolvedValue(undefined),
  };
  const editor = (more: Partial<Props> = {}) => (
    <SnackbarProvider>
      <CarouselEditor<CarouselPicture>
        items={[jan, piet]}
        folder="images/aboutUs/carrousel"
        maxWidth={200}
        withStory
        labels={labels}
        {...calls}
        {...props}
        {...more}
      />
    </SnackbarProvider>
  );
  const { rerender } = render(editor());
  return { user: userEvent.setup(), ...calls, show: (more: Partial<Props>) => rerender(editor(more)) };
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('shows name, story and picture; an empty carousel says so', () => {
  const { show } = start();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Prins JanVan 1969');
  expect(first?.querySelector('img')).toHaveAttribute('src', photo.url);
  expect(second?.querySelector('img')).toBeNull();
  show({ items: [] });
  expect(screen.getByText('Er zijn nog geen prinsen.')).toBeVisible();
});

test('a picture needs a name, is added once, and the dialog closes', async () => {
  const { user, onAdd } = start();
  await user.click(button('Prins toevoegen'));
  const form = await dialog('Prins toevoegen');
  await user.click(form.getByRole('button', { name: 'Toevoegen' }));
  await waitFor(() => expect(form.getByLabelText('Naam')).toHaveAccessibleDescription('Verplicht'));
  await user.type(form.getByLabelText('Naam'), 'Prins Kees');
  await user.type(form.getByLabelText('Verhaal'), 'De jongste');
  await user.dblClick(form.getByRole('button', { name: 'Toevoegen' }));
  await gone();
  expect(onAdd).toHaveBeenCalledTimes(1);
  expect(onAdd).toHaveBeenCalledWith({ name: 'Prins Kees', story: 'De jongste', photoId: null });
});

test('where a picture is obligatory it is asked for; without stories there is no field for one', async () => {
  const { user, onAdd } = start({ photoRequired: true, withStory: false });
  await user.click(button('Prins toevoegen'));
  const form = await dialog('Prins toevoegen');
  await user.type(form.getByLabelText('Naam'), 'Optocht{Enter}');
  await waitFor(() => expect(form.getByLabelText('Afbeelding')).toBeInvalid());
  expect(form.queryByLabelText('Verhaal')).not.toBeInTheDocument();
  expect(onAdd).not.toHaveBeenCalled();
});

test('an edit is sent with the revision that was read, whatever is read meanwhile', async () => {
  const { user, onEdit, show } = start();
  await user.click(button('Prins Jan aanpassen'));
  const form = await dialog('Prins aanpassen');
  await user.type(form.getByLabelText('Naam'), ' I');
  show({ items: [{ ...jan, name: 'Jan van een ander', revision: 4 }, piet] });
  expect(form.getByLabelText('Naam')).toHaveValue('Prins Jan I');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  await gone();
  expect(onEdit).toHaveBeenCalledWith(jan, { name: 'Prins Jan I', story: 'Van 1969', photoId: 'f1' });
});

test('when somebody else was first both versions are shown, with their pictures', async () => {
  const other = { id: 'f9', url: '/files/images/aboutUs/carrousel/f9', name: 'johan.jpg' };
  const theirs = { ...jan, name: 'Prins Johan', photo: other, revision: 7 };
  const onEdit = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('Intussen gewijzigd', 'CONFLICT', {}, { modifiedBy: 'Piet' }))
    .mockResolvedValueOnce(undefined);
  const { user, fetchLatest } = start({ onEdit, fetchLatest: jest.fn().mockResolvedValue(theirs) });
  expect(fetchLatest).not.toHaveBeenCalled();
  await user.click(button('Prins Jan aanpassen'));
  const form = await dialog('Prins aanpassen');
  await user.type(form.getByLabelText('Naam'), ' I');
  await user.click(form.getByRole('button', { name: 'Opslaan' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet' }));
  expect(question.getByRole('row', { name: 'Naam Prins Jan I Prins Johan' })).toBeVisible();
  expect(question.getByRole('img', { name: 'johan.jpg' })).toHaveAttribute('src', other.url);
  expect(question.queryByRole('row', { name: /Verhaal/ })).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Mijn versie opslaan' }));
  await gone();
  expect(onEdit.mock.lastCall?.[0]).toBe(theirs);
  expect(onEdit.mock.lastCall?.[1]).toMatchObject({ name: 'Prins Jan I', photoId: 'f1' });
});

test('deleting asks first', async () => {
  const { user, onDelete } = start();
  await user.click(button('Prins Piet verwijderen'));
  await screen.findByRole('alertdialog', { name: 'Prins Piet verwijderen? Deze actie is onomkeerbaar.' });
  await user.click(button('Verwijderen'));
  await gone();
  expect(onDelete.mock.calls).toEqual([['p2']]);
});

/** A page that does what it is asked. */
function Movable() {
  const [items, setItems] = useState([jan, piet]);
  return (
    <SnackbarProvider>
      <CarouselEditor<CarouselPicture>
        items={items}
        folder="images/aboutUs/carrousel"
        maxWidth={200}
        labels={labels}
        onAdd={jest.fn()}
        onEdit={jest.fn()}
        onDelete={jest.fn()}
        onMove={() => Promise.resolve(setItems([piet, jan]))}
        fetchLatest={jest.fn()}
      />
    </SnackbarProvider>
  );
}

test('a picture can be moved, not beyond the ends, and keeps focus', async () => {
  const user = userEvent.setup();
  render(<Movable />);
  expect(button('Prins Jan naar voren')).toBeDisabled();
  expect(button('Prins Piet naar achteren')).toBeDisabled();
  await user.click(button('Prins Piet naar voren'));
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Prins Piet'));
  await waitFor(() => expect(button('Prins Piet naar achteren')).toHaveFocus());
});

test('one move at a time; a failure is told', async () => {
  let fail: (error: Error) => void = () => undefined;
  const onMove = jest.fn(() => new Promise<never>((_resolve, reject) => (fail = reject)));
  const { user } = start({ onMove });
  await user.click(button('Prins Jan naar achteren'));
  await user.click(button('Prins Jan naar achteren'));
  await user.click(button('Prins Piet naar voren'));
  expect(onMove.mock.calls).toEqual([['p1', 'later']]);
  act(() => fail(new ApiError('De volgorde is intussen gewijzigd', 'CONFLICT')));
  expect(await screen.findByText('De volgorde is intussen gewijzigd')).toBeVisible();
});

test('without a way to move there are no buttons for it', () => {
  start({ onMove: undefined });
  expect(screen.queryByRole('button', { name: /naar voren/ })).not.toBeInTheDocument();
});
