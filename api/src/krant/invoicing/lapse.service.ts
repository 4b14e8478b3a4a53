import { pushLogLine, PORTAL } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { stamp } from '../../platform/database/updateAtRevision';
import type { PortalContext } from '../../platform/portalContext';
import { isPaid } from '../advertisements/adList.service';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import type { Advertiser } from '../advertisers/advertiser.model';
import { printedOf } from '../advertisers/advertiserFields';

/**
 * Drops the invoices, of whatever edition, that say something else than the advertiser now, or would go elsewhere: they
 * are made anew. What was mailed or is paid stays. Safe to repeat.
 */
export async function lapseIfOther(portal: PortalContext, advertiser: Advertiser): Promise<void> {
  const other = {
    advertiserId: advertiser.id,
    invoice: { $ne: null },
    'invoice.printed': { $ne: printedOf(advertiser) },
    'invoice.sentAt': null,
    ...isPaid(false),
  };
  for (;;) {
    const before = await AdvertisementModel.findOneAndUpdate(
      other,
      {
        $set: { invoice: null, advSendAdress: '', ...stamp(PORTAL) },
        $inc: { revision: 1 },
        $push: pushLogLine(PORTAL, 'factuur vervallen: de gegevens van de adverteerder zijn gewijzigd'),
      },
      { returnDocument: 'before', lean: leanWithId },
    );
    if (!before) return;
    await portal.files.release(before.invoice?.file);
  }
}
