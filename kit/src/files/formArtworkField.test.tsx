import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from 'kit/forms';
import { lastUpload, MockUpload, mockUploads } from 'kit/testing';

import { FormArtworkField } from './FormFileFields';

mockUploads();

function show() {
  const onSubmit = jest.fn(async (_values: object) => undefined);
  render(
    <Form initialValues={{ fileId: null }} onSubmit={onSubmit}>
      <FormArtworkField name="fileId" label="Bestand" folder="docs/Edition_2027/12" />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return { onSubmit, user: userEvent.setup({ applyAccept: false }) };
}

const input = () => screen.getByLabelText<HTMLInputElement>('Bestand');

test('artwork is uploaded as it is and becomes the value', async () => {
  const { user, onSubmit } = show();
  const file = new File(['precies dit'], 'foto.JPEG');
  await user.upload(input(), file);
  await waitFor(() => expect(MockUpload.sent).toHaveLength(1));
  expect(lastUpload().address).toBe('POST /files/docs/Edition_2027/12');
  expect(lastUpload().body).toBe(file);
  await act(async () => lastUpload().store('a1'));
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ fileId: 'a1' }));
});

test('another type is refused at the field, and nothing is sent', async () => {
  const { user } = show();
  expect(input()).toHaveAttribute('accept', '.pdf,.png,.jpg,.jpeg,.bmp,.doc,.docx');
  await user.upload(input(), new File(['x'], 'lijst.xlsx'));
  await waitFor(() =>
    expect(input()).toHaveAccessibleDescription('Kies een pdf-, png-, jpeg-, bmp-, doc- of docx-bestand.'),
  );
  expect(MockUpload.sent).toHaveLength(0);
});
