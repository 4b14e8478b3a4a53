import type { PortalContext } from '../../../platform/portalContext';
import { threadWork } from '../../../platform/threads/threadWork';
import type * as invoicesThread from '../invoices.thread';
import type { PrintedInvoice } from './invoiceLayout';

/** What printing needs of a portal: who the foundation is, and threads to draw in. */
export type PrintingPortal = Pick<PortalContext, 'settings' | 'threads'>;

/** What threads do for invoices. */
export const INVOICES = threadWork<typeof invoicesThread>(require.resolve('../invoices.thread'));

/** An invoice of the foundation as pdf. @param title of the document */
export function printInvoice(
  { threads, settings: { foundation } }: PrintingPortal,
  title: string,
  content: PrintedInvoice,
): Promise<Uint8Array> {
  return threads.run(INVOICES, 'printInvoice', { title, content, foundation });
}
