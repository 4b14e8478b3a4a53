import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import type { PortalContext } from '../../platform/portalContext';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { readState } from '../editions/krantState.service';
import { lapseIfOther } from '../invoicing/invoice.service';
import { type Advertiser, AdvertiserModel } from './advertiser.model';
import { copiesOf } from './advertiserFields';

/**
 * Brings the copies in the advertisement of the active edition in line with the advertiser; invoices that are no longer
 * right lapse. Safe to repeat.
 */
export async function follow(portal: PortalContext, advertiser: Advertiser): Promise<void> {
  const { activeEditionId } = await readState();
  if (activeEditionId) {
    await ifMatched(
      AdvertisementModel.updateOne(
        { editionId: activeEditionId, advertiserId: advertiser.id },
        { $set: copiesOf(advertiser) },
      ),
    );
  }
  await lapseIfOther(portal, advertiser);
  await ifMatched(
    AdvertiserModel.updateOne(
      { _id: advertiser.id, revision: advertiser.revision },
      { $unset: { toFollow: 1 } },
    ),
  );
}

/** Does so for those where a crash came between the two writes. */
export async function followAll(portal: PortalContext): Promise<void> {
  const left = await AdvertiserModel.find({ toFollow: true }).lean(leanWithId);
  for (const advertiser of left) await follow(portal, advertiser);
}
