import { hashToken } from '../identity/sessions/session.model';
import { DAY, type PrivateLink } from '../identity/tokens/privateLink';
import { storedTexts } from '../platform/database/recordFields';
import { ClubPaymentVia } from './club.enums';
import { ClubEditionModel, ClubStateModel } from './editions/edition.model';
import { type ClubMember, ClubMemberModel } from './members/member.model';
import { memberFields } from './members/memberFields';
import { searchFields } from './members/memberRules';

/** Which year it is, in tests that depend on it. */
export const THIS_YEAR = Number(
  new Intl.DateTimeFormat('en', { timeZone: 'Europe/Amsterdam', year: 'numeric' }).format(new Date()),
);

/** Stores an edition. @returns its id */
export async function makeEdition(title = String(THIS_YEAR), contribution = 1500): Promise<string> {
  return (await ClubEditionModel.create({ title, contribution })).id;
}

/** Stores the active edition. @returns its id */
export async function makeActiveEdition(title?: string, contribution?: number): Promise<string> {
  const id = await makeEdition(title, contribution);
  await ClubStateModel.create({ _id: 'club', activeEditionId: id });
  return id;
}

/** What is stored of a link that was mailed. @param days how long it works, below zero: it is over */
export function linkOf(token: string, days = 60): PrivateLink {
  return { tokenHash: hashToken(token), medium: 'mail', expiresAt: new Date(Date.now() + days * DAY) };
}

/** Stores a member. @param years that were paid */
export async function makeMember(
  id: string,
  fields: Partial<ClubMember> = {},
  years: readonly number[] = [],
): Promise<string> {
  const member = {
    ...storedTexts(memberFields, {
      firstName: 'Jan',
      lastName: 'Jansen',
      adres: 'Dorpsstraat 11',
      postalCode: '7071 AA',
      city: 'Ulft',
      country: 'Nederland',
    }),
    links: [linkOf(`token-${id}`)],
    ...fields,
  };
  await ClubMemberModel.create({
    _id: id,
    ...member,
    ...searchFields(id, member),
    payments: years.map((year) => ({ year, via: ClubPaymentVia.imported })),
  });
  return id;
}
