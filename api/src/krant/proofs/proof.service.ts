import { Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine, WITHOUT_LOG } from '../../platform/audit/logLine';
import type { Columns } from '../../platform/database/reading/columns';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { storeFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn, type NewMail } from '../../platform/records/pendingMails';
import { LINES } from '../../platform/text/inputFields';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { getAdvertisement } from '../advertisements/advertisement.service';
import { getAdvertiser } from '../advertisers/access.service';
import { mustBeActive } from '../editions/krantState.service';
import { AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import { type AdProof, AdProofState, isLocked, LOCKED, NOT_LOCKED } from './proof.type';
import { drawIn, proofPicture } from './proofPicture';

/** So many rounds an advertisement has at most. */
const MOST_ROUNDS = 20;

/** Where the pictures of its proofs are. */
export const picturesOf = (id: string): string => `krant/proeven/${id}`;

/** The rounds of an advertisement, oldest first, with what became of each. */
export function roundsOf({
  proofs = [],
  proofState,
}: Pick<Advertisement, 'proofs' | 'proofState'>): AdProof[] {
  return proofs.map((proof, at) => {
    const isLast = at === proofs.length - 1;
    const unanswered =
      isLast && proofState === AdProofState.waiting ? AdProofState.waiting : AdProofState.ended;
    return { ...proof, state: proof.outcome ?? unanswered };
  });
}

/** What was sent of an edition and is sold still: what is asked for first, then what waits (docs/domain/krant.md, N86). */
export async function listProofs(editionId: string, columns?: Columns): Promise<Advertisement[]> {
  const lists = await Promise.all(
    LISTED.map((proofState) =>
      AdvertisementModel.find({ editionId, proofState, advState: AdvState.verkocht })
        .select(columns ?? WITHOUT_LOG)
        .sort({ sortName: 1, _id: 1 })
        .lean(leanWithId),
    ),
  );
  return lists.flat();
}

const LISTED = [AdProofState.changes, AdProofState.waiting, AdProofState.seen, AdProofState.approved];

/**
 * Sends a document as a proof to the advertiser, who answers by a private link; one that waits for an answer is replaced by it.
 * @throws BAD_USER_INPUT, also when it is locked; NOT_FOUND
 */
export async function sendProof(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  documentId: string,
  message: string,
): Promise<Advertisement> {
  const ad = await getAdvertisement(id);
  await mustBeActive(ad.editionId);
  if (ad.advState !== AdvState.verkocht) throw new AppError('BAD_USER_INPUT', krantTexts.notSold);
  if (isLocked(ad)) throw new AppError('BAD_USER_INPUT', krantTexts.locked);
  if (message.trim().length > LINES) throw badInput({ message: texts.tooLong });
  const document = ad.docs.find((one) => one.id === documentId);
  if (!document) throw notFound(what.document);
  const { email } = await getAdvertiser(ad.advertiserId);
  if (!email) throw new AppError('BAD_USER_INPUT', krantTexts.noProofAddress);
  if ((ad.proofs ?? []).length >= MOST_ROUNDS) throw new AppError('BAD_USER_INPUT', krantTexts.tooManyProofs);
  const made = await proofPicture(drawIn(portal.threads), document.file, ad);
  const proof = {
    ...{ _id: new Types.ObjectId(), documentId },
    picture: await storeFile(picturesOf(id), { name: 'Proef', ...made }),
    ...{ message: message.trim(), sentBy: actor.name, sentAt: new Date() },
  };
  const { advFormat, advColor } = ad;
  const after = await AdvertisementModel.findOneAndUpdate(
    {
      ...{ _id: id, advState: AdvState.verkocht, advFormat, advColor },
      ...{ ...NOT_LOCKED, [`proofs.${MOST_ROUNDS - 1}`]: { $exists: false } },
    },
    {
      $set: { proofState: AdProofState.waiting },
      $push: {
        proofs: proof,
        ...pushLogLine(actor, `proef gestuurd: ${document.title}`),
        ...mailsIn(mailOf('paperProof', email, id, proof._id.toHexString())),
      } as never,
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (!after) throw await changedMeanwhile(id);
  await portal.mail.sendFrom(AdvertisementModel, id);
  return after;
}

/**
 * Opens an approved proof again: the advertisement can be changed, and the advertiser is told why.
 * @throws BAD_USER_INPUT when it is not locked, NOT_FOUND
 */
export async function reopenProof(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  why: string,
): Promise<Advertisement> {
  const reason = why.trim();
  if (!reason) throw badInput({ why: texts.required });
  if (reason.length > LINES) throw badInput({ why: texts.tooLong });
  const ad = await getAdvertisement(id);
  await mustBeActive(ad.editionId);
  const last = ad.proofs?.at(-1);
  const { email } = await getAdvertiser(ad.advertiserId);
  const after = last
    ? await AdvertisementModel.findOneAndUpdate(
        { _id: id, proofState: { $in: [...LOCKED] } },
        {
          $set: {
            proofState: null,
            'proofs.$[last].reopenedBy': actor.name,
            'proofs.$[last].reopenedAt': new Date(),
            'proofs.$[last].reopenedWhy': reason,
          },
          $push: {
            ...pushLogLine(actor, `goedgekeurde proef weer geopend: ${reason}`),
            ...(email && mailsIn(mailOf('paperProofOpened', email, id, last.id))),
          },
        },
        {
          arrayFilters: [{ 'last._id': new Types.ObjectId(last.id) }],
          ...{ returnDocument: 'after', lean: leanWithId },
        },
      )
    : null;
  if (!after) throw new AppError('BAD_USER_INPUT', krantTexts.notLocked);
  await portal.mail.sendFrom(AdvertisementModel, id);
  return after;
}

/** Takes away all private links to the proofs of an advertisement; doing so twice is harmless. @throws NOT_FOUND */
export async function revokeProofLinks(actor: SessionUser, id: string): Promise<Advertisement> {
  await getAdvertisement(id);
  const after = await AdvertisementModel.findOneAndUpdate(
    { _id: id, 'links.0': { $exists: true } },
    { $set: { links: [] }, $push: pushLogLine(actor, 'links naar de proef ingetrokken') },
    { returnDocument: 'after', lean: leanWithId },
  );
  return after ?? getAdvertisement(id);
}

/** The mail about a round. */
function mailOf(template: string, to: string, advertisementId: string, proofId: string): NewMail {
  return { template, to, data: { advertisementId, proofId } };
}

async function changedMeanwhile(id: string): Promise<AppError> {
  if (isLocked(await getAdvertisement(id))) return new AppError('BAD_USER_INPUT', krantTexts.locked);
  return new AppError('CONFLICT', krantTexts.proofMoved);
}
