import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, press, refuse, renderArea } from 'kit/testing';

import {
  SecretariatCalendarFeedDocument,
  SecretariatCreateCalendarFeedDocument,
  SecretariatCreateOwnCalendarFeedDocument,
  SecretariatOwnCalendarFeedDocument,
  SecretariatRevokeCalendarFeedDocument,
} from '../../gql/graphql';
import { OwnFeed } from './FeedCard';
import { calendar, feed, open as openPage, optocht, reader } from './testCalendar';

const address = (token: string) => `https://portaal.example/feeds/jaarprogramma/${token}.ics`;
const UNTIL = '2027-11-20T12:00:00Z';
const open = (...mocks: ReturnType<typeof answer>[]) =>
  openPage([...mocks, calendar([optocht])], reader).user;
const create = (token: string) =>
  answer(
    SecretariatCreateCalendarFeedDocument,
    {},
    { createCalendarFeed: { url: address(token), feed: { id: 'me', expiresAt: UNTIL } } },
    1,
  );
const field = () => screen.findByRole('textbox', { name: 'Jouw privélink' });

test('a link is made, to open and to copy', async () => {
  const user = open(create('abc'));
  await press(user, 'Maak een link');
  expect(await field()).toHaveValue(address('abc'));
  expect(await field()).toHaveAttribute('readonly');
  expect(screen.getByText('Bewaar deze link nu. Hij wordt hierna niet meer getoond.')).toBeVisible();
  expect(screen.getByText(/Wie de link heeft, kan het jaarprogramma lezen/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in agenda' })).toHaveAttribute(
    'href',
    'webcal://portaal.example/feeds/jaarprogramma/abc.ics',
  );
  await press(user, 'Kopieer');
  expect(await screen.findByText('Link gekopieerd')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address('abc'));
});

test('a new link asks first, because the old one stops working', async () => {
  const user = open(feed(UNTIL), create('xyz'));
  expect(await screen.findByText(/^Je hebt een link\. Hij werkt tot en met 20\/11\/2027/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Jouw privélink' })).not.toBeInTheDocument();
  await press(user, 'Nieuwe link maken');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Nieuwe link maken?' }));
  expect(dialog.getByText(/werkt dan niet meer, op al je apparaten/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Maken' }));
  await waitFor(async () => expect(await field()).toHaveValue(address('xyz')));
});

test('the link is taken away', async () => {
  const user = open(
    feed(UNTIL),
    answer(SecretariatRevokeCalendarFeedDocument, {}, { revokeCalendarFeed: true }, 1),
  );
  await press(user, 'Link intrekken');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Link intrekken?' }));
  await user.click(dialog.getByRole('button', { name: 'Intrekken' }));
  expect(await screen.findByRole('button', { name: 'Maak een link' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('without an answer about the link, the programme is there', async () => {
  const user = open(
    refuse(SecretariatCalendarFeedDocument, {}, 'Stuk', { code: 'INTERNAL_SERVER_ERROR' }),
    feed(null),
  );
  expect(await screen.findByText('Je link kan niet worden geladen')).toBeVisible();
  expect(screen.getByText('Optocht')).toBeVisible();
  await press(user, 'Opnieuw proberen');
  expect(await screen.findByRole('button', { name: 'Maak een link' })).toBeVisible();
});

test('the link to my own calendar is another one, and says what it opens', async () => {
  renderArea(<OwnFeed />, {
    path: '/',
    mocks: [
      answer(SecretariatOwnCalendarFeedDocument, {}, { calendarFeed: null }),
      answer(
        SecretariatCreateOwnCalendarFeedDocument,
        {},
        {
          createCalendarFeed: {
            url: 'https://portaal.example/feeds/mijn-agenda/abc.ics',
            feed: { id: 'me-own', expiresAt: UNTIL },
          },
        },
      ),
    ],
  });
  const user = userEvent.setup();
  expect(
    await screen.findByText(/staan je diensten, de deadlines van je taken, vergaderingen/),
  ).toBeVisible();
  await press(user, 'Maak een link');
  expect(await field()).toHaveValue('https://portaal.example/feeds/mijn-agenda/abc.ics');
  expect(screen.getByText(/Wie de link heeft, kan je agenda lezen/)).toBeVisible();
});
