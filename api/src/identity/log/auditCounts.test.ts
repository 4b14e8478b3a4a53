import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { AuditKind } from '../../platform/audit/auditKind.enum';
import { sweepEvents } from '../../platform/audit/copyEvents';
import { useApi } from '../../testing/apiStage';
import { AuditEventsDocument, EditProfileDocument } from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { Role } from '../catalogue/permission.enum';
import { filterOf } from './auditEvent.service';

const stage = useApi();

it('says how many there are of all and of a kind, with what came and went since', async () => {
  const admin = await signedIn(stage.api, { role: Role.Admin });
  const anna = await signedIn(stage.api, { name: 'Anna' });
  const asked: Parameters<typeof filterOf>[0][] = [
    {},
    { kind: AuditKind.changed },
    { operation: 'editProfile', entity: 'User' },
    { kind: AuditKind.exported },
  ];
  const counts = () =>
    Promise.all(
      asked.map(
        async (filter) =>
          (await admin.data(AuditEventsDocument, { filter: filter as never })).auditEvents.totalCount,
      ),
    );
  await anna.data(EditProfileDocument, { revision: 1, profile: { adres: 'Kerkstraat 1' } });
  expect(await counts()).toEqual([1, 1, 1, 0]);
  await anna.data(EditProfileDocument, { revision: 2, profile: { adres: 'Kerkstraat 2' } });
  expect(await counts()).toEqual([2, 2, 2, 0]);
  const [first] = await AuditEventModel.find().sort({ _id: 1 });
  await AuditEventModel.collection.updateMany({}, { $set: { blockWrittenAt: new Date(0) } });
  await AuditEventModel.collection.updateOne({ _id: first?._id }, { $set: { keepUntil: new Date(0) } });
  await counts();
  await sweepEvents();
  expect(await counts()).toEqual([1, 1, 1, 0]);
});
