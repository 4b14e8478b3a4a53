import type { EditedFields, TextFields } from '../../platform/database/recordFields';
import type { ClubDetailsInput, ClubMemberInput } from './member.input';
import type { ClubContact, ClubMember } from './member.model';

/** How a member can be reached, one entry for each field: the part of `memberFields` that members correct themselves. */
export const contactFields = {
  adres: { log: 'adres', searched: true, whenErased: 'cleared' },
  postalCode: { log: 'postcode', searched: true, whenErased: 'cleared' },
  city: { log: 'plaats', searched: true, whenErased: 'cleared' },
  country: { log: 'land', searched: false, whenErased: 'cleared' },
  email: { log: 'e-mail', searched: true, whenErased: 'cleared' },
  phone: { log: 'telefoon', searched: true, whenErased: 'cleared' },
} satisfies TextFields<ClubDetailsInput, ClubContact>;

/**
 * What is filled in of a member, one entry for each field: what is stored, logged, searched and erased comes from here
 * (CONTRIBUTING.md, "Adding a field"). The log names what changed in this order.
 */
export const memberFields = {
  ...contactFields,
  delivery: { log: 'post of e-mail', whenErased: 'kept' },
  gender: { log: 'geslacht', whenErased: 'cleared' },
  firstName: { log: 'voornaam', searched: true, whenErased: 'cleared' },
  lastName: { log: 'achternaam', searched: true, whenErased: 'cleared' },
  bday: { log: 'geboortedatum', whenErased: 'cleared' },
  todo: { log: 'te doen', searched: false, whenErased: 'cleared' },
  notes: { log: 'opmerkingen', searched: false, whenErased: 'cleared' },
  active: { log: 'actief', whenErased: 'kept' },
} satisfies EditedFields<Omit<ClubMemberInput, 'allowDuplicate'>, ClubMember>;
