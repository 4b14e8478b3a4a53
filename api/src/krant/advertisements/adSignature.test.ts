import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { useApi } from '../../testing/apiStage';
import {
  DeleteAdvertiserDocument,
  RestoreAdvertisementDocument,
  SaveAdvertisementDocument,
  SignedAdvertisementDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn, usePerson } from '../../testing/people';
import { jobsEnded } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';
import { KrantStateModel } from '../editions/edition.model';
import { adsOf, makeActiveEdition, makeAdvertiser, sale } from '../testKrant';
import { AdvertisementModel } from './advertisement.model';
import { confirmSales } from './confirmSales.job';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });

const DRAWN = [{ points: [10, 20, 300, 480] }, { points: [5, 5] }];
const signature = { name: ' Bep Bakker ', strokes: DRAWN };
let jose: TestClient;
let editionId: string;
let of: string;
let ads: ReturnType<typeof adsOf>;
const toon = usePerson(stage, { name: 'Toon', general: ['krantRed'] });

beforeEach(async () => {
  const seller = await signedIn(stage.api, { name: 'José', general: ['krantAdv'] });
  jose = seller;
  editionId = await makeActiveEdition();
  of = await makeAdvertiser(17, { contactId: seller.id });
  ads = adsOf(jose, editionId);
});
const signed = async (id: string) => (await toon.data(SignedAdvertisementDocument, { id })).advertisement;

it('is kept with the sale in one write, once, and told in the confirmation', async () => {
  const given = { editionId, advertiserId: of, revision: 0 };
  const advertisement = sale({ signed: signature, requestId: 'verkoop-met-krabbel' });
  const answers = [
    await jose.run(SaveAdvertisementDocument, { ...given, advertisement }),
    await jose.run(SaveAdvertisementDocument, { ...given, advertisement }),
  ];
  const [id = '', again] = answers.map(({ data }) => data?.saveAdvertisement.id);
  expect(again).toBe(id);
  const ad = await signed(id);
  expect(ad).toMatchObject({
    revision: 1,
    signature: { name: 'Bep Bakker', takenBy: 'José', strokes: DRAWN },
  });
  expect(ad.changeLog).toHaveLength(1);
  expect(ad.changeLog[0]).toContain('ondertekend door Bep Bakker');
  await confirmSales(stage.api.portal, new Date(Date.now() + 180_000));
  await stage.api.deliverMail();
  expect(mailbox.mails[0]?.text).toMatch(/Ondertekend door Bep Bakker op \d\d\/\d\d\/\d{4}\./);
  await jobsEnded();
  const events = JSON.stringify(await AuditEventModel.find({ recordId: id }).lean());
  expect(events).not.toMatch(/300, ?480/);
});

it('stays while the same is sold, goes with another sale, and comes back when that is undone', async () => {
  const { id, revision } = await ads.save(of, { signed: { name: 'Bep', strokes: [] } });
  const noted = await ads.save(of, { advNotes: 'Belt nog' }, revision);
  expect((await signed(id)).signature).toMatchObject({ name: 'Bep', strokes: [] });
  const open = await ads.save(of, { advState: 'open' }, noted.revision);
  expect((await signed(id)).signature).toBeNull();
  await toon.data(RestoreAdvertisementDocument, { id, revision: open.revision });
  const restored = await signed(id);
  expect(restored.signature).toMatchObject({ name: 'Bep' });
  await ads.save(of, { advPrice: 3000, advFormat: '8,5x3,5' }, restored.revision);
  expect((await signed(id)).signature).toBeNull();
});

it.each([
  ['without a name', { name: ' ', strokes: [] }],
  ['outside the paper', { name: 'Bep', strokes: [{ points: [1001, 0] }] }],
  ['too low', { name: 'Bep', strokes: [{ points: [0, 501] }] }],
  ['half a point', { name: 'Bep', strokes: [{ points: [1, 2, 3] }] }],
  ['too much', { name: 'Bep', strokes: [1, 2].map(() => ({ points: Array(2000).fill(1) })) }],
])('is refused %s, and nothing is sold', async (_what, given) => {
  expect((await ads.refused(of, { signed: given })).extensions.code).toBe('BAD_USER_INPUT');
  expect(await AdvertisementModel.countDocuments({ advertiserId: of, signature: { $ne: null } })).toBe(0);
});

it('goes with the advertiser; what was sold stays', async () => {
  const { id } = await ads.save(of, { signed: signature });
  await KrantStateModel.updateOne({}, { $set: { activeEditionId: null } });
  await AdvertisementModel.updateOne({ _id: id }, { $set: { editionId: '64b000000000000000000000' } });
  await toon.data(DeleteAdvertiserDocument, { id: of });
  const stored = await AdvertisementModel.collection.findOne({ advertiserId: of });
  expect(stored).toMatchObject({ advState: 'verkocht', advPrice: 10_000 });
  expect(stored).not.toHaveProperty('signature');
});
