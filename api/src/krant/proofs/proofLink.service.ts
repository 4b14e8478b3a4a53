import { Types } from 'mongoose';

import { hashToken } from '../../identity/sessions/session.model';
import { DAY, linkGone, newLink, openedBy, visitorUrl, withLink } from '../../identity/tokens/privateLink';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { dateInAmsterdam, daysAfter } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { bytesOf, claimFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import { takesDocuments } from '../advertisements/adParts.service';
import {
  type AdDocument,
  type Advertisement,
  AdvertisementModel,
} from '../advertisements/advertisement.model';
import { measureArtwork } from '../artwork/material.service';
import { getEdition } from '../editions/edition.service';
import { readState } from '../editions/krantState.service';
import { AdvState } from '../krant.enums';
import { krantTexts } from '../krant.texts';
import { packPage } from '../plan/packPage';
import { boxOf, pageOf, PAPER, widthOf } from '../plan/paper';
import { roundsOf } from './proof.service';
import {
  type AdProof,
  type AdProofAnswerInput,
  type AdProofLink,
  type AdProofPage,
  AdProofState,
} from './proof.type';

const LIFETIME = 60 * DAY;

/** Where an advertiser uploads a new file, by the hash of the link: only who has the link knows it. */
function folderOf(token: string): string {
  // Folders have letters and digits only.
  return `krant/proefbestanden/${Buffer.from(hashToken(token), 'base64url').toString('hex')}`;
}

/** The address of a new link to the proof of an advertisement, for a mail; null when it is not sold any more. */
export async function addProofLink(id: string, publicUrl: string): Promise<string | null> {
  const { token, link } = newLink('mail', LIFETIME);
  const { matchedCount } = await AdvertisementModel.updateOne(
    { _id: id, advState: AdvState.verkocht },
    withLink(link) as never,
    { updatePipeline: true },
  );
  return matchedCount > 0 ? visitorUrl(publicUrl, 'proef', token) : null;
}

/** Whether a link to a proof works, by its hash. @param hex as in the folder of its files */
export async function isProofLink(hex: string): Promise<boolean> {
  const tokenHash = Buffer.from(hex, 'hex').toString('base64url');
  const works = { $elemMatch: { tokenHash, expiresAt: { $gt: new Date() } } };
  return (await AdvertisementModel.exists({ links: works, advState: AdvState.verkocht })) !== null;
}

/** What the private link opens. @throws NOT_FOUND */
export async function readProof(token: string): Promise<AdProofLink> {
  return linkOf(token, await adOf(token));
}

/** Until which day an answer counts, YYYY-MM-DD; null: for good. */
export function answeredBy({ sentAt }: Pick<AdProof, 'sentAt'>, proofDays?: number | null): string | null {
  return proofDays ? daysAfter(dateInAmsterdam(sentAt), proofDays) : null;
}

/**
 * The answer of the advertiser: it is approved, which locks the advertisement, or something is to be other. The same answer
 * sent again changes nothing. @throws BAD_USER_INPUT at the field; CONFLICT when there is another proof, or an answer; NOT_FOUND
 */
export async function answerProof(
  portal: PortalContext,
  token: string,
  proofId: string,
  { approve, name, text, marks, fileId }: AdProofAnswerInput,
): Promise<AdProofLink> {
  const ad = await adOf(token);
  const outcome = approve ? AdProofState.approved : AdProofState.changes;
  const asked = {
    answer: approve ? '' : (text ?? '').trim(),
    marks: approve ? [] : (marks ?? []).map((mark) => ({ ...mark, text: mark.text.trim() })),
  };
  if (!approve && !asked.answer && asked.marks.length === 0 && !fileId)
    throw badInput({ text: krantTexts.noChange });
  const last = ad.proofs?.at(-1);
  if (last?.id !== proofId) throw new AppError('CONFLICT', krantTexts.proofEnded);
  if (last.outcome === outcome && last.answeredBy === name.trim()) return linkOf(token, ad);
  const document = approve || !fileId ? null : await documentOf(portal, token, fileId, name.trim(), ad);
  const after = await AdvertisementModel.findOneAndUpdate(
    {
      ...{ _id: ad.id, ...openedBy(token), advState: AdvState.verkocht },
      ...{ proofs: { $elemMatch: { _id: proofId, outcome: null } } },
      ...(document && takesDocuments.where?.(document)),
      proofState: AdProofState.waiting,
    },
    {
      $set: {
        proofState: outcome,
        'proofs.$[one].outcome': outcome,
        'proofs.$[one].answeredBy': name.trim(),
        'proofs.$[one].answeredAt': new Date(),
        'proofs.$[one].answer': asked.answer,
        'proofs.$[one].marks': asked.marks,
        'proofs.$[one].sentFile': document !== null,
      },
      $push: {
        ...(document && { docs: document }),
        ...pushLogLine(
          { name: `${name.trim()} (${ad.name})` },
          approve ? 'proef goedgekeurd' : 'wijziging van de proef gevraagd',
        ),
      } as never,
    },
    {
      arrayFilters: [{ 'one._id': new Types.ObjectId(proofId) }],
      ...{ returnDocument: 'after', lean: leanWithId },
    },
  );
  if (after) return linkOf(token, after);
  throw new AppError('CONFLICT', krantTexts.proofEnded);
}

/** The advertisement that a link opens: while it is sold, in the active edition, and there is a proof. @throws NOT_FOUND */
async function adOf(token: string): Promise<Advertisement> {
  const ad = await AdvertisementModel.findOne({ ...openedBy(token), advState: AdvState.verkocht }).lean(
    leanWithId,
  );
  const { activeEditionId } = await readState();
  if (!ad?.proofs?.length || ad.editionId !== activeEditionId) throw linkGone();
  return ad;
}

async function linkOf(token: string, ad: Advertisement): Promise<AdProofLink> {
  const { title, pageCount, proofDays } = await getEdition(ad.editionId);
  const rounds = roundsOf(ad);
  const last = rounds.at(-1);
  if (!last) throw linkGone();
  const bytes = await bytesOf(last.picture);
  return {
    ...{ name: ad.name, edition: title, format: ad.advFormat ?? '', color: ad.advColor ?? null },
    by: last.state === AdProofState.waiting ? answeredBy(last, proofDays) : null,
    picture: `data:image/${last.picture.type};base64,${bytes.toString('base64')}`,
    page: await pageAround(ad, pageCount),
    folder: folderOf(token),
    rounds: rounds.map((round) => ({
      ...{ id: round.id, state: round.state ?? AdProofState.ended, message: round.message },
      ...{ sentAt: round.sentAt, answer: round.answer, answeredBy: round.answeredBy },
      ...{ answeredAt: round.answeredAt ?? null, marks: round.marks, sentFile: round.sentFile },
      reopenedWhy: round.reopenedWhy,
    })),
  };
}

/** The page that it stands on with its neighbours, laid out as in the page plan; null: it is on none, or does not fit. */
async function pageAround(ad: Advertisement, pageCount: number): Promise<AdProofPage | null> {
  const number = pageOf(ad.placedOnPage, pageCount);
  if (!number) return null;
  const onPages = await AdvertisementModel.find({
    ...{
      editionId: ad.editionId,
      advState: AdvState.verkocht,
      placedOnPage: new RegExp(`^\\s*0*${number}(\\D|$)`),
    },
  })
    .select({ name: 1, advFormat: 1 })
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId);
  const boxes = onPages.flatMap(({ id, advFormat }) => boxOf(id, advFormat ?? null) ?? []);
  const ads = packPage(boxes).placed.map(({ id, column, top, columns, height }) => ({
    name: onPages.find((one) => one.id === id)?.name ?? '',
    ...{ own: id === ad.id, left: column * (PAPER.column + PAPER.gap), top, width: widthOf(columns), height },
  }));
  return ads.some(({ own }) => own) ? { number, width: PAPER.width, height: PAPER.height, ads } : null;
}

/** A new file of the advertiser, among the documents: measured as any other. @throws BAD_USER_INPUT */
async function documentOf(
  portal: PortalContext,
  token: string,
  fileId: string,
  creator: string,
  ad: Advertisement,
): Promise<Omit<AdDocument, 'id'> & { _id: Types.ObjectId }> {
  const full = await takesDocuments.inTheWay?.({}, ad);
  if (full) throw badInput({ fileId: full.message });
  const file = await claimFile({ folder: folderOf(token), fileId, field: 'fileId', by: null });
  return {
    ...{ _id: new Types.ObjectId(), title: 'Nieuw bestand van de adverteerder', description: '', file },
    facts: await measureArtwork(portal.threads, file.type, await bytesOf(file)),
    ...{ creator, creationDate: new Date() },
  };
}
