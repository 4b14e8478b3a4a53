import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, pageOf, refuse, testUser } from 'kit/testing';

import { ShellUnreadDocument } from '../gql/graphql';
import {
  type NotificationDelivery,
  type NotificationKind,
  ShellInboxDocument,
  type ShellInboxRowFragment,
  ShellMarkAllReadDocument,
  ShellMarkReadDocument,
  ShellNotificationSettingsDocument,
  ShellOptOutOfMailDocument,
  ShellUpdateNotificationSettingsDocument,
} from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';

type Row = Omit<ShellInboxRowFragment, ' $fragmentName'>;
const told = (id: string, changes: Partial<Row> = {}): Row => ({
  ...{ id, kind: 'assigned', title: `Taak ${id}`, detail: 'Affiches ophalen', link: '/' },
  ...{ createdAt: new Date().toISOString(), readAt: null },
  ...changes,
});
const old = '2026-01-05T09:15:00.000Z';
const rows = [
  told('1'),
  told('2', { title: 'Een recht van jou eindigt', link: null, kind: 'expiring' }),
  told('3', { createdAt: old, readAt: old }),
];
const mail = { id: 'piet', email: 'piet@carnaval.example', isMailPaused: false };
const inbox = (shown: readonly Row[], isMailPaused = false) =>
  answer(
    ShellInboxDocument,
    {},
    {
      notifications: pageOf(shown),
      notificationSettings: { ...mail, isMailPaused },
    },
  );
const unread = (unreadNotifications: number) => answer(ShellUnreadDocument, {}, { unreadNotifications });

