import { Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine, WITHOUT_LOG } from '../../platform/audit/logLine';
import { type Columns, leanWithId } from '../../platform/database/reading/leanFind';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { bytesOf, storeFile } from '../../platform/files/files.service';
import { PICTURE_TYPE } from '../../platform/files/fileTypes';
import type { StoredFile } from '../../platform/files/storedFile.type';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn, type NewMail } from '../../platform/records/pendingMails';
import { LINES } from '../../platform/text/inputFields';
import { type Threads, threadWork } from '../../platform/threads/threads';
import { type Advertisement, AdvertisementModel } from '../advertisements/advertisement.model';
import { getAdvertisement } from '../advertisements/advertisement.service';
import { getAdvertiser } from '../advertisers/access.service';
import { BLEED_MM, sizeOf } from '../artwork/artworkFindings';
import { mustBeActive } from '../editions/krantState.service';
import { AdvColor, AdvState } from '../krant.enums';
import { krantTexts, what } from '../krant.texts';
import { type AdProof, AdProofState, isLocked, LOCKED, NOT_LOCKED } from './proof.type';
import * as pictureThread from './proofPicture.thread';

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

const DRAW = threadWork<typeof pictureThread>(require.resolve('./proofPicture.thread'));
const LIMIT_MS = 20_000;
const MEMORY_MB = 512;
/** The longer side, in pixels: sharp on any screen, and some hundred kB. */
const LONGEST = 1600;
/** So much of a millimetre a pdf with bleed may be off. */
const OFF_MM = 2;

/** Draws the first page of a pdf. */
type Draw = typeof pictureThread.drawPdf;

/** That in a thread of its own: strangers made the pdf. */
export function drawIn(threads: Threads): Draw {
  const options = { isAlone: true, limitMs: LIMIT_MS, memoryMb: MEMORY_MB };
  return (request) => threads.run(DRAW, 'drawPdf', request, options);
}

/** What can be shown as a proof. */
const SHOWN = ['pdf', 'png', 'jpg'];

/**
 * The picture of a proof: what is to be printed, in the shape and the colours that were sold, without what is cut off.
 * @throws BAD_USER_INPUT on `documentId` for what cannot be shown
 */
export async function proofPicture(
  draw: Draw,
  file: StoredFile,
  { advFormat, advColor }: Pick<Advertisement, 'advFormat' | 'advColor'>,
): Promise<{ type: string; bytes: Uint8Array }> {
  const size = sizeOf(advFormat);
  if (!size || !SHOWN.includes(file.type)) throw cannotBeShown();
  const scale = LONGEST / Math.max(size.width, size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const { default: sharp } = await import('sharp');
  try {
    const bytes = await bytesOf(file);
    const drawn =
      file.type === 'pdf' ? await drawnWithoutBleed(draw, bytes, size.width, width) : sharp(bytes).rotate();
    const whole = drawn
      .flatten({ background: '#fff' })
      .resize(width, height, { fit: 'contain', background: '#fff' });
    const printed = advColor === AdvColor.zwartWit ? whole.greyscale() : whole;
    return { type: PICTURE_TYPE, bytes: await printed.webp({ quality: 82 }).toBuffer() };
  } catch {
    throw cannotBeShown();
  }
}

/** A pdf may have 3 mm on each side that the printer cuts off: an advertiser sees what is left. */
async function drawnWithoutBleed(draw: Draw, bytes: Uint8Array, widthMm: number, width: number) {
  const { default: sharp } = await import('sharp');
  const { png, widthMm: pageMm } = await draw({ bytes, width });
  const hasBleed = Math.abs(pageMm - widthMm - 2 * BLEED_MM) <= OFF_MM;
  if (!hasBleed) return sharp(png);
  const { width: wide, height: high } = await sharp(png).metadata();
  const cut = Math.round((BLEED_MM / pageMm) * wide);
  return sharp(png).extract({ left: cut, top: cut, width: wide - 2 * cut, height: high - 2 * cut });
}

function cannotBeShown(): AppError {
  return new AppError('BAD_USER_INPUT', krantTexts.proofFile);
}
