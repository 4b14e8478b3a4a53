import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportButtons } from 'kit/export';
import { answer, MockedApi } from 'kit/testing';
import { SnackbarProvider } from 'kit/ui';

import { LogExportDocument } from '../gql/lazy/graphql';
import { useExportLog } from './PortalLayout';

function Page() {
  useExportLog();
  return (
    <ExportButtons
      fileName="ledenlijst-2027-01-31"
      columns={[{ header: 'Naam', value: (name: string) => name }]}
      rows={['Jan', 'Piet']}
    />
  );
}

test.each([
  ['Excel', 'xlsx'],
  ['CSV', 'csv'],
  ['Afdrukken', 'print'],
])('what is taken along by %s is noted once', async (name, format) => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(window, 'print').mockImplementation(() => undefined);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const variables = { list: 'ledenlijst-2027-01-31', format, rows: 2 };
  const noted = jest.fn(() => ({ data: { logExport: null } }));
  const mock = { ...answer(LogExportDocument, variables, { logExport: null }), result: noted };
  render(
    <MockedApi mocks={[mock]}>
      <SnackbarProvider>
        <Page />
      </SnackbarProvider>
    </MockedApi>,
  );
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(noted).toHaveBeenCalledTimes(1));
  jest.restoreAllMocks();
});
