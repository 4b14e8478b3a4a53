import { leanWithId } from '../../platform/database/reading/leanWithId';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { QuestionStatus, AdvState } from '../krant.enums';
import { AdvertisementModel } from './advertisement.model';
import { lostText, type LostWork } from './sale';

/** Asks a seller something about an advertisement; not when it is answered meanwhile. */
export function questionTemplate({ publicUrl }: Settings): MailTemplate {
  return async ({ data }) => {
    const { advertisementId, questionId, replyTo = '' } = data as Record<string, string>;
    const ad = await AdvertisementModel.findById(advertisementId).lean(leanWithId);
    const question = ad?.advContactQuestions.find(({ id }) => id === questionId);
    if (!ad || question?.status !== QuestionStatus.open) return null;
    return {
      subject: `Vraag over de advertentie van ${ad.name}`,
      replyTo: { name: question.creator, address: replyTo },
      text: [
        `${question.creator} heeft een vraag over de advertentie van ${ad.name} (${ad.advertiserUserId}):`,
        question.msg,
        'Is het in orde? Meld de vraag dan als opgelost bij je advertenties:',
        `${publicUrl}/mijn_adverteerders`,
      ].join('\n\n'),
    };
  };
}

/** What the mail about lost work of the editors needs. */
export interface TakeBackMail extends LostWork {
  advertisementId: string;
  /** Who changed the sale. */
  by: string;
}

/** Tells an editor that an advertisement lost its page or its editor by a change of the sale; not when it is mended. */
export function takeBackTemplate({ publicUrl }: Settings): MailTemplate {
  return async ({ data }) => {
    const { advertisementId, by, ...lost } = data as unknown as TakeBackMail;
    const ad = await AdvertisementModel.findById(advertisementId).lean(leanWithId);
    if (!ad) return null;
    const { advState, name, advertiserUserId: number, placedOnPage, assigned } = ad;
    const isSold = advState === AdvState.verkocht;
    const isMended = isSold && (!lost.placedOnPage || placedOnPage) && (!lost.assigned || assigned);
    if (isMended) return null;
    const states = { open: 'open', nietVerkocht: 'niet verkocht', verkocht: 'verkocht in een ander formaat' };
    return {
      subject: isSold ? `Ander formaat: ${name}` : `Verkoop teruggedraaid: ${name}`,
      text: [
        `${by} heeft de advertentie van ${name} (${number}) gewijzigd. Nu is ze ${states[advState]}.`,
        `Daarmee verviel het werk van de redactie: ${lostText(lost)}.`,
        isSold
          ? 'Geef haar een nieuwe plek bij de redactie:'
          : 'Was het een vergissing? Open de advertentie bij het overzicht: daar kun je de verkoop herstellen.',
        `${publicUrl}/krant_administratie`,
      ].join('\n\n'),
    };
  };
}
