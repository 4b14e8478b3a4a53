import { jobsEnded } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';
import { makeMember } from '../testClub';

const FIELDS = `{ id title parent editionId creator creationDate payment allMembers buut buutMax buutPrice buutDeadline
  letter { index type text } addressed generation { id state done total message } generatedOn downloadOrder
  files { id url name } payments { asked paid twice } revision changeLog }`;
/** Adds a concept. */
export const ADD = `mutation Add($editionId: ID!, $moment: ClubContactMomentInput!) {
  addClubContactMoment(editionId: $editionId, moment: $moment) ${FIELDS} }`;
export const EDIT = `mutation Edit($id: ID!, $revision: Int!, $moment: ClubContactMomentInput!) {
  editClubContactMoment(id: $id, revision: $revision, moment: $moment) ${FIELDS} }`;
export const RUN = `mutation Run($id: ID!) { executeContactMoment(id: $id) ${FIELDS} }`;
export const CANCEL = `mutation Cancel($id: ID!) { cancelContactMoment(id: $id) ${FIELDS} }`;
export const DELETE = 'mutation Delete($id: ID!) { deleteContactMoment(id: $id) }';
export const CONCEPT = 'mutation Concept($id: ID!) { conceptLetter(id: $id) { url name } }';
const ONE = `query One($id: ID!) { clubContactMoment(id: $id) ${FIELDS} }`;

/** A contact moment as the API gives it. */
export interface Moment {
  id: string;
  revision: number;
  addressed: number;
  generation: { id: string; state: string; done: number; total: number } | null;
  generatedOn: string | null;
  downloadOrder: string[];
  files: { id: string; url: string; name: string }[];
  changeLog: string[];
}

const text = (words: string) => ({ type: 'text', text: words });

/** A payment module as it is filled in. */
export const payBlock = { type: 'paymentModule', text: 'Betaal {contributie} voor {jaar}.' };

/** A contact moment as it is filled in. */
export const given = (changes: object = {}) => ({
  title: 'Jaarbrief',
  payment: true,
  allMembers: true,
  buut: true,
  buutMax: 4,
  buutPrice: 1250,
  buutDeadline: '2027-01-15',
  letter: [text('Dag {naam}, lid {lidnummer}.'), payBlock, text('Tot ziens {onbekend}.')],
  ...changes,
});

/** What somebody does with the moments of an edition. */
export function momentsOf(client: TestClient, editionId: string) {
  const read = async (id: string) =>
    (await client.data<{ clubContactMoment: Moment }>(ONE, { id })).clubContactMoment;
  const execute = async (id: string) =>
    (await client.data<{ executeContactMoment: Moment }>(RUN, { id })).executeContactMoment;
  return {
    read,
    execute,
    add: async (changes: object = {}) =>
      (await client.data<{ addClubContactMoment: Moment }>(ADD, { editionId, moment: given(changes) }))
        .addClubContactMoment,
    /** With its letters, when they are there. */
    made: async (id: string) => {
      await execute(id);
      await jobsEnded();
      return read(id);
    },
  };
}

/** The bytes of a file of a moment. */
export async function bytesOf(
  url: string,
  client: TestClient,
  file: { url: string } | undefined,
): Promise<Buffer> {
  const response = await fetch(`${url}${file?.url}`, { headers: { cookie: client.cookie ?? '' } });
  return Buffer.from(await response.arrayBuffer());
}

/** Stores so many members, whose postal codes go up. */
export async function someMembers(count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    const id = `2000${String(at).padStart(2, '0')}`;
    await makeMember(id, { firstName: `Jan${at}`, postalCode: `7${100 + at} AA` });
  }
}
