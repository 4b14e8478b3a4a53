import {
  AddClubContactMomentDocument,
  ClubContactMomentDocument,
  type ClubContactMomentFragment,
  ExecuteContactMomentDocument,
} from '../../testing/gql/graphql';
import { jobsEnded } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';
import { makeMember } from '../testClub';

/** A contact moment as the API gives it. */
export type Moment = ClubContactMomentFragment;

const text = (words: string) => ({ type: 'text' as const, text: words });

/** A payment module as it is filled in. */
export const payBlock = { type: 'paymentModule', text: 'Betaal {contributie} voor {jaar}.' } as const;

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
  const read = async (id: string) => (await client.data(ClubContactMomentDocument, { id })).clubContactMoment;
  const execute = async (id: string) =>
    (await client.data(ExecuteContactMomentDocument, { id })).executeContactMoment;
  return {
    read,
    execute,
    add: async (changes: object = {}) =>
      (await client.data(AddClubContactMomentDocument, { editionId, moment: given(changes) }))
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
