import { screen, within } from '@testing-library/react';
import { todayInAmsterdam } from 'kit/format';
import { answer, press, pressIn, refuse } from 'kit/testing';

import {
  KrantDeleteVisitDocument,
  KrantNoteVisitDocument,
  KrantOwnVisitsDocument,
  KrantPlanVisitDocument,
} from '../gql/graphql';
import { openOwn, own, ownAd, owns } from './testOwn';

beforeEach(() => localStorage.clear());

const toggle = (name: string) => screen.findByRole('button', { name: `Vandaag langs: ${name}` });
const names = () => screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
const plans = (id: string, today: boolean) =>
  answer(
    KrantPlanVisitDocument,
    { id, today },
    { planVisit: { id, visitOn: today ? todayInAmsterdam() : null } },
    1,
  );

const three = [
  own({ id: 'a1', name: 'Eerste' }),
  own({ id: 'a2', name: 'Verkocht', advertisement: ownAd({ id: 'ad2' }) }),
  own({ id: 'a3', name: 'Derde' }),
];

test('one press puts it on the round, which can be shown alone; one takes it off', async () => {
  const { user } = openOwn([owns(three), plans('a3', true), plans('a3', false)]);
  expect(await toggle('Derde')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('radio', { name: /^Vandaag/ })).not.toBeInTheDocument();
  await press(user, 'Vandaag langs: Derde');
  expect(await toggle('Derde')).toHaveAttribute('aria-pressed', 'true');
  // Nothing moves under one's finger.
  expect(names()).toEqual(['Eerste', 'Derde', 'Verkocht']);
  await user.click(screen.getByRole('radio', { name: 'Vandaag 1' }));
  expect(names()).toEqual(['Derde']);
  await press(user, 'Vandaag langs: Derde');
  expect(await screen.findByText('Geen adverteerder gevonden')).toBeVisible();
  // What is chosen stays to be seen, and to be left.
  await user.click(screen.getByRole('radio', { name: /^Alles/ }));
  expect(names()).toHaveLength(3);
});

test('the round of today comes first, then what is open; a day that has passed and what is sold do not', async () => {
  const today = todayInAmsterdam();
  openOwn([
    owns([
      own({ id: 'a1', name: 'Gisteren', visitOn: '2026-01-02' }),
      own({ id: 'a2', name: 'Verkocht', visitOn: today, advertisement: ownAd({ id: 'ad2' }) }),
      own({ id: 'a3', name: 'Vandaag', visitOn: today }),
    ]),
  ]);
  expect(await toggle('Gisteren')).toHaveAttribute('aria-pressed', 'false');
  expect(await toggle('Verkocht')).toHaveAttribute('aria-pressed', 'true');
  expect(names()).toEqual(['Vandaag', 'Gisteren', 'Verkocht']);
});

test('what is sold and not on the round is not offered for it', async () => {
  openOwn([owns(three)]);
  await toggle('Eerste');
  expect(screen.queryByRole('button', { name: 'Vandaag langs: Verkocht' })).not.toBeInTheDocument();
});

test('a refusal is told, and shown as it was', async () => {
  const message = 'Deze adverteerder bestaat niet meer.';
  const { user } = openOwn([
    owns(three),
    refuse(KrantPlanVisitDocument, { id: 'a1', today: true }, message, { code: 'NOT_FOUND' }),
  ]);
  await press(user, 'Vandaag langs: Eerste');
  expect(await screen.findByText(`Eerste: ${message}`)).toBeVisible();
  expect(await toggle('Eerste')).toHaveAttribute('aria-pressed', 'false');
});

describe('what was said at a visit', () => {
  const earlier = { id: 'v1', text: 'Niet thuis', creator: 'José', creationDate: '2026-11-20T12:00:00Z' };
  const visited = (visits: object[], followUpOn: string | null = null) =>
    ({ id: 'a1', visitOn: null, followUpOn, visits }) as never;
  const read = (visits: object[]) =>
    answer(KrantOwnVisitsDocument, { id: 'a1' }, { advertiser: visited(visits) });
  const today = todayInAmsterdam();

  test('is noted with the day to come again, below what was noted before, and taken back', async () => {
    const added = { ...earlier, id: 'v2', text: 'Denkt na' };
    const { user } = openOwn([
      ...[owns(three), read([earlier])],
      answer(
        KrantNoteVisitDocument,
        { id: 'a1', text: 'Denkt na', followUpOn: '2099-01-02' },
        { noteVisit: visited([earlier, added], '2099-01-02') },
      ),
      answer(KrantDeleteVisitDocument, { id: 'a1', visitId: 'v2' }, { deleteVisit: visited([earlier]) }),
    ]);
    await press(user, 'Bezoek noteren: Eerste');
    const dialog = await screen.findByRole('dialog', { name: 'Bezoek aan Eerste' });
    expect(await within(dialog).findByText('20/11/2026 - José')).toBeVisible();
    await user.click(within(dialog).getByRole('textbox', { name: 'Wat is er gezegd?' }));
    await user.paste('Denkt na');
    await user.click(within(dialog).getByLabelText('Opnieuw langs op'));
    await user.paste('2099-01-02');
    await pressIn(user, 'Noteren');
    expect(await screen.findByText('Bezoek aan Eerste genoteerd')).toBeVisible();
    await press(user, 'Ongedaan maken');
    expect(screen.queryByText('Bezoek aan Eerste genoteerd')).not.toBeInTheDocument();
  });

  test('what is to be visited again is on the round of today from that day on, unless it is sold', async () => {
    openOwn([
      owns([
        own({ id: 'a1', name: 'Later', followUpOn: '2099-01-02' }),
        own({ id: 'a2', name: 'Verkocht', followUpOn: today, advertisement: ownAd({ id: 'ad2' }) }),
        own({ id: 'a3', name: 'Nu', followUpOn: today }),
      ]),
    ]);
    expect(await screen.findByText('Opnieuw langs 02/01/2099')).toBeVisible();
    expect(names()).toEqual(['Nu', 'Later', 'Verkocht']);
    expect(screen.getByRole('radio', { name: 'Vandaag 1' })).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Verkocht' })).queryByText(/Opnieuw langs/)).toBeNull();
  });
});
