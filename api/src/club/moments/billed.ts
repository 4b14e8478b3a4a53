import { leanWithId } from '../../platform/database/reading/leanWithId';
import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { LetterParagraphType } from '../club.enums';
import { ClubContactMomentModel } from './contactMoment.model';

/** What the letters of a contact moment asked of whom. */
export interface Billed {
  editionId: string;
  /** Cents; undefined: a letter of before this was kept. */
  contribution?: number | null;
  memberIds: string[];
  /** The day of the letters, YYYY-MM-DD. */
  askedOn: string;
}

/** The contact moments whose letters asked for a payment, oldest first: the last letter says what somebody owes. */
export async function listBilled(): Promise<Billed[]> {
  const moments = await ClubContactMomentModel.find({
    payment: true,
    'letter.type': LetterParagraphType.paymentModule,
    generatedOn: { $ne: null },
  })
    .select({ editionId: 1, contribution: 1, memberIds: 1, generatedOn: 1 })
    .sort({ generatedOn: 1, _id: 1 })
    .lean(leanWithId);
  return moments.map(({ editionId, contribution, memberIds = [], generatedOn }) => ({
    editionId,
    contribution,
    memberIds,
    askedOn: dateInAmsterdam(generatedOn ?? new Date()),
  }));
}
