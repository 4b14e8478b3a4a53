import { daysFromNow, onlyWinner, useApi } from '../../testing/apiStage';
import {
  AddNewVolunteerDocument,
  AddVolunteerSkillDocument,
  DeleteVolunteerDocument,
  DeleteVolunteerSkillDocument,
  EditVolunteerSkillDocument,
  UpdateVolunteerDocument,
  VolunteersDocument,
  VolunteerSkillsDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { seasonOfDay } from '../activities/activity.service';
import { VolunteerModel } from '../volunteers/volunteer.model';

const stage = useApi();
const season = seasonOfDay(daysFromNow(0));
const [LAST, AFTER] = [`${season + 1}-03-31`, `${season + 1}-04-01`];
const harrie = usePerson(stage, { name: 'Harrie', general: ['vol'] });
const addSkill = async (name: string, isCertificate = false) =>
  (await harrie.data(AddVolunteerSkillDocument, { skill: { name, isCertificate } })).addVolunteerSkill;
const add = async (name: string, skills: { skillId: string; until?: string }[]) =>
  (await harrie.data(AddNewVolunteerDocument, { volunteer: { name, skills } })).addNewVolunteer;
const names = async (variables: object) =>
  (await harrie.data(VolunteersDocument, variables)).volunteers.edges.map(({ node }) => node.name);

it('stands once in the list, by name, and is changed by one of two at once', async () => {
  await addSkill('Tappen');
  const { id, revision } = await addSkill(' EHBO ');
  expect((await harrie.data(VolunteerSkillsDocument)).volunteerSkills).toMatchObject([
    { name: 'EHBO', isCertificate: false },
    { name: 'Tappen' },
  ]);
  const taken = { name: 'Er is al een vaardigheid met deze naam, of ze ligt in de prullenbak' };
  expect(
    (await harrie.error(AddVolunteerSkillDocument, { skill: { name: 'tappen' } })).extensions.fields,
  ).toEqual(taken);
  const edit = (name: string) =>
    harrie.run(EditVolunteerSkillDocument, { id, revision, skill: { name, isCertificate: true } });
  expect((await edit('TAPPEN')).errors?.[0]?.extensions.fields).toEqual(taken);
  expect((await edit(' ')).errors?.[0]?.extensions.fields).toHaveProperty('name');
  const answers = await Promise.all([edit('Eerste hulp'), edit('BHV')]);
  expect(onlyWinner(answers, 'Deze vaardigheid', 'Harrie').editVolunteerSkill.isCertificate).toBe(true);
});

it('is had by volunteers, with a day when it is a certificate, and the list is filtered by it', async () => {
  const [warden, tap] = [await addSkill('Verkeersregelaar', true), await addSkill('Tappen')];
  const cor = await add('Cor', [
    { skillId: tap.id, until: LAST },
    { skillId: warden.id, until: LAST },
    { skillId: warden.id, until: AFTER },
  ]);
  expect(cor.skills).toEqual([
    { skillId: tap.id, until: '' },
    { skillId: warden.id, until: LAST },
  ]);
  await add('Piet', [{ skillId: tap.id }]);
  expect(await names({ skillId: tap.id })).toEqual(['Cor', 'Piet']);
  expect(await names({ skillId: warden.id })).toEqual(['Cor']);
  expect(await names({ skillId: tap.id, search: 'piet' })).toEqual(['Piet']);
  expect(await names({ skillId: 'x' })).toEqual([]);
  const refused = (skills: object[]) =>
    harrie.error(UpdateVolunteerDocument, {
      ...{ id: cor.id, revision: 1 },
      volunteer: { name: 'Cor', skills: skills as never },
    });
  expect((await refused([{ skillId: 'x' }])).extensions.fields).toEqual({
    skills: 'Een vaardigheid is intussen van de lijst gehaald. Kies opnieuw.',
  });
  expect((await refused([{ skillId: warden.id, until: 'morgen' }])).extensions.code).toBe('BAD_USER_INPUT');
  expect((await refused(Array.from({ length: 31 }, () => ({ skillId: tap.id })))).extensions.code).toBe(
    'BAD_USER_INPUT',
  );
});

it('that ends in this season, or has ended, or is without a day, is found of who takes part', async () => {
  const [warden, tap] = [await addSkill('Verkeersregelaar', true), await addSkill('Tappen')];
  const until = { Laatste: LAST, Later: AFTER, Voorbij: '2020-01-01', Zonder: '', Weg: LAST };
  for (const [name, day] of Object.entries(until))
    await add(name, [{ skillId: warden.id, until: day }, { skillId: tap.id }]);
  await add('Tapper', [{ skillId: tap.id }]);
  const participations = [{ activityId: 'x', season }];
  await VolunteerModel.updateMany({ name: { $ne: 'Weg' } }, { $set: { participations } });
  expect(await names({ ending: true })).toEqual(['Laatste', 'Voorbij', 'Zonder']);
  await harrie.data(EditVolunteerSkillDocument, {
    ...{ id: warden.id, revision: warden.revision },
    skill: { name: 'Verkeersregelaar', isCertificate: false },
  });
  expect(await names({ ending: true })).toEqual([]);
});

it('that leaves the list is kept with who had it until it is restored; who is removed has none', async () => {
  const { id: skillId } = await addSkill('Tappen');
  const { id, revision } = await add('Cor', [{ skillId }]);
  await harrie.data(DeleteVolunteerSkillDocument, { id: skillId });
  expect((await harrie.data(VolunteerSkillsDocument)).volunteerSkills).toEqual([]);
  await harrie.data(UpdateVolunteerDocument, {
    id,
    revision,
    volunteer: { name: 'Cor', remarks: ' Busje ', skills: [] },
  });
  expect(await VolunteerModel.findById(id).lean()).toMatchObject({ remarks: 'Busje', skills: [{ skillId }] });
  await VolunteerModel.updateOne(
    { _id: id },
    { $set: { participations: [{ activityId: 'x', season: 2023 }] } },
  );
  await harrie.data(DeleteVolunteerDocument, { id });
  expect(await VolunteerModel.findById(id).lean()).toMatchObject({ remarks: '', skills: [] });
});
