import { useApi } from '../../testing/apiStage';
import {
  AllToursOfUserDocument,
  MarkToursSeenDocument,
  SignInForToursDocument,
  ToursDocument,
  ToursOfUserDocument,
  ViewAsDocument,
} from '../../testing/gql/graphql';
import { makeCommission, makeUser, signedIn, TEST_PASSWORD } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { withGroups } from '../catalogue/catalogue';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';

const stage = useApi();

type Person = Awaited<ReturnType<typeof signedIn>>;
const toursOf = async (client: Pick<Person, 'data'>) => (await client.data(ToursDocument)).me;

describe('the tour of a first visit', () => {
  it('has the parts of what somebody is, the same on each device, until they were seen', async () => {
    const commission = await makeCommission(3);
    const truus = await signedIn(stage.api, {
      general: ['secFin', 'krantAdv'],
      commissions: [`${commission}-vz`],
    });
    const all = ['portal', 'seller', 'treasurer', 'chair'];
    expect(await toursOf(truus)).toMatchObject({ tours: all, newTours: all });
    const { markToursSeen } = await truus.data(MarkToursSeenDocument, { tours: ['portal', 'seller'] });
    expect(markToursSeen).toEqual(['treasurer', 'chair']);
    await truus.data(MarkToursSeenDocument, { tours: ['portal', 'treasurer', 'chair'] });
    expect(await toursOf(actAs(stage.api.url, truus.cookie))).toMatchObject({ tours: all, newTours: [] });
  });

  it('is there with the answer to signing in', async () => {
    const { email } = await makeUser();
    const client = actAs(stage.api.url);
    const { signIn } = await client.data(SignInForToursDocument, { email, password: TEST_PASSWORD });
    expect(signIn).toEqual({ newTours: ['portal'] });
  });

  it('has only the new part for who gets a role later', async () => {
    const jan = await signedIn(stage.api);
    expect(await toursOf(jan)).toMatchObject({ newTours: ['portal'] });
    await jan.data(MarkToursSeenDocument, { tours: ['portal'] });
    await UserModel.updateOne(
      { _id: jan.id },
      { $set: { 'permissions.general': withGroups(['clubAdmin', 'secNotAge']) } },
    );
    expect(await toursOf(jan)).toMatchObject({ newTours: ['secretary', 'club'] });
  });

  it('remembers all of two that come at once', async () => {
    const jan = await signedIn(stage.api, { general: ['krantAdv'] });
    await Promise.all([
      jan.data(MarkToursSeenDocument, { tours: ['portal'] }),
      jan.data(MarkToursSeenDocument, { tours: ['seller'] }),
    ]);
    expect(await toursOf(jan)).toMatchObject({ newTours: [] });
  });

  it('is not for an Admin who looks at the portal as somebody, and stays for that person', async () => {
    const admin = await signedIn(stage.api, { role: Role.Admin });
    const jan = await signedIn(stage.api);
    await admin.data(ViewAsDocument, { userId: jan.id });
    expect(await toursOf(admin)).toMatchObject({ id: jan.id, newTours: [] });
    expect((await admin.error(MarkToursSeenDocument, { tours: ['portal'] })).extensions.code).toBe(
      'FORBIDDEN',
    );
    expect(await toursOf(jan)).toMatchObject({ newTours: ['portal'] });
  });

  it('tells of others which parts they get, to who manages users, but never what they saw', async () => {
    const manager = await signedIn(stage.api, { general: ['secGebruikers'] });
    const jan = await signedIn(stage.api);
    expect(await manager.data(ToursOfUserDocument, { id: jan.id })).toEqual({ user: { newTours: [] } });
    expect(await manager.data(AllToursOfUserDocument, { id: jan.id })).toEqual({
      user: { tours: ['portal'] },
    });
    expect((await manager.error('mutation { markToursSeen(tours: [king]) }')).extensions.code).toBe(
      'GRAPHQL_VALIDATION_FAILED',
    );
  });
});
