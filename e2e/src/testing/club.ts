import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';

import type { Stage } from './stage';

/** The tabs of the club with a text that is there when each is loaded (spec 3, section 2). */
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

/** A member as the tests need one. */
export interface TestMember {
  id: string;
  name: string;
  revision: number;
  paidYears: number[];
  detailsLink: string;
}

/** Adds a member through the API. @param lastName no other test of the file uses */
export async function addMember(stage: Stage, lastName: string, active = true): Promise<TestMember> {
  const api = await stage.api('club');
  const member = {
    firstName: 'Jan',
    lastName,
    adres: 'Dorpsstraat 1',
    postalCode: '6041 AA',
    city: 'Roermond',
    country: 'Nederland',
    active,
  };
  const { addClubMember } = await api.data<{ addClubMember: TestMember }>(
    `mutation A($member: ClubMemberInput!, $requestId: String!) {
      addClubMember(member: $member, requestId: $requestId) { id name revision paidYears detailsLink }
    }`,
    { member, requestId: crypto.randomUUID() },
  );
  return addClubMember;
}

/** The members that a search finds, as they are stored. */
export async function membersNamed(stage: Stage, search: string): Promise<TestMember[]> {
  const api = await stage.api('club');
  const { clubMembers } = await api.data<{ clubMembers: { edges: { node: TestMember }[] } }>(
    `query M($search: String!) {
      clubMembers(filter: { search: $search }, first: 100) {
        edges { node { id name revision paidYears detailsLink } }
      }
    }`,
    { search },
  );
  return clubMembers.edges.map(({ node }) => node);
}
