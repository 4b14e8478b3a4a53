import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testUser } from 'kit/testing';

import { renderPortal } from '../testing/renderPortal';

const scrolledTo: (string | null)[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.textContent);
  };
});

const guide = () => screen.findByRole('dialog', { name: 'Uitleg' });

describe("'Uitleg'", () => {
  it('opens at the place of the page, with the chapters that one may use', async () => {
    renderPortal('/', { user: testUser(['krantAdv']) });
    await userEvent.click(await screen.findByRole('button', { name: 'Uitleg' }));
    const panel = await guide();
    expect(await within(panel).findByRole('heading', { name: 'Je startpagina' })).toBeVisible();
    expect(scrolledTo).toEqual(['Het portaal', 'Je startpagina']);
    const chapters = within(panel).getByRole('navigation', { name: 'Hoofdstukken' });
    expect(
      within(chapters)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Het portaal', 'Declareren', 'Krant', 'Sneltoetsen']]);
    expect(within(chapters).getByRole('button', { current: true })).toHaveTextContent('Het portaal');
    await userEvent.click(within(chapters).getByRole('button', { name: 'Krant' }));
    expect(await within(panel).findByRole('heading', { name: 'Adverteerders' })).toBeVisible();
    expect(within(panel).getByText('Zelfde als vorig jaar')).toBeVisible();
  });

  it('is opened by ?, but not by who types one', async () => {
    renderPortal('/', { user: testUser() });
    await screen.findByRole('button', { name: 'Uitleg' });
    const password = await screen.findByLabelText('Huidig wachtwoord');
    await userEvent.type(password, '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(document.body);
    await userEvent.keyboard('?');
    expect(await guide()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lists the keys that count everywhere', async () => {
    renderPortal('/', { user: testUser() });
    await userEvent.click(await screen.findByRole('button', { name: 'Uitleg' }));
    const panel = await guide();
    await userEvent.click(within(panel).getByRole('button', { name: 'Sneltoetsen' }));
    expect(await within(panel).findByText('Uitleg openen')).toBeVisible();
    expect(within(panel).queryByText('Op deze pagina')).toBeNull();
  });
});
