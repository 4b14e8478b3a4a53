import { useApi } from '../../testing/apiStage';
import {
  CommissionsDocument,
  MyCommissionsDocument,
  TwoCommissionsDocument,
} from '../../testing/gql/graphql';
import { makeCommission, makeUser, signedIn } from '../../testing/people';

const stage = useApi();

it('derives chair and members from the permissions of the users, by name', async () => {
  const optocht = await makeCommission(3, 'Optocht');
  const krant = await makeCommission(1, 'Krant');
  await makeUser({ name: 'Piet', commissions: [`${optocht}-vz`] });
  await makeUser({ name: 'Sanne', commissions: [optocht, krant] });
  await makeUser({ name: 'Anja', commissions: [optocht] });
  const secretary = await signedIn(stage.api, { name: 'Truus', general: ['secComlist'] });
  const answer = await secretary.data(CommissionsDocument);
  expect(answer).toEqual({
    commissions: [
      { index: 1, name: 'Krant', preces: [], members: [{ name: 'Sanne' }] },
      {
        index: 3,
        name: 'Optocht',
        preces: [{ name: 'Piet' }],
        members: [{ name: 'Anja' }, { name: 'Sanne' }],
      },
    ],
  });
});

describe('one committee', () => {
  it('does not leak to a second committee asked for in the same request', async () => {
    const mine = await makeCommission(3);
    const theirs = await makeCommission(4);
    const member = await signedIn(stage.api, { commissions: [mine] });
    const { data, errors } = await member.run(TwoCommissionsDocument, { mine, theirs });
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('Commissie 4');
  });
});

it("is listed with the user's own committees, by number", async () => {
  const krant = await makeCommission(5, 'Krant');
  const optocht = await makeCommission(3, 'Optocht');
  const client = await signedIn(stage.api, { commissions: [krant, `${optocht}-vz`] });
  expect(await client.data(MyCommissionsDocument)).toEqual({
    me: {
      commissions: [
        { index: 3, name: 'Optocht' },
        { index: 5, name: 'Krant' },
      ],
    },
  });
});
