import { onlyWinner, useApi } from '../../testing/apiStage';
import {
  InboxDocument,
  MarkAllReadDocument,
  MarkReadDocument,
  NotificationSettingsDocument,
  UpdateNotificationSettingsDocument,
} from '../../testing/gql/graphql';
import { EDITOR, usePerson } from '../../testing/people';
import { NotificationModel } from './notification.model';
import { forgetNotifications, sweepNotifications } from './notification.service';
import { tell } from './notificationJobs';
import { NotificationSettingsModel } from './notificationSettings.model';
import { choose, inboxOf, toldTo } from './testNotifications';

const stage = useApi();
const DAY = 86_400_000;
const lieke = usePerson(stage, { name: EDITOR });
const piet = usePerson(stage);
const tellAll = (...told: ReturnType<typeof toldTo>[]) => tell(stage.api.portal, told);

describe('the inbox', () => {
  it('has what one was told, the newest first, and nothing of others', async () => {
    await tellAll(toldTo(lieke), toldTo(lieke, { key: 'task 2', title: 'Nog een' }), toldTo(piet));
    expect(await inboxOf(lieke)).toMatchObject({
      unread: 2,
      items: [
        { title: 'Nog een', kind: 'assigned', link: '/commissies/3', readAt: null },
        { title: 'Taak voor jou', detail: 'Affiches ophalen' },
      ],
    });
    expect(await inboxOf(piet)).toMatchObject({ unread: 1 });
  });

  it('tells the same once, also by two at once and when it is done again', async () => {
    await Promise.all([tellAll(toldTo(lieke)), tellAll(toldTo(lieke)), tellAll(toldTo(lieke), toldTo(piet))]);
    await tellAll(toldTo(lieke));
    expect(await NotificationModel.countDocuments()).toBe(2);
  });

  it('is read in pages, and what was read can be left out', async () => {
    await tellAll(...[1, 2, 3].map((at) => toldTo(lieke, { key: `task ${at}`, title: `Taak ${at}` })));
    expect((await inboxOf(lieke, { first: 2 })).titles).toEqual(['Taak 3', 'Taak 2']);
    const { notifications } = await lieke.data(InboxDocument, { first: 2 });
    const next = await lieke.data(InboxDocument, { after: notifications.pageInfo.endCursor });
    expect(next.notifications.edges.map(({ node }) => node.title)).toEqual(['Taak 1']);
    const [newest] = (await inboxOf(lieke)).items;
    await lieke.data(MarkReadDocument, { ids: [newest?.id ?? ''] });
    expect((await inboxOf(lieke, { unreadOnly: true })).titles).toEqual(['Taak 2', 'Taak 1']);
  });

  it.each([[{ first: 101 }], [{ first: 0 }], [{ after: 'x' }]])('%j is refused', async (variables) => {
    const { extensions } = await lieke.error(InboxDocument, variables);
    expect(extensions.code).toBe('BAD_USER_INPUT');
  });

  it('tells nobody whose account is closed or gone', async () => {
    await tellAll(toldTo({ id: 'x' }), toldTo({ id: '64b000000000000000000000' }));
    expect(await NotificationModel.countDocuments()).toBe(0);
  });
});

describe('reading', () => {
  it('is of one’s own alone; twice, and by two at once, is once', async () => {
    await tellAll(toldTo(lieke), toldTo(lieke, { key: 'task 2' }));
    const { items } = await inboxOf(lieke);
    const ids = [items[0]?.id ?? ''];
    expect(await piet.data(MarkReadDocument, { ids })).toEqual({ markRead: 0 });
    expect((await inboxOf(lieke)).unread).toBe(2);
    const answers = await Promise.all([1, 2].map(() => lieke.data(MarkReadDocument, { ids })));
    expect(answers).toEqual([{ markRead: 1 }, { markRead: 1 }]);
    const [{ readAt } = { readAt: null }] = (await inboxOf(lieke)).items;
    await lieke.data(MarkReadDocument, { ids });
    expect((await inboxOf(lieke)).items[0]?.readAt).toBe(readAt);
  });

  it('all at once leaves those of others', async () => {
    await tellAll(toldTo(lieke), toldTo(lieke, { key: 'task 2' }), toldTo(piet));
    expect(await lieke.data(MarkAllReadDocument)).toEqual({ markAllRead: 0 });
    expect((await inboxOf(piet)).unread).toBe(1);
  });

  it.each([[['x']], [Array.from({ length: 101 }, () => '64b000000000000000000000')]])(
    'of what is no notification, or too many, is refused',
    async (ids) => {
      expect((await lieke.error(MarkReadDocument, { ids })).extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    },
  );
});

describe('what one chooses', () => {
  it('begins with a mail for what others wait for, and is kept', async () => {
    const before = (await lieke.data(NotificationSettingsDocument)).notificationSettings;
    expect(before).toMatchObject({ revision: 0, email: lieke.email, isMailPaused: false });
    expect(before.choices.map(({ kind, delivery }) => [kind, delivery])).toEqual([
      ['assigned', 'mail'],
      ['asked', 'mail'],
      ['decided', 'mail'],
      ['due', 'portal'],
      ['expiring', 'portal'],
    ]);
    const { updateNotificationSettings: after } = await choose(lieke, 'due', 'digest');
    expect(after.revision).toBe(1);
    expect(after.choices).toContainEqual({ kind: 'due', delivery: 'digest' });
    expect(after.choices).toContainEqual({ kind: 'assigned', delivery: 'mail' });
    expect((await piet.data(NotificationSettingsDocument)).notificationSettings.revision).toBe(0);
  });

  it('none is told nowhere, also not later', async () => {
    await choose(lieke, 'assigned', 'none');
    await tellAll(toldTo(lieke));
    await choose(lieke, 'assigned', 'portal');
    await tellAll(toldTo(lieke));
    expect(await inboxOf(lieke)).toMatchObject({ unread: 0, items: [] });
  });

  it('of two who save at once one is first', async () => {
    const save = () =>
      lieke.run(UpdateNotificationSettingsDocument, {
        ...{ revision: 0, choices: [{ kind: 'due' as const, delivery: 'mail' as const }] },
      });
    onlyWinner(await Promise.all([save(), save()]), 'Deze instelling');
  });

  it('of a kind twice is refused', async () => {
    const choices = (['mail', 'none'] as const).map((delivery) => ({ kind: 'due' as const, delivery }));
    const { extensions } = await lieke.error(UpdateNotificationSettingsDocument, { revision: 0, choices });
    expect(extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { choices: 'Kies van elke soort één keer.' },
    });
  });
});

it('what was told is forgotten after 90 days, and with the account', async () => {
  await tellAll(toldTo(lieke), toldTo(piet));
  await choose(piet, 'due', 'mail');
  await sweepNotifications(Date.now() + 89 * DAY);
  expect(await NotificationModel.countDocuments()).toBe(2);
  await Promise.all([forgetNotifications(piet.id), forgetNotifications(piet.id)]);
  expect(await NotificationModel.countDocuments()).toBe(1);
  expect(await NotificationSettingsModel.countDocuments()).toBe(0);
  await NotificationSettingsModel.create({ _id: '64b000000000000000000000' });
  await sweepNotifications(Date.now() + 91 * DAY);
  expect(await NotificationModel.countDocuments()).toBe(0);
  expect(await NotificationSettingsModel.countDocuments()).toBe(0);
});
