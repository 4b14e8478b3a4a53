import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { AddClubMemberDocument, ClubMembersDocument, type TestMemberFragment } from '../gql/graphql';
import type { Stage } from './stage';

/** The tabs of the club with a text that is there when each is loaded. */
export const clubTabs = [
  ['overzicht', 'Editie 2026'],
  ['leden', 'Zoek in de leden'],
  ['contactmomenten', 'Jaarbrief'],
  ['rapporten', 'Huisbezoek'],
] as const;

/** Opens a tab of the club as its administrator. */
export async function openClub(stage: Stage, tab: string, width?: number): Promise<Page> {
  const page = await stage.openAs('club', `/club?tab=${tab}`, width);
  await page.getByRole('heading', { name: 'Club van 111', level: 1 }).waitFor();
  return page;
}

/** A button by its whole name. */
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** A card of the page by its heading. */
export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** What is written in a Word file, a line per paragraph. */
export function wordText(bytes: Uint8Array): string {
  const body = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return body
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Adds a member through the API. @param lastName no other test uses */
export async function addMember(
  stage: Stage,
  lastName: string,
  active = true,
  more: { firstName?: string; adres?: string; postalCode?: string } = {},
): Promise<TestMemberFragment> {
  const api = await stage.api('club');
  const member = {
    firstName: 'Jan',
    lastName,
    adres: 'Dorpsstraat 1',
    postalCode: '6041 AA',
    city: 'Roermond',
    country: 'Nederland',
    active,
    ...more,
  };
  const { addClubMember } = await api.data(AddClubMemberDocument, {
    member,
    requestId: crypto.randomUUID(),
  });
  return addClubMember;
}

/** The members that a search finds, as they are stored. */
export async function membersNamed(stage: Stage, search: string): Promise<TestMemberFragment[]> {
  const api = await stage.api('club');
  const { clubMembers } = await api.data(ClubMembersDocument, { search });
  return clubMembers.edges.map(({ node }) => node);
}
