import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, refuse, testUser } from 'kit/testing';

import { ShellSearchDocument } from '../gql/lazy/graphql';
import { renderPortal } from '../testing/renderPortal';

const piet = {
  ...{ id: 'account 1', kind: 'person' as const, title: 'Piet Kuipers', detail: 'Voorzitter 3 - Optocht' },
  ...{ link: '/ledenlijst?zoek=Piet', phone: '06 12345678', email: 'piet@carnaval.example' },
};
const plan = {
  ...{ id: 'document 2', kind: 'document' as const, title: 'Plan 2027', detail: 'Draaiboek' },
  ...{ link: '/commissies/3?tab=documenten', phone: null, email: null },
};
const finds = (text: string, items: (typeof piet | typeof plan)[], isPartial = false) =>
  answer(ShellSearchDocument, { text }, { search: { items, isPartial } });

async function open(mocks: ReturnType<typeof answer>[] = [], user = testUser(['secFact', 'secComlist'])) {
  const view = renderPortal('/geen_toegang', { user, mocks });
  await screen.findByRole('button', { name: 'Zoeken' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return { ...view, input: await screen.findByRole('combobox') };
}
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
const chosen = () => screen.getByRole('row', { selected: true });

beforeEach(() => localStorage.clear());

it('without a text shows what can be done and the pages that one may see', async () => {
  await open();
  expect(within(screen.getByRole('rowgroup', { name: 'Doen' })).getAllByRole('row')).toHaveLength(2);
  expect(rows()).toEqual([
    'DeclarerenDeclaraties',
    'Nieuwe factuurFacturatie',
    'Persoonlijke pagina',
    'CommissielijstSecretariaat',
    'LedenlijstSecretariaat',
    'FacturatieSecretariaat',
    'PrullenbakPortaal',
  ]);
});

it('shows how to reach somebody, to be called or mailed by Tab', async () => {
  const { input } = await open([finds('kui', [piet, plan])]);
  await userEvent.type(input, ' kui');
  const row = await screen.findByRole('row', { name: /Piet Kuipers/ });
  expect(row).toHaveTextContent('06 12345678');
  expect(input).toHaveAttribute('aria-activedescendant', row.id);
  expect(within(row).getByText('Kui')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bellen: Piet Kuipers' })).toHaveAttribute(
    'href',
    'tel:0612345678',
  );
  // First what closes the search on a phone.
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Bellen: Piet Kuipers' })).toHaveFocus();
  await userEvent.tab();
  const mail = screen.getByRole('link', { name: 'Mailen: Piet Kuipers' });
  expect(mail).toHaveFocus();
  expect(mail).toHaveAttribute('href', 'mailto:piet@carnaval.example');
  expect(screen.getByText('2 resultaten')).toBeInTheDocument();
});

it('arrow keys choose and Enter opens, which is remembered until signing out', async () => {
  const { input, router } = await open([finds('fact', [plan])]);
  await userEvent.type(input, 'fact');
  await screen.findByRole('row', { name: /Plan 2027/ });
  expect(chosen()).toHaveTextContent('Facturatie');
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Plan 2027');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Nieuwe factuur');
  await userEvent.keyboard('{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/facturen', search: '?tab=maken' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Meta>}k{/Meta}');
  const recent = await screen.findByRole('rowgroup', { name: 'Onlangs gebruikt' });
  expect(within(recent).getByRole('row')).toHaveTextContent('Nieuwe factuur');
  await userEvent.keyboard('{Escape}');
  const isRecent = (key: string) => key.startsWith('search.1.');
  expect(Object.keys(localStorage).filter(isRecent)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Uitloggen' }));
  await screen.findByRole('button', { name: 'Inloggen' });
  expect(Object.keys(localStorage).filter(isRecent)).toEqual([]);
});

it('opens by its button and by a click on a row', async () => {
  const { router } = await open();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Zoeken' }));
  await userEvent.click(await screen.findByText('Ledenlijst', { selector: '[role="row"] *' }));
  expect(router.state.location.pathname).toBe('/ledenlijst');
});

it('is opened once, and not over another dialog', async () => {
  await open();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('says so when there is nothing', async () => {
  const { input } = await open([finds('zzz', [])]);
  await userEvent.type(input, 'zzz');
  expect(screen.getByText('Zoeken...')).toBeVisible();
  expect(await screen.findByText("Niets gevonden voor 'zzz'")).toBeVisible();
  expect(screen.getByText('Niets gevonden')).toBeInTheDocument();
});

it('says so when something may be missing', async () => {
  const { input } = await open([finds('kui', [piet], true)]);
  await userEvent.type(input, 'kui');
  expect(await screen.findByText(/Niet alles kon worden doorzocht/)).toBeVisible();
});

it('says what went wrong, and asks again', async () => {
  const { input } = await open([
    refuse(ShellSearchDocument, { text: 'kui' }, 'Er ging iets mis.', {
      code: 'INTERNAL_SERVER_ERROR',
      requestId: 'R7',
    }),
    finds('kui', [piet]),
  ]);
  await userEvent.type(input, 'kui');
  expect(await screen.findByText(/Er ging iets mis. Noem bij een vraag nummer R7/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('row', { name: /Piet Kuipers/ })).toBeVisible();
});

it('without a connection finds the pages', async () => {
  const { input } = await open([
    { request: { query: ShellSearchDocument, variables: { text: 'leden' } }, error: new Error('offline') },
  ]);
  await userEvent.type(input, 'leden');
  expect(await screen.findByText(/Er is geen verbinding/)).toBeVisible();
  expect(rows()).toEqual(['LedenlijstSecretariaat']);
});

it('is not there as long as the second step is missing', async () => {
  renderPortal('/', { user: { ...testUser(), secondFactorMissing: true } });
  await screen.findByText('Informatie intern gebruik');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('button', { name: 'Zoeken' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
