import { act, render, screen, waitFor } from '@testing-library/react';

import { type OpenedPdf, openPdf } from './pdfPages';
import { PdfPreview } from './PdfPreview';

jest.mock('./pdfPages', () => ({ openPdf: jest.fn() }));

const opening = jest.mocked(openPdf);
const file = new Blob(['%PDF-']);

function pdfOf(pageCount: number) {
  return {
    pageCount,
    draw: jest.fn<Promise<void>, Parameters<OpenedPdf['draw']>>(() => Promise.resolve()),
    close: jest.fn<undefined, []>(),
  };
}

async function start(pdf: OpenedPdf) {
  opening.mockResolvedValue(pdf);
  const shown = render(<PdfPreview file={file} title="Bon van Taart" />);
  await screen.findAllByRole('img');
  return shown;
}

test('a page is drawn, with its name for who does not see it', async () => {
  const pdf = pdfOf(1);
  const { unmount } = await start(pdf);
  const page = screen.getByRole('img', { name: 'Bon van Taart' });
  await waitFor(() => expect(page).toHaveAttribute('aria-busy', 'false'));
  expect(pdf.draw.mock.calls.map(([, number]) => number)).toEqual([1]);
  expect(pdf.close).not.toHaveBeenCalled();
  unmount();
  expect(pdf.close).toHaveBeenCalledTimes(1);
});

test('of a long one the first five pages are drawn, and how many more there are is said', async () => {
  const pdf = pdfOf(12);
  await start(pdf);
  expect(screen.getAllByRole('img').map((page) => page.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Bon van Taart, pagina ${number} van 12`),
  );
  expect(screen.getByText("De andere 7 pagina's zie je in een nieuw tabblad.")).toBeVisible();
});

test('what cannot be shown leaves no empty paper', async () => {
  opening.mockRejectedValue(new Error('Invalid PDF structure.'));
  render(<PdfPreview file={file} title="Bon van Taart" />);
  await act(async () => undefined);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText(/pagina/)).not.toBeInTheDocument();
});
