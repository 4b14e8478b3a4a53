import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from 'kit/download';
import { ApiError } from 'kit/graphql';

import { DownloadButton } from './DownloadButton';

jest.mock('kit/download', () => ({ downloadFile: jest.fn() }));
const download = jest.mocked(downloadFile);
const file = { url: '/files/publicDocs/paper/a1', name: 'Krant.pdf' };
const pressed = () => screen.getByRole('button', { name: 'Krant.pdf downloaden' });

beforeEach(() => void download.mockReset());

test('downloads once, however often it is pressed', async () => {
  let done: () => void = () => undefined;
  download.mockReturnValue(new Promise((resolve) => void (done = resolve)));
  const user = userEvent.setup();
  render(<DownloadButton file={file} />);
  await user.dblClick(pressed());
  expect(pressed()).toHaveAttribute('aria-busy', 'true');
  expect(download).toHaveBeenCalledTimes(1);
  expect(download).toHaveBeenCalledWith(file);
  done();
  await waitFor(() => expect(pressed()).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('why it failed is shown in an alert, and it can be tried again', async () => {
  download.mockRejectedValueOnce(new ApiError('Dit bestand is niet gevonden.', 'NOT_FOUND'));
  download.mockResolvedValueOnce(undefined);
  const user = userEvent.setup();
  render(<DownloadButton file={file} />);
  await user.click(pressed());
  await screen.findByRole('alertdialog', { name: 'Downloaden is niet gelukt' });
  expect(screen.getByRole('alert')).toHaveTextContent('Dit bestand is niet gevonden.');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(download).toHaveBeenCalledTimes(2);
});

test('the alert can be closed', async () => {
  download.mockRejectedValue(new ApiError('Geen verbinding.', 'NETWORK'));
  const user = userEvent.setup();
  render(<DownloadButton file={file} label="Verklaring downloaden" />);
  await user.click(screen.getByRole('button', { name: 'Verklaring downloaden' }));
  await user.click(await screen.findByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
