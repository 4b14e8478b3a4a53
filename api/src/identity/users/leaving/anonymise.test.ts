import { AuditEventModel } from '../../../platform/audit/auditEvent.model';
import { useApi } from '../../../testing/apiStage';
import {
  AnonymiseUserDocument,
  DeactivateUserDocument,
  EditProfileDocument,
  ReactivateUserDocument,
  SignInDocument,
} from '../../../testing/gql/graphql';
import { signedIn, TEST_PASSWORD, usePerson } from '../../../testing/people';
import { actAs } from '../../../testing/testClient';
import { Role } from '../../catalogue/permission.enum';
import { UserModel } from '../../people/user.model';

const stage = useApi();
const PERSONAL = { name: 'Jan Janssen', phoneNumber: '0612345678', adres: 'Molenstraat 11' };
const admin = usePerson(stage, { name: 'Ad', role: Role.Admin, general: ['secGebruikers'] });
const jan = usePerson(stage, { ...PERSONAL, email: 'jan@carnaval.example', general: ['secFin'] });

beforeEach(async () => {
  await jan.data(EditProfileDocument, { revision: 1, profile: { phoneNumber: '0687654321' } });
});

const close = () => admin.data(DeactivateUserDocument, { id: jan.id, revision: 2, handOver: [] });
const ofJan = (revision = 3) => ({ id: jan.id, revision });

it('leaves nothing personal in the account, nor in the log of it', async () => {
  await close();
  const { anonymiseUser } = await admin.data(AnonymiseUserDocument, ofJan());
  expect(anonymiseUser).toMatchObject({
    ...{ name: 'Verwijderd account', email: `${jan.id}@verwijderd.invalid`, phoneNumber: '', adres: '' },
    isAnonymised: true,
    changeLog: [expect.stringContaining('Ad: account geanonimiseerd')],
  });
  const stored = JSON.stringify(await UserModel.collection.findOne({ email: anonymiseUser.email }));
  for (const text of ['Jan Janssen', '0612345678', '0687654321', 'Molenstraat', 'jan@', 'argon2', 'secFin'])
    expect(stored).not.toContain(text);
  const events = await AuditEventModel.find({ recordId: jan.id }).lean();
  expect(events.length).toBeGreaterThan(1);
  expect(JSON.stringify(events.map(({ fields }) => fields))).not.toContain('0687654321');
});

it('stays closed, twice is once, and the address is free again', async () => {
  await close();
  const both = await Promise.all([1, 2].map(() => admin.run(AnonymiseUserDocument, ofJan())));
  expect(both.some(({ errors }) => !errors)).toBe(true);
  expect((await admin.data(AnonymiseUserDocument, ofJan())).anonymiseUser.isAnonymised).toBe(true);
  const { extensions, message } = await admin.error(ReactivateUserDocument, { id: jan.id, revision: 4 });
  expect([extensions.code, message]).toEqual([
    'BAD_USER_INPUT',
    'Dit account is geanonimiseerd en blijft dicht.',
  ]);
  const { id } = await signedIn(stage.api, { email: 'jan@carnaval.example' });
  await actAs(stage.api.url).data(SignInDocument, { email: 'jan@carnaval.example', password: TEST_PASSWORD });
  expect(id).not.toBe(jan.id);
});

it('is for a closed account, as it was read', async () => {
  const open = await admin.error(AnonymiseUserDocument, ofJan(2));
  expect(open.message).toBe('Deactiveer dit account eerst.');
  await close();
  expect((await admin.error(AnonymiseUserDocument, ofJan(2))).extensions.code).toBe('CONFLICT');
  const nobody = { id: '64b000000000000000000000', revision: 1 };
  expect((await admin.error(AnonymiseUserDocument, nobody)).extensions.code).toBe('NOT_FOUND');
  expect((await UserModel.findById(jan.id).lean())?.name).toBe(PERSONAL.name);
});
