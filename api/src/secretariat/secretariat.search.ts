import { searchSources } from '../identity/search/searchSources';
import type { Extension } from '../platform/extensionPoint';
import { committeeDocumentsFound } from './commissionDocuments/committeeDocumentsFound';
import { meetingDocumentsFound } from './meetings/meetingDocumentsFound';
import { committeeMembersFound, membersFound } from './members/membersFound';
import { tasksFound } from './tasks/tasksFound';

/** What can be found of members, meetings and committees. */
export const secretariatSearch: readonly Extension[] = [
  membersFound,
  committeeMembersFound,
  tasksFound,
  meetingDocumentsFound,
  committeeDocumentsFound,
].map((source) => searchSources.with(source));
