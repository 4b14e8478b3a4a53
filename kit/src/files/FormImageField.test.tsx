import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'kit/forms';
import { lastUpload, MockUpload, mockUploads } from 'kit/testing';

import { FormImageField } from './FormImageField';
import { scaleImage } from './upload/scaleImage';

jest.mock('./upload/scaleImage', () => ({ scaleImage: jest.fn() }));
const scale = jest.mocked(scaleImage);

mockUploads();
beforeEach(() => {
  scale.mockReset();
  scale.mockImplementation(async (file) => new File(['klein'], file.name, { type: file.type }));
});

const theme = { id: 't1', url: '/files/images/theme/t1', name: 'bord.png' };
const png = (type = 'image/png', name = 'groot.png') => new File(['een grote foto'], name, { type });

function show(imageId: string | null = null) {
  render(
    <Form initialValues={{ imageId }} onSubmit={async () => undefined}>
      <FormImageField name="imageId" label="Themabord" folder="images/theme" maxWidth={900} current={theme} />
    </Form>,
  );
  return userEvent.setup({ applyAccept: false });
}

const input = () => screen.getByLabelText('Themabord');

test('an image is scaled, uploaded and shown', async () => {
  const user = show();
  expect(input()).toHaveAttribute('accept', 'image/png,image/jpeg,image/bmp');
  await user.upload(input(), png());
  await waitFor(() => expect(MockUpload.sent).toHaveLength(1));
  expect(scale).toHaveBeenCalledWith(expect.objectContaining({ name: 'groot.png' }), 900);
  expect(lastUpload().body?.size).toBe('klein'.length);
  await act(async () => lastUpload().store('b1'));
  expect(screen.getByRole('img', { name: 'groot.png' })).toHaveAttribute('src', '/files/images/theme/b1');
});

test('until it is scaled there is no telling how far it is, and it can be stopped', async () => {
  let scaled: (file: File) => void = () => undefined;
  scale.mockReturnValue(new Promise((resolve) => void (scaled = resolve)));
  const user = show();
  await user.upload(input(), png());
  expect(await screen.findByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  await user.click(screen.getByRole('button', { name: 'Uploaden annuleren' }));
  await act(async () => scaled(png()));
  expect(MockUpload.sent.filter(({ isAborted }) => !isAborted)).toHaveLength(0);
  expect(screen.getByText('Kies een afbeelding')).toBeVisible();
});

test('what is no image is refused at the field', async () => {
  const user = show();
  await user.upload(input(), png('image/gif', 'foto.gif'));
  await waitFor(() => expect(input()).toHaveAccessibleDescription('Kies een png-, jpeg- of bmp-bestand.'));
  expect(MockUpload.sent).toHaveLength(0);
});

test('an image that the browser cannot read is refused at the field', async () => {
  scale.mockRejectedValue(new Error('Deze afbeelding kan niet worden gelezen.'));
  const user = show();
  await user.upload(input(), png());
  await waitFor(() =>
    expect(input()).toHaveAccessibleDescription('Deze afbeelding kan niet worden gelezen.'),
  );
});

test('the image of the record is shown as long as the form holds it', async () => {
  const user = show('t1');
  expect(screen.getByRole('img', { name: 'bord.png' })).toHaveAttribute('src', theme.url);
  await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Kies een afbeelding')).toBeVisible();
});

test('an image that cannot be shown says so', () => {
  show('t1');
  fireEvent.error(screen.getByRole('img', { name: 'bord.png' }));
  expect(screen.getByRole('img', { name: 'bord.png kan niet worden getoond' })).toBeInTheDocument();
});

test('the image of another version is not mistaken for the one the form holds', () => {
  show('t0');
  expect(screen.queryByRole('img', { name: 'bord.png' })).not.toBeInTheDocument();
  expect(screen.getByText('Gekozen bestand')).toBeVisible();
});

test('a described picture is asked for its words and its point, which is where it is touched', async () => {
  const sent: unknown[] = [];
  render(
    <Form
      initialValues={{ imageId: 't1', alt: '', focus: null }}
      onSubmit={async (values) => void sent.push(values)}
    >
      <FormImageField
        name="imageId"
        label="Themabord"
        folder="images/theme"
        maxWidth={900}
        current={theme}
        described
      />
      <button type="submit">Opslaan</button>
    </Form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Alternatieve tekst' }), 'Een bord');
  const across = screen.getByRole('slider', { name: 'Van links' });
  expect(across).toHaveValue('50');
  const touched = screen
    .getByRole('group', { name: 'Wat blijft in beeld?' })
    .querySelector('img')?.parentElement;
  jest
    .spyOn(touched as HTMLElement, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, top: 20, width: 200, height: 100 } as DOMRect);
  // jsdom has no pointer events with places.
  const at = (type: string, clientX: number, clientY: number) =>
    fireEvent(
      touched as HTMLElement,
      Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY, buttons: 1 }), { pointerId: 1 }),
    );
  at('pointerdown', 60, 30);
  at('pointermove', 250, 45);
  expect(across).toHaveValue('100');
  expect(screen.getByRole('slider', { name: 'Van boven' })).toHaveValue('25');
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(sent).toEqual([{ imageId: 't1', alt: 'Een bord', focus: { x: 100, y: 25 } }]));
});
