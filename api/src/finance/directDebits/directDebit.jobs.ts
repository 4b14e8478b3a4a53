import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import type { PortalJob } from '../../platform/portalContext';
import { DirectDebitFileModel, heldBy } from '../claims/directDebit.model';

/** The work that tells payers what will be collected; its subject is the id of the file. */
export const ANNOUNCE = 'announceDirectDebit';

/** Tells each payer of a file, one a step. The outbox takes each only once, also when a crash comes before it is noted. */
export const announceJob: PortalJob = {
  name: ANNOUNCE,
  title: 'Incasso aankondigen',
  async run({ subject: id, progress }, { mail, settings }) {
    const file = await DirectDebitFileModel.findById(id).lean(leanWithId);
    const isReady = file && !file.reversed && (file.approval || !settings.paymentApproval);
    if (!isReady) return;
    const waiting = heldBy(file).filter(({ email, announcedOn }) => email && !announcedOn);
    for (const [at, { thing, email }] of waiting.entries()) {
      await mail.enqueueOnce(`directDebit ${id} ${thing}`, {
        ...{ template: 'directDebitAnnouncement', to: email, data: { fileId: id, thing } },
      });
      await ifMatched(
        DirectDebitFileModel.updateOne(
          { _id: id, debits: { $elemMatch: { thing, announcedOn: null } } },
          { $set: { 'debits.$.announcedOn': new Date() } },
        ),
      );
      await progress(at + 1, waiting.length);
    }
  },
};

/** The work that tells payers that an announced collection is off; its subject is the id of the file. */
export const WITHDRAWN = 'withdrawnDirectDebit';

/**
 * Tells each payer whose announcement went out that their line, or the whole file, was turned back; one a step. The outbox
 * takes each only once, also when a crash comes before it is noted.
 */
export const withdrawnJob: PortalJob = {
  name: WITHDRAWN,
  title: 'Melden dat een incasso niet doorgaat',
  async run({ subject: id, progress }, { mail }) {
    const file = await DirectDebitFileModel.findById(id).lean(leanWithId);
    const told = (file?.debits ?? []).filter(({ email, mailedOn, droppedOn, withdrawnOn }) => {
      return email && mailedOn && !withdrawnOn && (file?.reversed || droppedOn);
    });
    for (const [at, { thing, email }] of told.entries()) {
      await mail.enqueueOnce(`directDebitWithdrawn ${id} ${thing}`, {
        ...{ template: 'directDebitWithdrawn', to: email, data: { fileId: id, thing } },
      });
      await ifMatched(
        DirectDebitFileModel.updateOne(
          { _id: id, debits: { $elemMatch: { thing, withdrawnOn: null } } },
          { $set: { 'debits.$.withdrawnOn': new Date() } },
        ),
      );
      await progress(at + 1, told.length);
    }
  },
};
