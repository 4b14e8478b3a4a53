import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, FormError, FormTextField, SubmitButton } from 'kit/forms';
import { unsaved } from 'kit/router';
import { lastUpload, MockUpload, mockUploads } from 'kit/testing';
import { object, string } from 'yup';

import { FormDocumentField } from './FormFileFields';

mockUploads();

const schema = object({ title: string(), fileId: string().nullable().required() });
const krant = { id: 'f1', url: '/files/publicDocs/paper/f1', name: 'Krant 2026.pdf', size: 2_500_000 };
const pdf = (name = 'Krant 2027.pdf', size = 3) =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf' });

interface Options {
  fileId?: string | null;
  current?: typeof krant | null;
  required?: boolean;
}

function show({ fileId = null, current, required }: Options = {}) {
  const onSubmit = jest.fn(async (_values: object) => undefined);
  const view = render(
    <Form initialValues={{ title: '', fileId }} schema={schema} onSubmit={onSubmit}>
      <FormTextField name="title" label="Titel" />
      <FormDocumentField
        name="fileId"
        label="Document"
        folder="publicDocs/paper"
        current={current}
        required={required}
      />
      <FormError />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return { onSubmit, user: userEvent.setup({ applyAccept: false }), ...view };
}

const input = () => screen.getByLabelText<HTMLInputElement>('Document');
const button = (name: string) => screen.getByRole('button', { name });
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
const request = async (count = 1) => {
  await waitFor(() => expect(MockUpload.sent).toHaveLength(count));
  return lastUpload();
};
const server = (answer: () => void) => act(async () => answer());

test('a chosen document is uploaded at once, with its progress, and becomes the value', async () => {
  const { user, onSubmit } = show();
  expect(screen.getByText('Kies een document')).toBeVisible();
  await user.upload(input(), pdf());
  const sent = await request();
  expect(sent.address).toBe('POST /files/publicDocs/paper');
  await server(() => sent.progress(1, 4));
  expect(screen.getByRole('progressbar', { name: 'Krant 2027.pdf uploaden' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  await server(() => sent.store('a1', { size: 1_258_291 }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByText('Krant 2027.pdf')).toBeVisible();
  expect(screen.getByText('PDF, 1,2 MB')).toBeVisible();
  await user.click(button('Opslaan'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ title: '', fileId: 'a1' }));
});

test('the native control has the name, the description and the accepted types', () => {
  show();
  expect(input()).toHaveAttribute('accept', '.pdf,.doc,.docx,.xml,.xls,.xlsx');
  expect(input()).toBeValid();
});

test('what cannot be is refused at the field, and nothing is sent', async () => {
  const { user } = show({ fileId: 'f1', current: krant });
  await user.upload(input(), pdf('groot.pdf', 20 * 1024 * 1024 + 1));
  await waitFor(() => expect(input()).toHaveAccessibleDescription('Dit bestand is groter dan 20 MB.'));
  expect(input()).toBeInvalid();
  expect(MockUpload.sent).toHaveLength(0);
  noButton('Opnieuw proberen');
  expect(screen.getByText('Niet geüpload')).toBeVisible();
  await user.click(button('Niet uploaden'));
  expect(screen.getByText('Krant 2026.pdf')).toBeVisible();
  expect(input()).toBeValid();
  expect(input()).toHaveFocus();
});

test('an obligatory document says so, and gets focus', async () => {
  const { user, onSubmit } = show();
  await user.click(button('Opslaan'));
  await waitFor(() => expect(input()).toHaveAccessibleDescription('Verplicht'));
  await waitFor(() => expect(input()).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a submit during the upload is held, and done once when the file is there', async () => {
  const { user, onSubmit } = show();
  await user.upload(input(), pdf());
  const sent = await request();
  await user.dblClick(button('Opslaan'));
  expect(screen.getByRole('status')).toHaveTextContent('Gaat vanzelf verder zodra het bestand er is.');
  await user.type(screen.getByLabelText('Titel'), 'Later getypt');
  expect(onSubmit).not.toHaveBeenCalled();
  await server(() => sent.store('a1'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith({ title: 'Later getypt', fileId: 'a1' });
});

test('a stopped upload calls off the submit that waited for it', async () => {
  const { user, onSubmit } = show({ fileId: 'f1', current: krant });
  await user.upload(input(), pdf());
  const sent = await request();
  await user.click(button('Opslaan'));
  await user.click(button('Uploaden annuleren'));
  expect(sent.isAborted).toBe(true);
  expect(screen.getByText('Krant 2026.pdf')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(button('Opslaan'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ title: '', fileId: 'f1' }));
});

test('a failed upload says why and can be tried again; until then nothing is saved without it', async () => {
  const { user, onSubmit } = show({ fileId: 'f1', current: krant });
  await user.upload(input(), pdf());
  const sent = await request();
  await user.click(button('Opslaan'));
  await server(() => sent.fail());
  expect(input()).toHaveAccessibleDescription(/^Er is geen verbinding met de server/);
  await user.click(button('Opslaan'));
  expect(input()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(button('Opnieuw proberen'));
  const again = await request(2);
  expect(again.body).toBe(sent.body);
  await server(() => again.store('a2'));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(button('Opslaan'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ title: '', fileId: 'a2' }));
});

test('the stored document is shown, can be removed and be replaced', async () => {
  const { user } = show({ fileId: 'f1', current: krant });
  expect(screen.getByText('Krant 2026.pdf')).toBeVisible();
  expect(screen.getByText('PDF, 2,4 MB')).toBeVisible();
  const chosen = jest.spyOn(input(), 'click');
  await user.click(button('Andere kiezen'));
  expect(chosen).toHaveBeenCalledTimes(1);
  await user.click(button('Verwijderen'));
  expect(screen.getByText('Kies een document')).toBeVisible();
  expect(input()).toHaveFocus();
});

test('a required document can only be replaced', () => {
  show({ fileId: 'f1', current: krant, required: true });
  expect(button('Andere kiezen')).toBeVisible();
  noButton('Verwijderen');
});

test('a second choice takes the place of the first', async () => {
  const { user } = show();
  await user.upload(input(), pdf('eerste.pdf'));
  const first = await request();
  await user.upload(input(), pdf('tweede.pdf'));
  const second = await request(2);
  expect(first.isAborted).toBe(true);
  await server(() => second.store('a2'));
  expect(screen.getByText('tweede.pdf')).toBeVisible();
});

test('a file can be dropped and pasted', async () => {
  show();
  const box = screen.getByText('Kies een document');
  const drop = createEvent.drop(box, {
    dataTransfer: { types: ['Files'], files: [pdf('gesleept.pdf')] },
  });
  fireEvent(box, drop);
  expect(drop.defaultPrevented).toBe(true);
  const dropped = await request();
  await server(() => dropped.store('a1'));
  expect(screen.getByText('gesleept.pdf')).toBeVisible();
  fireEvent.paste(screen.getByText('gesleept.pdf'), { clipboardData: { files: [pdf('geplakt.pdf')] } });
  const pasted = await request(2);
  await server(() => pasted.store('a2'));
  expect(screen.getByText('geplakt.pdf')).toBeVisible();
});

test('a file dropped beside the field does not replace the page', () => {
  show();
  const drop = createEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [pdf()] } });
  fireEvent(document.body, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(MockUpload.sent).toHaveLength(0);
});

test('leaving during an upload asks first, and ends it', async () => {
  const { user, unmount } = show();
  expect(unsaved.question()).toBeUndefined();
  await user.upload(input(), pdf());
  const sent = await request();
  expect(unsaved.question()).toMatch(/zonder de wijzigingen op te slaan/);
  unmount();
  expect(sent.isAborted).toBe(true);
  expect(unsaved.question()).toBeUndefined();
});

test('what was uploaded is still known when the field comes back, as in a wizard', async () => {
  const { user, unmount } = show();
  await user.upload(input(), pdf('terug.pdf'));
  const sent = await request();
  await server(() => sent.store('a7'));
  unmount();
  show({ fileId: 'a7' });
  expect(screen.getByText('terug.pdf')).toBeVisible();
});
