import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'kit/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { object } from 'yup';

import { Form, FormTextField, InlineFields, requiredText } from './index';

const onCancel = jest.fn();
const schema = object({ phone: requiredText() });

function show() {
  onCancel.mockReset();
  const element = (
    <Form initialValues={{ phone: '06 12345678' }} schema={schema} onSubmit={async () => undefined}>
      <InlineFields label="Telefoonnummer" onCancel={onCancel}>
        <FormTextField name="phone" label="Telefoonnummer" autoFocus />
      </InlineFields>
    </Form>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <SnackbarProvider>
      <RouterProvider router={router} />
    </SnackbarProvider>,
  );
  return userEvent.setup();
}

test('Escape leaves it as it was', async () => {
  const user = show();
  await user.click(screen.getByRole('textbox', { name: 'Telefoonnummer' }));
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('when something was typed Escape asks first', async () => {
  const user = show();
  await user.type(screen.getByRole('textbox', { name: 'Telefoonnummer' }), '9{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Wijzigingen weggooien?' }));
  expect(onCancel).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Verder bewerken' }));
  expect(screen.getByRole('textbox', { name: 'Telefoonnummer' })).toHaveValue('06 123456789');
  await user.type(screen.getByRole('textbox', { name: 'Telefoonnummer' }), '{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Weggooien' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
