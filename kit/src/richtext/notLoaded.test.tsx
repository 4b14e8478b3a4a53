import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, FormTextField } from 'kit/forms';

import { FormRichText } from './index';

let mockIsOffline = true;

jest.mock('./RichTextEditor', () => {
  if (mockIsOffline) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('./RichTextEditor');
});

test('when the editor cannot be fetched the form stays, and it can be tried again', async () => {
  const user = userEvent.setup();
  render(
    <Form initialValues={{ title: '', text: '<p>Alaaf</p>' }} onSubmit={() => Promise.resolve()}>
      <FormTextField name="title" label="Titel" />
      <FormRichText name="text" label="Tekst" />
    </Form>,
  );
  expect(screen.getByText('Alaaf')).toBeVisible();
  await user.type(screen.getByLabelText('Titel'), 'Pronkzitting');
  expect(await screen.findByRole('alert')).toHaveTextContent('Het tekstvak kan niet worden geladen');
  mockIsOffline = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('textbox', { name: 'Tekst' })).toHaveTextContent('Alaaf');
  expect(screen.getByLabelText('Titel')).toHaveValue('Pronkzitting');
});
