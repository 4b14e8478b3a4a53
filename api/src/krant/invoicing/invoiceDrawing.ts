import { type PrintingPortal, printInvoice } from '../../finance/invoices/document/invoicePrinting';
import { storeFile } from '../../platform/files/files.service';
import type { StoredFile } from '../../platform/files/storedFile.type';
import { colorText } from '../adCategories';
import type { Advertisement } from '../advertisements/advertisement.model';
import type { KrantInvoice } from '../advertisements/krantInvoice';
import { readPrinted } from '../advertisers/advertiserFields';
import type { PaperEdition } from '../editions/edition.model';
import { pathOf } from '../editions/edition.service';

/** Where the invoices of an edition are. */
function invoicesFolder(editionTitle: string): string {
  return `facturen/krant/${pathOf(editionTitle)}`;
}

/** What is drawn: an invoice, or with an amount below zero what takes the invoice `creditOf` back. */
type Drawn = Omit<KrantInvoice, 'file' | 'reference' | 'sentAt'> & { reference?: string; creditOf?: string };

/** Draws and stores an invoice of an advertisement, or its credit note. */
export async function drawInvoice(
  portal: PrintingPortal,
  edition: Pick<PaperEdition, 'title'>,
  ad: Pick<Advertisement, 'advFormat' | 'advColor'>,
  { printed, creditOf, ...drawn }: Drawn,
): Promise<StoredFile> {
  const { name: nameClient, adres, postalCode, city } = readPrinted(printed);
  const name = `${drawn.number} - ${nameClient}.pdf`;
  const bytes = await printInvoice(portal, name, {
    ...drawn,
    creditOfNumber: creditOf,
    nameClient,
    addressClient: adres,
    postalCodeClient: `${postalCode} ${city}`.trim(),
    title: `Advertentie in de carnavalskrant, editie ${edition.title}`,
    description: [ad.advFormat && `${ad.advFormat} cm`, ad.advColor && colorText(ad.advColor)]
      .filter(Boolean)
      .join(', '),
  });
  return storeFile(invoicesFolder(edition.title), { name, type: 'pdf', bytes });
}
