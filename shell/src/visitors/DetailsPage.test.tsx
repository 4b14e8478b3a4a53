import { screen, waitFor } from '@testing-library/react';

import type { VisitorDetailsFragment } from '../gql/visitors/graphql';
import { openVisitorPage, type Reply } from './testVisitors';

const details = (more: Partial<VisitorDetailsFragment> = {}): VisitorDetailsFragment => ({
  ...{ firstName: 'Jan', lastName: 'Janssen', adres: 'Dorpsstraat 1', postalCode: '6041 AA' },
  ...{ city: 'Roermond', country: 'Nederland', email: 'jan@example.org', phone: '0612345678' },
  delivery: 'post',
  ...{ waiting: false, approval: false, revision: 4 },
  ...more,
});
const read = (more?: Partial<VisitorDetailsFragment>) => ({ data: { clubDetails: details(more) } });
const corrected = (more: Partial<VisitorDetailsFragment>) => ({
  data: { correctClubDetails: details({ revision: 5, ...more }) },
});

const open = (VisitorDetails: Reply[], VisitorCorrectDetails: Reply[] = []) =>
  openVisitorPage('/publiek/gegevens#t0k', { VisitorDetails, VisitorCorrectDetails });
type Page = ReturnType<typeof open>;
const field = (name: string) => screen.findByRole('textbox', { name });
const save = async ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Opslaan' }));
async function fill({ user }: Page, name: string, text: string) {
  await user.clear(await field(name));
  if (text) await user.type(await field(name), text);
}

test('shows what is known, saves what is corrected, and thanks', async () => {
  const page = open(
    [read()],
    [corrected({ city: 'Genk', country: 'België', postalCode: '3600', phone: '' })],
  );
  expect(await screen.findByText(/^Hallo Jan, klopt dit nog\?/)).toBeVisible();
  expect(await field('E-mail')).toHaveValue('jan@example.org');
  await fill(page, 'Straat en huisnummer', 'Kerkplein 11');
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Land' }), 'België');
  await fill(page, 'Postcode', '3600');
  await fill(page, 'Woonplaats', 'Genk');
  await fill(page, 'Telefoon', '');
  await page.user.selectOptions(
    screen.getByRole('combobox', { name: 'Hoe krijg je onze brieven?' }),
    'Per e-mail',
  );
  await save(page);
  expect(await screen.findByText('Je gegevens zijn opgeslagen.')).toBeVisible();
  expect(page.asked.at(-1)?.variables).toEqual({
    ...{ token: 't0k', revision: 4, delivery: 'email' },
    details: {
      ...{ adres: 'Kerkplein 11', postalCode: '3600', city: 'Genk', country: 'België' },
      ...{ email: 'jan@example.org', phone: '' },
    },
  });
  await page.user.click(screen.getByRole('button', { name: 'Nog iets aanpassen' }));
  expect(await field('Woonplaats')).toHaveValue('Genk');
});

test('what is wrong is said at its field, and what was typed stays', async () => {
  const fields = { adres: 'Verplicht', postalCode: 'Vul een postcode in zoals 6041 AA' };
  const page = open([read()], [{ refuse: 'Controleer', code: 'BAD_USER_INPUT', fields }]);
  await fill(page, 'Straat en huisnummer', '');
  await fill(page, 'Postcode', '12');
  await save(page);
  await waitFor(async () => expect(await field('Postcode')).toHaveAccessibleDescription(fields.postalCode));
  expect(await field('Postcode')).toHaveValue('12');
  expect(await field('Straat en huisnummer')).toHaveAccessibleDescription('Verplicht');
  expect(await field('Straat en huisnummer')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says beforehand and afterwards that the club looks at it first', async () => {
  const page = open([read({ approval: true })], [corrected({ approval: true, waiting: true })]);
  expect(await screen.findByText(/^De club kijkt eerst naar je wijziging/)).toBeVisible();
  await fill(page, 'Telefoon', '0687654321');
  await save(page);
  expect(await screen.findByText(/^Je wijziging is ontvangen\. De club kijkt er eerst naar/)).toBeVisible();
});

test('says that an earlier change waits', async () => {
  open([read({ firstName: '', approval: true, waiting: true })]);
  expect(await screen.findByText('Je vorige wijziging wacht nog')).toBeVisible();
  expect(screen.getByText(/^Hallo Janssen,/)).toBeVisible();
});

test('without a connection it can be tried again, and what cannot be saved is said', async () => {
  const page = open([{ down: true }, read()], [{ down: true }]);
  await page.user.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(await field('Woonplaats')).toHaveValue('Roermond');
  await fill(page, 'Woonplaats', 'Swalmen');
  await save(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is geen verbinding met de server');
  expect(await field('Woonplaats')).toHaveValue('Swalmen');
});

test('when the club has changed them meanwhile they can be read anew', async () => {
  const page = open(
    [read(), read({ revision: 5, city: 'Swalmen' })],
    [{ refuse: 'Gewijzigd', code: 'CONFLICT' }, corrected({ revision: 6, city: 'Swalmen' })],
  );
  await fill(page, 'Telefoon', '0687654321');
  await save(page);
  expect(await screen.findByRole('alert')).toHaveTextContent(/intussen ergens anders aangepast/);
  expect(await field('Telefoon')).toHaveValue('0687654321');
  await page.user.click(screen.getByRole('button', { name: 'Opnieuw lezen' }));
  await waitFor(async () => expect(await field('Woonplaats')).toHaveValue('Swalmen'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await save(page);
  expect(await screen.findByText('Je gegevens zijn opgeslagen.')).toBeVisible();
});
