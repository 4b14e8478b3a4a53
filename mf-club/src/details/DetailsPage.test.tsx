import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyValues } from 'kit/records';
import { answer, refuse, renderArea, type Unmasked } from 'kit/testing';

import { ClubCorrectDetailsDocument, ClubDetailsDocument, type ClubDetailsQuery } from '../gql/graphql';
import { detailsFields, detailsInput, type DetailsValues } from './detailsFields';
import { DetailsPage } from './DetailsPage';

type Details = Unmasked<ClubDetailsQuery>['clubDetails'];

const details = (more: Partial<Details> = {}): Details => ({
  ...emptyValues<DetailsValues>(detailsFields),
  firstName: 'Jan',
  lastName: 'Janssen',
  address: 'Dorpsstraat 1',
  postalCode: '6041 AA',
  city: 'Roermond',
  country: 'Nederland',
  email: 'jan@example.org',
  phone: '0612345678',
  waiting: false,
  approval: false,
  revision: 4,
  ...more,
});

const read = (known: Details, times?: number) =>
  answer(ClubDetailsDocument, { token: 't0k' }, { clubDetails: known }, times);
const sent = (more: Partial<Details>, revision = 4) => ({
  token: 't0k',
  revision,
  details: detailsInput(details(more)),
});
const correct = (more: Partial<Details>, result: Partial<Details> = {}, revision = 4) =>
  answer(
    ClubCorrectDetailsDocument,
    sent(more, revision),
    { correctClubDetails: details({ ...more, revision: revision + 1, ...result }) },
    1,
  );

function open(...mocks: ReturnType<typeof answer>[]) {
  renderArea(<DetailsPage />, { path: '/clubgegevens/t0k', route: '/clubgegevens/:token', mocks });
  return userEvent.setup();
}
const field = (name: string) => screen.findByRole('textbox', { name });
const save = async (user: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Opslaan' }));
async function fill(user: ReturnType<typeof open>, name: string, text: string) {
  await user.clear(await field(name));
  await user.paste(text);
}

test('shows what is known, saves what is corrected, and thanks', async () => {
  const changed = { address: 'Kerkplein 11', postalCode: '3600', city: 'Genk', country: 'België', phone: '' };
  const user = open(read(details()), correct(changed));
  expect(await screen.findByText(/^Hallo Jan, klopt dit nog\?/)).toBeVisible();
  expect(await field('E-mail')).toHaveValue('jan@example.org');
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  await fill(user, 'Straat en huisnummer', 'Kerkplein 11');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'België');
  await fill(user, 'Postcode', ' 3600');
  await fill(user, 'Woonplaats', 'Genk');
  await user.clear(await field('Telefoon'));
  await save(user);
  expect(await screen.findByText('Je gegevens zijn opgeslagen.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nog iets aanpassen' }));
  expect(await field('Woonplaats')).toHaveValue('Genk');
});

test('what is wrong is said at its field; a postal code is written as it should be', async () => {
  const user = open(
    read(details()),
    refuse(ClubCorrectDetailsDocument, sent({ postalCode: '6041 BB' }), 'Dit adres bestaat niet', {
      code: 'BAD_USER_INPUT',
      fields: { adres: 'Dit adres bestaat niet' },
    }),
  );
  await fill(user, 'Postcode', '604 A');
  await fill(user, 'E-mail', 'jan');
  await user.clear(await field('Woonplaats'));
  await save(user);
  expect(await field('Postcode')).toHaveAccessibleDescription('Vul een postcode in zoals 6041 AA');
  expect(await field('E-mail')).toHaveAccessibleDescription('E-mail voldoet niet aan het juiste formaat');
  expect(await field('Woonplaats')).toHaveAccessibleDescription('Verplicht');
  await fill(user, 'Postcode', '6041bb');
  await fill(user, 'E-mail', 'jan@example.org');
  await fill(user, 'Woonplaats', 'Roermond');
  await save(user);
  await waitFor(async () =>
    expect(await field('Straat en huisnummer')).toHaveAccessibleDescription('Dit adres bestaat niet'),
  );
});

test('says beforehand and afterwards that the club looks at it first', async () => {
  const user = open(
    read(details({ approval: true })),
    correct({ phone: '0687654321' }, { approval: true, waiting: true }),
  );
  expect(await screen.findByText(/^De club kijkt eerst naar je wijziging/)).toBeVisible();
  await fill(user, 'Telefoon', '0687654321');
  await save(user);
  expect(await screen.findByText(/^Je wijziging is ontvangen\. De club kijkt er eerst naar/)).toBeVisible();
});

test('says that an earlier change waits', async () => {
  open(read(details({ firstName: '', approval: true, waiting: true })));
  expect(await screen.findByText('Je vorige wijziging wacht nog')).toBeVisible();
  expect(screen.getByText(/^Hallo Janssen,/)).toBeVisible();
});

test('a link that does not work says where to get another', async () => {
  open(refuse(ClubDetailsDocument, { token: 't0k' }, 'Niet gevonden', { code: 'NOT_FOUND' }));
  expect(await screen.findByText('Deze link werkt niet meer')).toBeVisible();
  expect(screen.getByText(/^Vraag de Club van 111 om een nieuwe link/)).toBeVisible();
});

test('without a connection it can be tried again', async () => {
  const user = open(
    refuse(ClubDetailsDocument, { token: 't0k' }, 'Kapot', { code: 'INTERNAL_SERVER_ERROR' }),
    read(details()),
  );
  await user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await field('Woonplaats')).toHaveValue('Roermond');
});

test('when the club has changed them meanwhile they can be read anew', async () => {
  const user = open(
    read(details(), 1),
    refuse(ClubCorrectDetailsDocument, sent({ phone: '0687654321' }), 'Gewijzigd', { code: 'CONFLICT' }),
    read(details({ revision: 5, city: 'Swalmen' })),
    correct({ city: 'Swalmen', phone: '0687654321' }, {}, 5),
  );
  await fill(user, 'Telefoon', '0687654321');
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(/intussen ergens anders aangepast/);
  expect(await field('Telefoon')).toHaveValue('0687654321');
  await user.click(screen.getByRole('button', { name: 'Opnieuw lezen' }));
  await waitFor(async () => expect(await field('Woonplaats')).toHaveValue('Swalmen'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await fill(user, 'Telefoon', '0687654321');
  await save(user);
  expect(await screen.findByText('Je gegevens zijn opgeslagen.')).toBeVisible();
});
