import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, noAnswer, refuse, renderArea } from 'kit/testing';

import {
  type ContactSubject,
  WebsiteContactAddressesDocument,
  WebsiteEditContactAddressDocument,
  WebsiteIntroDocument,
} from '../gql/graphql';
import { ContactPage } from './ContactPage';

const subjects: ContactSubject[] = [
  'algemeen',
  'ubpf',
  'liedjesfestival',
  'krant',
  'club',
  'webshop',
  'optocht',
];
const addresses = (changed: Partial<Record<ContactSubject, string>> = {}, revision = 1) => ({
  contactAddresses: subjects.map((subject) => ({
    id: subject,
    subject,
    address: changed[subject] ?? (subject === 'webshop' ? '' : `${subject}@carnaval.example`),
    revision,
  })),
});
const intro = answer(
  WebsiteIntroDocument,
  { key: 'contact' },
  {
    websiteText: {
      id: 'contact',
      key: 'contact',
      text: '<p>Mail ons</p>',
      revision: 1,
      draft: null,
    },
  },
);
const list = answer(WebsiteContactAddressesDocument, {}, addresses());

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<ContactPage />, { path: '/contact', mocks: [intro, ...mocks] });
  return userEvent.setup();
}
const button = (name: string) => screen.findByRole('button', { name });

test('shows the seven subjects in their order, and that a blank one goes to the general address', async () => {
  open(list);
  await screen.findByText('krant@carnaval.example');
  const card = screen.getByRole('region', { name: 'Gekoppelde e-mailadressen' });
  expect(
    within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Algemeen',
    'Ulster bierproeffestival',
    'Liedjesfestival',
    'Krant',
    'Club van 111',
    'Webshop',
    'Optocht',
  ]);
  expect(within(card).getByText('Naar het algemene info-adres')).toBeVisible();
  expect(within(card).getByText(/Is een adres leeg/)).toBeVisible();
});

test('what does not look like an address is told at the field and not sent', async () => {
  const user = open(list);
  await user.click(await button('Krant aanpassen'));
  const field = screen.getByRole('textbox', { name: 'Krant' });
  await user.clear(field);
  await user.type(field, 'krant');
  await user.click(await button('Krant opslaan'));
  expect(await screen.findByText('E-mail voldoet niet aan het juiste formaat')).toBeVisible();
});

test('an address can be made blank', async () => {
  const user = open(
    list,
    answer(
      WebsiteEditContactAddressDocument,
      { subject: 'krant', revision: 1, address: '' },
      { editContactAddress: { id: 'krant', subject: 'krant', address: '', revision: 2 } },
    ),
  );
  await user.click(await button('Krant aanpassen'));
  await user.clear(screen.getByRole('textbox', { name: 'Krant' }));
  await user.click(await button('Krant opslaan'));
  expect(await button('Krant aanpassen')).toBeVisible();
  expect(screen.getByText('Opgeslagen')).toBeVisible();
});

test('an address that somebody else changed first is shown beside the own one', async () => {
  const user = open(
    answer(WebsiteContactAddressesDocument, {}, addresses(), 1),
    refuse(
      WebsiteEditContactAddressDocument,
      { subject: 'krant', revision: 1, address: 'mijn@carnaval.example' },
      'Intussen gewijzigd',
      {
        code: 'CONFLICT',
        modifiedBy: 'Piet',
      },
    ),
    answer(WebsiteContactAddressesDocument, {}, addresses({ krant: 'piet@carnaval.example' }, 2)),
  );
  await user.click(await button('Krant aanpassen'));
  const field = screen.getByRole('textbox', { name: 'Krant' });
  await user.clear(field);
  await user.type(field, 'mijn@carnaval.example');
  await user.click(await button('Krant opslaan'));
  await screen.findByRole('alertdialog', { name: 'Intussen gewijzigd door Piet' });
  expect(
    screen.getByRole('row', { name: 'Krant mijn@carnaval.example piet@carnaval.example' }),
  ).toBeVisible();
  await user.click(await button('Andere versie overnemen'));
  expect(await screen.findByRole('textbox', { name: 'Krant' })).toHaveValue('piet@carnaval.example');
});

test('a list that cannot be loaded says so', async () => {
  open(noAnswer(WebsiteContactAddressesDocument, {}));
  expect(await screen.findByText('De lijst met adressen kan niet worden geladen')).toBeVisible();
});
