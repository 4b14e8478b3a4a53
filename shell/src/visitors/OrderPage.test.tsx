import { screen, waitFor, within } from '@testing-library/react';

import type { OrderState, VisitorOwnOrderFragment } from '../gql/visitors/graphql';
import { openVisitorPage, type Reply } from './testVisitors';

const order = (state: OrderState, more: Partial<VisitorOwnOrderFragment> = {}): VisitorOwnOrderFragment => ({
  ...{ number: 'A1B2C3D4', firstName: 'Els', total: 2400, collectDate: '2099-12-05', state, paidOn: null },
  lines: [{ productId: 'p1', title: 'Medaille', amount: 2, price: 1200 }],
  ...{
    givenBack: 0,
    canPay: false,
    dueBack: 0,
    canMove: state !== 'cancelled' && state !== 'collected',
    revision: 3,
  },
  canCancel: state === 'new' || state === 'paid',
  ...more,
});
const read = (...given: Parameters<typeof order>) => ({ data: { ownOrder: order(...given) } });
const open = (VisitorOwnOrder: Reply[], more: Record<string, Reply[]> = {}) =>
  openVisitorPage('/publiek/bestelling#t0k', { VisitorOwnOrder, ...more });

test('what was ordered, its state, its day and what is to be paid', async () => {
  open([read('new')]);
  expect(await screen.findByText('Bestelling A1B2C3D4')).toBeVisible();
  expect(screen.getByText('Besteld')).toBeVisible();
  const lines = within(screen.getByRole('list', { name: 'Wat je hebt besteld' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2 × Medaille€\s24,00$/),
    expect.stringMatching(/^Samen€\s24,00$/),
  ]);
  expect(screen.getByText(/^Op te halen op zaterdag 5 december\. Je krijgt een mail/)).toBeVisible();
  expect(screen.getByText(/^Te betalen bij het ophalen: €\s24,00\.$/)).toBeVisible();
  expect(document.title).toBe('Je bestelling');
});

test.each([
  ['ready', 'Ligt klaar', /Noem dan nummer A1B2C3D4/, { paidOn: '2099-12-01' }],
  ['collected', 'Opgehaald', /^€\s5,00 is teruggegeven zoals je betaalde/, { givenBack: 500 }],
  ['cancelled', 'Geannuleerd', /^Je krijgt €\s24,00 terug/, { dueBack: 2400 }],
] as const)('one that is %s says so, and cannot be cancelled', async (state, tag, text, more) => {
  open([read(state, more)]);
  expect(await screen.findByText(tag)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bestelling annuleren' })).not.toBeInTheDocument();
});

test('another day is chosen; what is refused is said at the day, and a connection that is gone too', async () => {
  const { user, asked } = open([read('new')], {
    VisitorMoveOrder: [
      { down: true },
      { refuse: 'Klopt niet', code: 'BAD_USER_INPUT', fields: { collectDate: 'Kies een dag vanaf vandaag' } },
      { data: { moveOwnOrder: order('new', { collectDate: '2099-12-06', revision: 4 }) } },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Andere dag kiezen' }));
  const save = screen.getByRole('button', { name: 'Opslaan' });
  await user.click(save);
  expect(await screen.findByText(/Er is geen verbinding/)).toBeVisible();
  await user.click(save);
  expect(await screen.findByText('Kies een dag vanaf vandaag')).toBeVisible();
  expect(screen.getByLabelText(/Wanneer kom je hem halen/)).toHaveFocus();
  await user.click(save);
  expect(await screen.findByText('Je haalt je bestelling op zondag 6 december op.')).toBeVisible();
  expect(screen.getByText(/^Op te halen op zondag 6 december/)).toBeVisible();
  expect(asked.at(-1)?.variables).toEqual({ token: 't0k', revision: 3, collectDate: '2099-12-05' });
});

test('it is cancelled after a question that says what it means', async () => {
  const cancelled = order('cancelled', { paidOn: '2099-11-01', dueBack: 2400 });
  const { user } = open([read('paid', { paidOn: '2099-11-01' })], {
    VisitorCancelOrder: [{ data: { cancelOwnOrder: cancelled } }],
  });
  await user.click(await screen.findByRole('button', { name: 'Bestelling annuleren' }));
  expect(
    screen.getByText(/Je bestelling vervalt. Je krijgt €\s24,00 terug\. Je kunt dit niet/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Toch niet' }));
  await user.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
  await user.click(screen.getByRole('button', { name: 'Ja, annuleer mijn bestelling' }));
  expect(await screen.findByText('Je bestelling is geannuleerd.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('one that became ready meanwhile is read anew', async () => {
  const { user } = open([read('new'), read('ready')], {
    VisitorCancelOrder: [
      { refuse: 'Je bestelling is intussen veranderd. Kijk nog een keer.', code: 'CONFLICT' },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Bestelling annuleren' }));
  await user.click(screen.getByRole('button', { name: 'Ja, annuleer mijn bestelling' }));
  expect(await screen.findByText('Je bestelling is intussen veranderd. Kijk nog een keer.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opnieuw lezen' }));
  expect(await screen.findByText('Ligt klaar')).toBeVisible();
});

describe('paying online', () => {
  const payable = () => read('new', { canPay: true });
  afterEach(() => sessionStorage.clear());

  test('a link that cannot be asked is said; otherwise the page remembers whose order it is', async () => {
    const { user } = open([payable()], {
      VisitorPayOrder: [
        { refuse: 'De betaaldienst is even niet bereikbaar.', code: 'UNAVAILABLE' },
        { data: { payOwnOrder: '#betalen' } },
      ],
    });
    const button = await screen.findByRole('button', { name: /^Online betalen: €\s24,00$/ });
    expect(screen.getByText(/^Te betalen bij het ophalen, of nu online/)).toBeVisible();
    await user.click(button);
    expect(await screen.findByText('De betaaldienst is even niet bereikbaar.')).toBeVisible();
    expect(sessionStorage.getItem('bestelling')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(sessionStorage.getItem('bestelling')).toBe('t0k'));
    expect(window.location.hash).toBe('#betalen');
  });

  test('who comes back is told that it came in, also when the provider is slower', async () => {
    sessionStorage.setItem('bestelling', 't0k');
    const paid = order('paid', { paidOn: '2099-11-01' });
    const { user, asked } = openVisitorPage('/publiek/bestelling', {
      VisitorOwnOrder: [payable()],
      VisitorCheckPayment: [
        { data: { checkOwnPayment: order('new', { canPay: true }) } },
        { down: true },
        { data: { checkOwnPayment: paid } },
      ],
    });
    expect(await screen.findByText('Je betaling is nog niet binnen')).toBeVisible();
    const again = screen.getByRole('button', { name: 'Nog een keer kijken' });
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    await waitFor(() =>
      expect(asked.filter(({ operationName }) => operationName === 'VisitorCheckPayment')).toHaveLength(2),
    );
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(again);
    expect(await screen.findByText('Je betaling is binnen.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Online betalen/ })).not.toBeInTheDocument();
  });

  test('who comes back in another browser is told to open the mail', async () => {
    openVisitorPage('/publiek/bestelling', {});
    expect(await screen.findByText('Open je bestelling met de link in je mail')).toBeVisible();
  });
});
