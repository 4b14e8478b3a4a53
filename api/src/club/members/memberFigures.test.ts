import { useApi } from '../../testing/apiStage';
import { MemberClubMembersDocument, MemberFiguresDocument } from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';

const stage = useApi();
const wim = usePerson(stage, { name: 'Wim Cornelissen', general: ['clubAdmin'] });

const figures = async (filter: object = {}) =>
  (await wim.data(MemberFiguresDocument, { filter })).clubMemberFigures;
const found = async (filter: object) =>
  (await wim.data(MemberClubMembersDocument, { filter })).clubMembers.totalCount;
/** So many years before this one. */
const years = (count: number) => Array.from({ length: count }, (_, back) => THIS_YEAR - 1 - back);

async function makeClub() {
  await makeActiveEdition(String(THIS_YEAR), 1111);
  await makeMember('2001AA', { active: true, email: 'a@post.example' }, [THIS_YEAR]);
  await makeMember('2001AB', { active: true, city: 'Ulft' }, years(10));
  await makeMember(`${THIS_YEAR}AA`, { active: true, country: 'België' });
  await makeMember('2001AC', { active: false }, [THIS_YEAR]);
  await makeMember('2001AD', { active: true, importId: 'bezig' });
}

it('counts the active members, who paid, what is open and the jubilees', async () => {
  await makeClub();
  expect(await figures()).toEqual({
    members: 3,
    joined: 1,
    paid: 1,
    jubilees: 1,
    open: 2222,
    counts: { all: 4, notPaid: 2, paid: 2, jubilee: 1, withoutEmail: 3 },
  });
});

it('has for each choice what the list then shows, the other filters as they are', async () => {
  await makeClub();
  const others = { active: true, search: 'ulft' };
  // What is chosen in the same row does not narrow what the row counts.
  const { counts } = await figures({ ...others, paid: THIS_YEAR, email: false });
  expect(counts).toEqual({
    all: await found(others),
    notPaid: await found({ ...others, notPaid: THIS_YEAR }),
    paid: await found({ ...others, paid: THIS_YEAR }),
    jubilee: await found({ ...others, jubilee: true }),
    withoutEmail: await found({ ...others, email: false }),
  });
  expect(counts).toEqual({ all: 3, notPaid: 2, paid: 1, jubilee: 1, withoutEmail: 2 });
  expect((await figures({ country: 'België' })).counts).toMatchObject({ all: 1, notPaid: 1, paid: 0 });
  expect(await found({ email: true })).toBe(1);
});

it('knows no open amount without an edition, and is empty without members', async () => {
  expect(await figures()).toMatchObject({ members: 0, paid: 0, open: null, counts: { all: 0 } });
});

it('refuses a search that is too long', async () => {
  const filter = { search: 'x'.repeat(1000) };
  expect((await wim.error(MemberFiguresDocument, { filter })).extensions.code).toBe('BAD_USER_INPUT');
});
