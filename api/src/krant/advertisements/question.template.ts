import { leanWithId } from '../../platform/database/reading/leanWithId';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { QuestionStatus } from '../krant.enums';
import { AdvertisementModel } from './advertisement.model';

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