async function open(...mocks: MockLink.MockedResponse[]) {
  const view = renderPortal('/geen_toegang', { user: testUser(), mocks: [unread(2), ...mocks] });
  await userEvent.click(await screen.findByRole('button', { name: 'Meldingen, 2 ongelezen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Meldingen' });
  return { ...view, dialog, panel: within(dialog) };
}
const bell = (name: string) => screen.findByRole('button', { name, hidden: true });

describe('the inbox', () => {
  it('shows what is new in words, by day, the newest first', async () => {
    const { panel } = await open(inbox(rows));
    const today = within(await panel.findByRole('region', { name: 'Vandaag' }));
    expect(today.getAllByText('Nieuw')).toHaveLength(2);
    const earlier = within(panel.getByRole('region', { name: 'Eerder' }));
    expect(earlier.queryByText('Nieuw')).not.toBeInTheDocument();
    expect(earlier.getByRole('link', { name: /Taak 3.*05\/01.*Affiches ophalen/ })).toBeVisible();
  });

  it('opens what is pressed, marks it as read and lowers the count', async () => {
    const { panel, router } = await open(
      inbox(rows),
      answer(ShellMarkReadDocument, { ids: ['1'] }, { markRead: 1 }, 1),
    );
    await userEvent.click(await panel.findByRole('link', { name: /Taak 1/ }));
    expect(await bell('Meldingen, 1 ongelezen')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of what leads nowhere only marks it as read', async () => {
    const { panel, dialog } = await open(
      inbox(rows),
      answer(ShellMarkReadDocument, { ids: ['2'] }, { markRead: 1 }, 1),
    );
    await userEvent.click(await panel.findByRole('button', { name: /Een recht van jou eindigt/ }));
    await waitFor(() => expect(panel.getAllByText('Nieuw')).toHaveLength(1));
    expect(dialog).toBeVisible();
  });

  it('marks all as read, and says when that fails', async () => {
    const { panel } = await open(
      inbox(rows),
      refuse(ShellMarkAllReadDocument, {}, 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' }),
      answer(ShellMarkAllReadDocument, {}, { markAllRead: 0 }, 1),
      answer(
        ShellInboxDocument,
        { first: 100 },
        {
          notifications: pageOf(rows.map((node) => ({ ...node, readAt: old }))),
          notificationSettings: mail,
        },
      ),
    );
    const all = await panel.findByRole('button', { name: 'Alles gelezen' });
    await panel.findByRole('region', { name: 'Vandaag' });
    await userEvent.click(all);
    expect(await screen.findByText('Er ging iets mis.')).toBeVisible();
    expect(panel.getAllByText('Nieuw')).toHaveLength(2);
    await userEvent.click(all);
    await waitFor(() => expect(panel.queryByText('Nieuw')).not.toBeInTheDocument());
    expect(await bell('Meldingen')).toBeInTheDocument();
  });

  it('says that there is nothing, and closes by Escape', async () => {
    const { panel } = await open(inbox([]));
    expect(await panel.findByText('Geen meldingen')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // It goes back after the panel is gone.
    const opener = await bell('Meldingen, 2 ongelezen');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('says that mail does not reach one', async () => {
    const { panel } = await open(inbox(rows, true));
    expect(await panel.findByText(/piet@carnaval\.example neemt onze mail niet aan/)).toBeVisible();
  });

  it('that could not be read can be asked again', async () => {
    const { panel } = await open(
      refuse(ShellInboxDocument, {}, 'Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR' }),
      inbox(rows),
    );
    await userEvent.click(await panel.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await panel.findByRole('link', { name: /Taak 1/ })).toBeVisible();
  });

  it('is counted anew when the page is looked at again after a while', async () => {
    const now = jest.spyOn(Date, 'now');
    renderPortal('/geen_toegang', {
      user: testUser(),
      mocks: [answer(ShellUnreadDocument, {}, { unreadNotifications: 1 }, 1), unread(4)],
    });
    await bell('Meldingen, 1 ongelezen');
    now.mockReturnValue(Date.now() + 60_000);
    window.dispatchEvent(new Event('focus'));
    expect(await bell('Meldingen, 4 ongelezen')).toBeVisible();
    now.mockRestore();
  });

  it('is not there while rights sleep', async () => {
    renderPortal('/', { user: { ...testUser(), secondFactorMissing: true }, mocks: [unread(2)] });
    await screen.findByRole('button', { name: 'Uitloggen' });
    expect(screen.queryByRole('button', { name: /Meldingen,/ })).not.toBeInTheDocument();
  });
});

describe('what one chooses', () => {
  const defaults: readonly [NotificationKind, NotificationDelivery][] = [
    ['assigned', 'mail'],
    ['asked', 'mail'],
    ['decided', 'mail'],
    ['due', 'portal'],
    ['expiring', 'portal'],
  ];
  const choices = (changes: Partial<Record<NotificationKind, NotificationDelivery>> = {}) =>
    defaults.map(([kind, delivery]) => ({ kind, delivery: changes[kind] ?? delivery }));
  const settings = (changes: object = {}) => ({
    ...{ id: 'piet', revision: 3, email: 'piet@carnaval.example', isMailPaused: false, choices: choices() },
    ...changes,
  });
  const shown = (changes: object = {}, times?: number) =>
    answer(ShellNotificationSettingsDocument, {}, { notificationSettings: settings(changes) }, times);

  it('is saved with the revision that was read', async () => {
    const sent = { revision: 3, choices: choices({ due: 'digest' }) };
    renderPortal('/#meldingen', {
      user: testUser(),
      mocks: [
        shown(),
        answer(
          ShellUpdateNotificationSettingsDocument,
          sent,
          { updateNotificationSettings: settings({ revision: 4, choices: sent.choices }) },
          1,
        ),
      ],
    });
    const due = within(await screen.findByRole('radiogroup', { name: 'Herinneringen' }));
    expect(due.getByRole('radio', { name: 'Alleen hier' })).toBeChecked();
    await userEvent.click(due.getByRole('radio', { name: 'Weekoverzicht' }));
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Meldingen ingesteld')).toBeVisible();
    expect(due.getByRole('radio', { name: 'Weekoverzicht' })).toBeChecked();
  });

  it('that was changed elsewhere is told, and can be saved after that', async () => {
    renderPortal('/#meldingen', {
      user: testUser(),
      mocks: [
        shown({}, 1),
        refuse(
          ShellUpdateNotificationSettingsDocument,
          { revision: 3, choices: choices({ due: 'none' }) },
          'Deze instelling is intussen gewijzigd door Piet.',
          { code: 'CONFLICT', revision: 4 },
        ),
        shown({ revision: 4 }),
        answer(
          ShellUpdateNotificationSettingsDocument,
          { revision: 4, choices: choices({ due: 'none' }) },
          { updateNotificationSettings: settings({ revision: 5, choices: choices({ due: 'none' }) }) },
          1,
        ),
      ],
    });
    const due = within(await screen.findByRole('radiogroup', { name: 'Herinneringen' }));
    await userEvent.click(due.getByRole('radio', { name: 'Niet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Deze instelling is intussen gewijzigd door Piet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Meldingen ingesteld')).toBeVisible();
  });

  it('says that mail does not reach one', async () => {
    renderPortal('/#meldingen', { user: testUser(), mocks: [shown({ isMailPaused: true })] });
    expect(await screen.findByText(/piet@carnaval\.example neemt onze mail niet aan/)).toBeVisible();
  });
});

describe('the page behind the link in a mail', () => {
  it('ends it by one button, without signing in', async () => {
    renderPortal('/afmelden#a.due.x', {
      mocks: [answer(ShellOptOutOfMailDocument, { token: 'a.due.x' }, { optOutOfMail: 'due' }, 1)],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stuur geen mail meer' }));
    expect(await screen.findByText(/Je krijgt geen mail meer over herinneringen/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stuur geen mail meer' })).not.toBeInTheDocument();
  });

  it('says when the link is none', async () => {
    renderPortal('/afmelden#x', {
      mocks: [
        refuse(ShellOptOutOfMailDocument, { token: 'x' }, 'Deze link bestaat niet (meer).', {
          code: 'NOT_FOUND',
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Stuur geen mail meer' }));
    expect(await screen.findByText('Deze link bestaat niet (meer).')).toBeVisible();
  });
});
