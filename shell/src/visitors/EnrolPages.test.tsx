import { screen, within } from '@testing-library/react';

import { openVisitorPage, type Reply } from './testVisitors';

const category = {
  ...{ id: 'f1', label: 'Categorie', help: '', kind: 'choice', required: true },
  options: ['Wagen', 'Loopgroep'],
};
const rules = {
  ...{ id: 'f2', label: 'Ik ken het reglement', help: '', kind: 'yesNo', required: true, options: [] },
};
const time = (open: boolean) => ({ open, year: 2027, closesOn: open ? '2027-01-24' : null });
const enrolments = (parade: boolean, songs = false): Reply => ({
  data: {
    website: {
      liedjesfestival: { enlistment: time(songs) },
      optocht: { enrolment: { ...time(parade), fields: parade ? [category, rules] : [] } },
      kindercarnaval: { enrolment: { ...time(false), fields: [] } },
    },
  },
});
const fillContact = async ({ user }: ReturnType<typeof openVisitorPage>) => {
  await user.type(screen.getByLabelText(/^Contactpersoon/), 'Ans Wagen');
  await user.type(screen.getByLabelText(/^Telefoon/), '0612345678');
  await user.type(screen.getByLabelText(/^E-mail/), ' ans@groep.example ');
};

test('one sees what one can enrol for now, and until when', async () => {
  openVisitorPage('/publiek/inschrijven', { VisitorEnrolments: [enrolments(true)] });
  const link = await screen.findByRole('link', { name: /Optocht 2027/ });
  expect(link).toHaveAttribute('href', '/publiek/inschrijven/optocht');
  expect(within(link).getByText('Tot en met zondag 24 januari')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a group is told at the questions what is wrong, and enrols', async () => {
  const page = openVisitorPage('/publiek/inschrijven/optocht', {
    VisitorEnrolments: [enrolments(true)],
    VisitorEnterParade: [
      { refuse: 'Onjuist', code: 'BAD_USER_INPUT', fields: { f2: 'Zonder dit kun je niet meedoen' } },
      { data: { enterParade: true } },
    ],
  });
  await page.user.type(await screen.findByLabelText(/^Naam van de groep/), 'De Zwabbers');
  await page.user.selectOptions(screen.getByLabelText(/^Categorie/), 'Wagen');
  await fillContact(page);
  await page.user.click(screen.getByRole('button', { name: 'Inschrijven' }));
  expect(await screen.findByText('Zonder dit kun je niet meedoen')).toBeVisible();
  await page.user.click(screen.getByRole('checkbox', { name: /Ik ken het reglement/ }));
  await page.user.click(screen.getByRole('button', { name: 'Inschrijven' }));
  expect(await screen.findByRole('heading', { name: 'Je bent ingeschreven' })).toBeVisible();
  expect(screen.getByText(/ans@groep\.example/)).toBeVisible();
  expect(page.asked.at(-1)?.variables).toMatchObject({
    parade: 'parade',
    entry: {
      ...{ name: 'De Zwabbers', contactName: 'Ans Wagen', contactPhone: '0612345678' },
      contactEmail: 'ans@groep.example',
      answers: [
        { fieldId: 'f1', value: 'Wagen' },
        { fieldId: 'f2', value: 'Ja' },
      ],
    },
  });
  expect(page.asked[1]?.variables).toMatchObject({
    entry: { answers: [expect.anything(), { value: 'Nee' }] },
  });
});

test('without a statement an act is told so, with what else is wrong', async () => {
  const page = openVisitorPage('/publiek/inschrijven/liedjesfestival', {
    VisitorEnrolments: [enrolments(false, true)],
    VisitorEnlist: [
      { refuse: 'Onjuist', code: 'BAD_USER_INPUT', fields: { statementId: 'Kies een bestand' } },
    ],
  });
  await page.user.type(await screen.findByLabelText(/^Naam van de act/), 'De Hossers');
  await fillContact(page);
  await page.user.click(screen.getByRole('button', { name: 'Inschrijven' }));
  expect(await screen.findByText('Kies een bestand')).toBeVisible();
  expect(page.asked.at(-1)?.variables).toMatchObject({
    participant: { actName: 'De Hossers', numberOfParticipants: 0, statementId: '' },
  });
});

test.each([
  ['/publiek/inschrijven/optocht', 'De inschrijving is gesloten'],
  ['/publiek/inschrijven', 'Je kunt je nu nergens voor inschrijven'],
  ['/publiek/inschrijven/rommelmarkt', 'Hier is niets'],
])('%s says %s', async (address, text) => {
  openVisitorPage(address, { VisitorEnrolments: [enrolments(false)] });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a message is sent about what was chosen', async () => {
  const page = openVisitorPage('/publiek/contact', {
    VisitorContact: [{ data: { website: { contact: { subjects: ['algemeen', 'club'] } } } }],
    VisitorSendMessage: [{ data: { sendContactForm: true } }],
  });
  await page.user.selectOptions(await screen.findByLabelText('Waar gaat het over?'), 'Club van 111');
  await page.user.type(screen.getByRole('textbox', { name: /^Bericht/ }), 'Hoi');
  await page.user.type(screen.getByLabelText(/^Naam/), 'Jan');
  await page.user.type(screen.getByLabelText(/^E-mail/), 'jan@x.example');
  await page.user.click(screen.getByRole('button', { name: 'Versturen' }));
  expect(await screen.findByRole('heading', { name: 'Je bericht is verstuurd' })).toBeVisible();
  expect(page.asked.at(-1)?.variables).toMatchObject({
    message: { subject: 'club', name: 'Jan', email: 'jan@x.example', text: 'Hoi' },
  });
});
