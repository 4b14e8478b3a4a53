import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { useApi } from '../../testing/apiStage';
import { PDF, testFolders } from '../../testing/fileStage';
import {
  EditProfileDocument,
  EndViewAsDocument,
  MySessionsDocument,
  SignOutDocument,
  ViewAsDocument,
  ViewedMeDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';

const stage = useApi({ folders: testFolders });

type Person = Awaited<ReturnType<typeof signedIn>>;
const admin = usePerson(stage, { name: 'Marieke', role: Role.Admin });
const jan = usePerson(stage, { name: 'Jan', general: ['webNews'] });

const meOf = async (client: Person) => (await client.data(ViewedMeDocument)).me;

describe('viewAs', () => {
  it('shows the portal as somebody sees it, until it is ended', async () => {
    const { viewAs } = await admin.data(ViewAsDocument, { userId: jan.id });
    expect(viewAs).toEqual({ id: jan.id, name: 'Jan' });
    expect(await meOf(admin)).toEqual({
      ...{ id: jan.id, role: null, viewedBy: 'Marieke' },
      permissions: { general: ['web', 'webNews'] },
    });
    expect((await meOf(jan))?.viewedBy).toBeNull();
    for (let twice = 0; twice < 2; twice++)
      expect((await admin.data(EndViewAsDocument)).endViewAs.id).toBe(admin.id);
    expect(await meOf(admin)).toMatchObject({ id: admin.id, role: 'Admin', viewedBy: null });
  });

  it('changes nothing meanwhile, also with several at once, uploads nothing, and sees no devices', async () => {
    await admin.data(ViewAsDocument, { userId: jan.id });
    const change = { revision: 1, profile: { phoneNumber: '0612345678' } };
    expect(await admin.error(EditProfileDocument, change)).toMatchObject({
      message: 'Je bekijkt het portaal als Jan: daarin kun je niets veranderen.',
      extensions: { code: 'FORBIDDEN' },
    });
    const both = `mutation { endViewAs { id } editProfile(revision: 1, profile: { phoneNumber: "1" }) { id } }`;
    expect((await admin.error(both)).extensions.code).toBe('FORBIDDEN');
    const spread = `mutation { ...All } fragment All on Mutation { editProfile(revision: 1, profile: {}) { id } }`;
    expect((await admin.error(spread)).extensions.code).toBe('FORBIDDEN');
    expect((await meOf(admin))?.viewedBy).toBe('Marieke');
    expect((await UserModel.findById(jan.id).lean())?.revision).toBe(1);
    expect((await admin.error(MySessionsDocument)).extensions.code).toBe('FORBIDDEN');
    const upload = await fetch(`${stage.api.url}/files/test/docs`, {
      method: 'POST',
      headers: { cookie: admin.cookie ?? '', 'x-file-name': 'a.pdf' },
      body: PDF,
    });
    expect(upload.status).toBe(403);
  });

  it('is in the log in the name of the Admin, and what is refused too', async () => {
    await admin.data(ViewAsDocument, { userId: jan.id });
    await admin.error(EditProfileDocument, { revision: 1, profile: {} });
    const events = await AuditEventModel.find({ userId: admin.id }).sort({ at: 1 }).lean();
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'viewed', operation: 'viewAs', recordId: jan.id }),
        expect.objectContaining({ kind: 'refused', operation: 'editProfile', userName: 'Marieke' }),
      ]),
    );
    expect(await AuditEventModel.countDocuments({ userId: jan.id })).toBe(0);
  });

  it('signs the Admin out and not who is seen', async () => {
    await admin.data(ViewAsDocument, { userId: jan.id });
    await admin.data(SignOutDocument);
    expect(await meOf(admin)).toBeNull();
    expect(await meOf(jan)).not.toBeNull();
  });

  it('ends when the Admin is none any more, or the account is gone', async () => {
    await admin.data(ViewAsDocument, { userId: jan.id });
    await UserModel.updateOne({ _id: admin.id }, { $unset: { role: 1 } });
    expect(await meOf(admin)).toMatchObject({ id: admin.id, viewedBy: null });
    await UserModel.updateOne({ _id: admin.id }, { $set: { role: Role.Admin } });
    await UserModel.deleteOne({ _id: jan.id });
    expect(await meOf(admin)).toMatchObject({ id: admin.id, viewedBy: null });
  });

  it('is for others than oneself, and for who is there', async () => {
    expect((await admin.error(ViewAsDocument, { userId: admin.id })).extensions.code).toBe('BAD_USER_INPUT');
    for (const userId of ['x', '64b000000000000000000000'])
      expect((await admin.error(ViewAsDocument, { userId })).extensions.code).toBe('NOT_FOUND');
  });
});
