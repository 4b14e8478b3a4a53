import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { ClubEditionModel, ClubStateModel } from './editions/edition.model';
import { ClubHouseholdModel } from './members/households/household.model';
import { ClubImportModel } from './members/import/import.type';
import { ClubMemberModel } from './members/member.model';
import { ClubContactMomentModel, ClubLetterModel } from './moments/contactMoment.model';
import { ClubReportModel } from './reports/report.model';

/** Personal data of the Club van 111. */
export const clubPrivacy: readonly CollectionPrivacy[] = [
  {
    model: ClubMemberModel,
    purpose: 'Members of the Club van 111: reaching them, their contribution, and their jubilees.',
    retention:
      'As long as they are a member; anonymised after that (C39). Number, paid years, and when and why they left stay.',
    personal: [
      'delivery',
      ...['gender', 'firstName', 'lastName', 'adres', 'postalCode', 'city', 'country', 'email', 'phone'],
      ...['bday', 'todo', 'notes', 'mandates.holder', 'mandates.iban', 'proposal', 'links', 'sortName'],
      ...['merge.taken', 'merge.before', 'merge.parts'],
      ...['searchText', 'changeLog'],
    ],
    financial: ['payments', 'mandates'],
    actor: ['merge.byName'],
    none: [
      ...['active', 'endedOn', 'endReason', 'erased', 'importId', 'changeKey', 'formerIds', 'notDoubleOf'],
      ...['merge.into', 'merge.at', 'merge.key', 'merge.step', 'merge.moved', 'merge.householdId'],
    ],
  },
  {
    model: ClubHouseholdModel,
    purpose: 'Members at one address who are written to together; by their number.',
    retention: 'Until it is ended; without a member who is anonymised.',
    personal: ['changeLog'],
    none: ['memberIds', 'isApart'],
  },
  {
    model: ClubImportModel,
    purpose: 'An import of members that is under way.',
    retention: 'Until it is settled.',
    none: ['requestId', 'startedAt', 'count', 'whole', 'settled'],
  },
  {
    model: ClubEditionModel,
    purpose: 'The years of the club with their contribution.',
    retention: 'For good.',
    actor: ['changeLog'],
    none: ['title', 'contribution', 'used', 'activating'],
  },
  {
    model: ClubStateModel,
    purpose: 'Which year is under way.',
    retention: 'For good.',
    none: ['activeEditionId', 'closed', 'approveDetails', 'detailsAskedAt'],
  },
  {
    model: ClubContactMomentModel,
    purpose: 'Letters to members of a year, and to whom; members by their number.',
    retention: 'For good; the letters themselves as below.',
    actor: ['creator', 'changeLog'],
    none: [
      ...['editionId', 'parent', 'title', 'creationDate', 'payment', 'allMembers', 'buut', 'buutMax'],
      ...[
        'buutPrice',
        'buutDeadline',
        'letter',
        'workId',
        'memberIds',
        'letterFor',
        'addressedCount',
        'mailKeys',
      ],
      'begunBy',
      ...['contribution', 'generatedOn', 'downloadOrder'],
    ],
  },
  {
    model: ClubLetterModel,
    purpose: 'The letters to print, one for each member.',
    retention: 'Swept after a while (club.md), and with the member at once.',
    personal: ['file', 'key', 'memberIds'],
    none: ['momentId', 'workId', 'order'],
  },
  {
    model: ClubReportModel,
    purpose: 'Lists of members to print.',
    retention: 'Swept after a while (club.md), and whenever a member is anonymised.',
    personal: ['file'],
    actor: ['creator'],
    none: ['edition', 'type', 'createdAt'],
  },
];
