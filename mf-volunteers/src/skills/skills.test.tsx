import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, gone, press, pressIn, refuse } from 'kit/testing';

import {
  VolunteersActivitiesDocument,
  VolunteersAddSkillDocument,
  VolunteersDeleteSkillDocument,
  VolunteersEditSkillDocument,
  VolunteersUpdateDocument,
} from '../gql/graphql';
import { field, open, person, season, skillList } from '../testVolunteers';
import { again, list, names } from '../volunteers/testList';
import { shownSkills } from './skill';

const tap = { id: 's1', revision: 1, name: 'Tappen', isCertificate: false };
const warden = { id: 's2', revision: 1, name: 'Verkeersregelaar', isCertificate: true };
const skilled = (more: object = {}) =>
  person('1', { skills: [{ skillId: 's2', until: `${season + 1}-03-31` }], ...more });
const activities = answer(
  VolunteersActivitiesDocument,
  {},
  { active: [], archive: [], volunteerCounts: [], volunteerHeads: [] },
);

test('a certificate ends in the season, has ended, or is without a day', () => {
  const held = (until: string) => shownSkills([{ skillId: 's2', until }], [tap, warden], '2026-11-14');
  expect(held('2027-03-31')).toEqual([
    { id: 's2', text: 'Verkeersregelaar, geldig tot 31/03/2027', isEnding: true },
  ]);
  expect(held('2027-04-01')[0]?.isEnding).toBe(false);
  expect(held('')).toMatchObject([{ text: 'Verkeersregelaar, datum ontbreekt', isEnding: true }]);
  expect(
    shownSkills(
      [
        { skillId: 's1', until: '' },
        { skillId: 'gone', until: '' },
      ],
      [tap],
    ),
  ).toEqual([{ id: 's1', text: 'Tappen', isEnding: false }]);
});

test('the team keeps the list', async () => {
  const { user } = open(
    'vrijwilligers',
    [
      list([]),
      refuse(VolunteersAddSkillDocument, { skill: { name: 'Tappen', isCertificate: false } }, 'Controleer.', {
        code: 'BAD_USER_INPUT',
        fields: { name: 'Er is al een vaardigheid met deze naam' },
      }),
      answer(
        VolunteersAddSkillDocument,
        { skill: { name: 'Verkeersregelaar', isCertificate: true } },
        { addVolunteerSkill: warden },
      ),
      skillList([tap, warden], 1),
      answer(
        VolunteersEditSkillDocument,
        { id: 's1', revision: 1, skill: { name: 'Tappen en schenken', isCertificate: false } },
        { editVolunteerSkill: { ...tap, name: 'Tappen en schenken', revision: 2 } },
      ),
      skillList([{ ...tap, name: 'Tappen en schenken', revision: 2 }, warden], 1),
      answer(VolunteersDeleteSkillDocument, { id: 's2' }, { deleteVolunteerSkill: 's2' }),
      skillList([{ ...tap, name: 'Tappen en schenken', revision: 2 }]),
    ],
    skillList([tap], 2),
  );
  // The page has asked before the dialog does: two at once would be one question.
  expect(await screen.findByRole('option', { name: 'Tappen' })).toBeInTheDocument();
  await press(user, 'Vaardigheden');
  const items = async () =>
    within(await screen.findByRole('list', { name: 'Vaardigheden' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await items()).toEqual(['Tappen']);
  await press(user, 'Vaardigheid toevoegen');
  await user.type(await field('Naam'), 'Tappen');
  await pressIn(user, 'Toevoegen');
  await waitFor(async () =>
    expect(await field('Naam')).toHaveAccessibleDescription('Er is al een vaardigheid met deze naam'),
  );
  await user.clear(await field('Naam'));
  await user.type(await field('Naam'), 'Verkeersregelaar');
  await user.click(screen.getByRole('checkbox', { name: /^Het is een bewijs dat afloopt/ }));
  await pressIn(user, 'Toevoegen');
  await waitFor(async () => expect(await items()).toEqual(['Tappen', 'VerkeersregelaarBewijs']));
  await press(user, 'Tappen aanpassen');
  await user.type(await field('Naam'), ' en schenken');
  await pressIn(user, 'Opslaan');
  await waitFor(async () => expect((await items())[0]).toBe('Tappen en schenken'));
  await press(user, 'Verkeersregelaar verwijderen');
  await pressIn(user, 'Verwijderen', 'alertdialog');
  await waitFor(async () => expect(await items()).toEqual(['Tappen en schenken']));
});

test('a volunteer has skills, with a day of a certificate', async () => {
  const before = skilled({ skills: [], remarks: 'Heeft een busje' });
  const sent = {
    ...{ name: 'Jan Jansen', email: 'jan@voorbeeld.example', phone: '', remarks: 'Heeft een busje' },
    skills: [
      { skillId: 's1', until: '' },
      { skillId: 's2', until: '2027-05-01' },
    ],
  };
  const after = person('1', { ...sent, revision: 2 });
  const { user } = open(
    'vrijwilligers',
    [
      activities,
      list([before], { times: 1 }),
      answer(VolunteersUpdateDocument, { id: '1', revision: 1, volunteer: sent }, { updateVolunteer: after }),
      again(after),
    ],
    skillList([tap, warden]),
  );
  await press(user, 'Jan Jansen aanpassen');
  await user.click(await screen.findByRole('checkbox', { name: 'Tappen' }));
  expect(screen.queryByLabelText('Verkeersregelaar geldig tot')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Verkeersregelaar' }));
  fireEvent.change(await field('Verkeersregelaar geldig tot'), { target: { value: '2027-05-01' } });
  await pressIn(user, 'Opslaan');
  expect(await screen.findByText('Vrijwilliger aangepast')).toBeVisible();
  await gone();
  await press(user, 'Details van Jan Jansen');
  const shown = within(await screen.findByRole('list', { name: 'Vaardigheden van Jan Jansen' }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tappen',
    'Verkeersregelaar, geldig tot 01/05/2027',
  ]);
  expect(screen.getByText('Heeft een busje')).toBeVisible();
});

test('the list is filtered by a skill, and by certificates that end', async () => {
  const zoe = person('2', { name: 'Zoë Müller' });
  const { user } = open(
    'vrijwilligers',
    [list([skilled(), zoe]), list([zoe], { skillId: 's1' }), list([skilled()], { ending: true })],
    skillList([tap, warden]),
  );
  expect(await names()).toEqual(['Jan Jansen', 'Zoë Müller']);
  const choice = screen.getByLabelText('Wie kan');
  await user.selectOptions(choice, 'Tappen');
  await waitFor(async () => expect(await names()).toEqual(['Zoë Müller']));
  await user.selectOptions(choice, 'Bewijs loopt af');
  await waitFor(async () => expect(await names()).toEqual(['Jan Jansen']));
});
