import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { perRequest } from '../../platform/schema/allow';
import { countAddressees } from './addressees';
import type { ClubContactMoment, ClubLetter, ClubMomentPayments } from './contactMoment.model';
import { ClubContactMomentModel } from './contactMoment.model';
import { lettersOf } from './letters.service';
import { paymentsOf } from './paymentRequest.service';

/** Edition id → its contact moments, newest first. */
export const momentsLoader = perRequest(
  () =>
    new DataLoader<string, ClubContactMoment[]>(async (editionIds) => {
      const found = await ClubContactMomentModel.find({ editionId: { $in: editionIds } })
        .select({ memberIds: 0, changeLog: 0 })
        .sort({ _id: -1 })
        .lean(leanWithId);
      return editionIds.map((id) =>
        (found as ClubContactMoment[]).filter(({ editionId }) => editionId === id),
      );
    }),
);

/** Moment id → its letters and labels in order. */
export const lettersLoader = perRequest(
  () =>
    new DataLoader<string, ClubLetter[]>(async (ids) => {
      const letters = await lettersOf(ids);
      return ids.map((id) => letters.get(id) ?? []);
    }),
);

const NONE: ClubMomentPayments = { asked: 0, paid: 0, twice: 0, uncounted: [], undone: [] };

/** Moment id → what became of its payment links. */
export const paymentsLoader = perRequest(
  () =>
    new DataLoader<string, ClubMomentPayments>(async (ids) => {
      const payments = await paymentsOf(ids);
      return ids.map((id) => payments.get(id) ?? NONE);
    }),
);

/** The title of an edition, or '' for all active members → how many would get a letter now. */
export const addressedLoader = perRequest(
  () =>
    new DataLoader<string, number>((titles) =>
      Promise.all(titles.map((title) => countAddressees({ allMembers: title === '', parent: title }))),
    ),
);
