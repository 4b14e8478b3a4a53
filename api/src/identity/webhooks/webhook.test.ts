import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { useApi } from '../../testing/apiStage';
import { TrashRestoreRecordDocument } from '../../testing/gql/graphql';
import {
  AddWebhookDocument,
  DeleteWebhookDocument,
  PauseWebhookDocument,
  RenewWebhookSecretDocument,
  WebhookChoicesDocument,
  type WebhookInput,
  WebhooksDocument,
} from '../../testing/gql/graphql';
import { EDITOR, usePerson } from '../../testing/people';
import { Role } from '../catalogue/permission.enum';
import { filledIn, madeWebhook } from './testWebhooks';
import { WebhookModel } from './webhook.model';
import { wrongAddress } from './webhookAttempt';

const stage = useApi();
const admin = usePerson(stage, { role: Role.Admin, name: EDITOR });

const list = async () => (await admin.data(WebhooksDocument)).webhooks;
const fieldsOf = async (given: Partial<WebhookInput>) =>
  (await admin.error(AddWebhookDocument, filledIn(given))).extensions.fields;

it('one that is added is active, and its secret is in no other answer and not in the log', async () => {
  const { secret, webhook } = await madeWebhook(admin);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(webhook).toMatchObject({ name: 'Boekhouding', state: 'active', revision: 1, stoppedAt: null });
  expect(JSON.stringify(await list())).not.toContain(secret);
  const events = JSON.stringify(await AuditEventModel.find().lean());
  expect(events).toContain('secrets');
  expect(events).not.toContain(secret.slice(6));
});

it('what is wrong is said at its field', async () => {
  expect(await fieldsOf({ name: ' ', kinds: [], entities: [] })).toEqual({
    name: 'Verplicht',
    kinds: 'Kies minstens één gebeurtenis',
    entities: 'Kies minstens één soort',
  });
  expect(await fieldsOf({ url: 'ftp://127.0.0.1/', entities: ['Webhook'] })).toEqual({
    url: 'Een adres begint met https://',
    entities: 'Deze soort bestaat niet',
  });
  expect(await list()).toEqual([]);
});

it.each([
  ['http://voorbeeld.example/', 'Een adres begint met https://'],
  ['voorbeeld.example', 'Een adres begint met https://'],
  ['https://jan:geheim@voorbeeld.example/', 'Zet geen naam of wachtwoord in het adres'],
  ['https://127.0.0.1/', 'Dit adres ligt niet op het internet'],
  ['https://0x7f.1/', 'Dit adres ligt niet op het internet'],
  ['https://[::1]/', 'Dit adres ligt niet op het internet'],
  ['https://[::ffff:10.0.0.1]/', 'Dit adres ligt niet op het internet'],
  ['https://voorbeeld.example:8443/haak?van=portaal', undefined],
])('on the internet %s: %s', (url, message) => {
  expect(wrongAddress(url, 'on')).toBe(message);
});

it('there are twenty at most, also of many at once; one in the trash gives up its place', async () => {
  for (let each = 0; each < 18; each += 1) await madeWebhook(admin, { name: `Haak ${each}` });
  const answers = await Promise.all([1, 2, 3, 4].map(() => admin.run(AddWebhookDocument, filledIn())));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
  expect((await admin.error(AddWebhookDocument, filledIn())).message).toBe(
    'Er zijn al 20 webhooks. Verwijder er eerst een.',
  );
  const [first] = await list();
  await admin.data(DeleteWebhookDocument, { id: first?.id ?? '' });
  await madeWebhook(admin);
  const back = { entity: 'Webhook', id: first?.id ?? '' };
  expect((await admin.error(TrashRestoreRecordDocument, back)).message).toContain('al 20 webhooks');
  const [next] = await list();
  await admin.data(DeleteWebhookDocument, { id: next?.id ?? '' });
  await admin.data(TrashRestoreRecordDocument, back);
  expect((await list()).map(({ id }) => id)).toContain(first?.id);
  expect(await WebhookModel.countDocuments()).toBe(20);
});

it('is paused and goes on, at its revision', async () => {
  const { id } = await madeWebhook(admin);
  const pause = async (revision: number, paused: boolean) =>
    (await admin.data(PauseWebhookDocument, { id, revision, paused })).pauseWebhook;
  expect(await pause(1, true)).toMatchObject({ state: 'paused', stoppedAt: expect.any(String) });
  expect(await pause(2, false)).toMatchObject({ state: 'active', stoppedAt: null });
  const late = { id, revision: 1, paused: true };
  expect((await admin.error(PauseWebhookDocument, late)).extensions.code).toBe('CONFLICT');
});

it('a new secret is asked once, and tells until when the old one counts', async () => {
  const { id, secret } = await madeWebhook(admin);
  const asked = { id, revision: 1, requestId: 'verzoek-van-de-test' };
  const answers = await Promise.all([1, 2].map(() => admin.data(RenewWebhookSecretDocument, asked)));
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]?.renewWebhookSecret.secret).not.toBe(secret);
  const until = Date.parse(answers[0]?.renewWebhookSecret.webhook.oldSecretUntil ?? '');
  expect(Math.abs(until - Date.now() - 24 * 3_600_000)).toBeLessThan(60_000);
});

it('tells of records and not of what is somebody’s own', async () => {
  const { entities, isSending } = (await admin.data(WebhookChoicesDocument)).webhookChoices;
  expect(isSending).toBe(true);
  expect(entities).toEqual(expect.arrayContaining(['Advertiser', 'ClubMember', 'Commission', 'Volunteer']));
  expect(entities).not.toEqual(expect.arrayContaining(['Notification']));
  expect(entities).not.toContain('Webhook');
});
