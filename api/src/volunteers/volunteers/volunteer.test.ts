import { purgeTrash } from '../../identity/trash/eraseTrash';
import { onlyWinner, useApi } from '../../testing/apiStage';
import {
  ActivityVolunteersDocument,
  AddActivityDocument,
  AddNewVolunteerDocument,
  AddVolunteerToActivityDocument,
  ArchiveActivityDocument,
  DeleteVolunteerDocument,
  RenameActivityDocument,
  UpdateVolunteerDocument,
  VolunteerActivitiesDocument,
  VolunteerCountsDocument,
  VolunteerHeadsDocument,
  VolunteerRemoveVolunteerFromActivityDocument,
  VolunteersDocument,
  VolunteerSeasonsDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { ActivityModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { VolunteerModel } from './volunteer.model';

const stage = useApi();
const harrie = usePerson(stage, { name: 'Harrie', general: ['vol'] });
const add = async (name: string, rest: object = {}) =>
  (await harrie.data(AddNewVolunteerDocument, { volunteer: { name, ...rest } })).addNewVolunteer;
const activity = async (name = 'Optocht') => (await harrie.data(AddActivityDocument, { name })).addActivity;
const list = async (variables: object = {}) => (await harrie.data(VolunteersDocument, variables)).volunteers;
const join = (id: string, activityId: string, season = 2026) =>
  harrie.run(AddVolunteerToActivityDocument, { id, activityId, season });

describe('a volunteer', () => {
  it('has a name, and an address that is one', async () => {
    expect(await add(' Zoë Müller ', { email: ' Zoe@Voorbeeld.example ' })).toMatchObject({
      name: 'Zoë Müller',
      email: 'zoe@voorbeeld.example',
      activities: [],
      changeLog: [expect.stringMatching(/Harrie: vrijwilliger toegevoegd$/)],
    });
    expect(await add('Piet')).toMatchObject({ email: '' });
    expect(
      (await harrie.error(AddNewVolunteerDocument, { volunteer: { name: ' ' } })).extensions.fields,
    ).toEqual({
      name: 'Verplicht',
    });
    expect(
      (await harrie.error(AddNewVolunteerDocument, { volunteer: { name: 'Kees', email: 'x' } })).extensions
        .fields,
    ).toHaveProperty('email');
  });

  it('who looks the same is pointed out, and can be kept all the same', async () => {
    await add('Zoë Müller', { email: 'zoe@voorbeeld.example' });
    expect(
      (await harrie.error(AddNewVolunteerDocument, { volunteer: { name: 'zoe  MULLER' } })).extensions.fields,
    ).toEqual({
      name: 'Er is al een vrijwilliger die Zoë Müller heet. Is het dezelfde?',
    });
    const other = { name: 'Ander', email: 'ZOE@voorbeeld.example' };
    expect((await harrie.error(AddNewVolunteerDocument, { volunteer: other })).extensions.fields).toEqual({
      email: 'Zoë Müller heeft dit e-mailadres al. Is het dezelfde?',
    });
    await add('Ander', { email: 'zoe@voorbeeld.example', allowDuplicate: true });
    expect((await list()).totalCount).toBe(2);
  });

  it('is found by name and address, by name and page by page', async () => {
    await add('Émile Aarts', { email: 'e@voorbeeld.example' });
    await add('bert', { email: 'b@voorbeeld.example' });
    await add('Cor');
    const first = await list({ first: 2 });
    expect(first.edges.map(({ node }) => node.name)).toEqual(['bert', 'Cor']);
    expect(
      (await list({ first: 2, after: first.pageInfo.endCursor })).edges.map(({ node }) => node.name),
    ).toEqual(['Émile Aarts']);
    expect((await list({ search: 'emile voorbeeld' })).totalCount).toBe(1);
  });

  it('who is removed stays in the counts without a name, and in no list', async () => {
    const [{ id }, { id: other }] = [await add('Cor', { email: 'cor@voorbeeld.example' }), await add('Piet')];
    const [{ id: activityId }, { id: second }] = [await activity(), await activity('Bouw')];
    for (const season of [2024, 2027]) await join(id, activityId, season);
    await join(id, second, 2024);
    await join(other, activityId, 2024);
    await harrie.data(DeleteVolunteerDocument, { id });
    expect((await harrie.data(VolunteerCountsDocument)).volunteerCounts).toEqual([
      expect.objectContaining({ season: 2024 }),
      expect.objectContaining({ season: 2024 }),
    ]);
    expect((await harrie.data(VolunteerHeadsDocument)).volunteerHeads).toEqual([{ season: 2024, count: 2 }]);
    expect(await harrie.data(ActivityVolunteersDocument, { activityId, season: 2024 })).toEqual({
      activityVolunteers: [{ name: 'Piet' }, { name: 'Verwijderde vrijwilliger' }],
    });
    const left = await VolunteerModel.findById(id).lean().orFail();
    expect(JSON.stringify(left)).not.toMatch(/cor/i);
    expect(await list()).toMatchObject({ totalCount: 1, edges: [{ node: { name: 'Piet' } }] });
    expect((await harrie.error(DeleteVolunteerDocument, { id })).extensions.code).toBe('NOT_FOUND');
    expect((await join(id, activityId)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const { errors } = await harrie.run(UpdateVolunteerDocument, {
      id,
      revision: 2,
      volunteer: { name: 'Cor' },
    });
    expect(errors).toHaveLength(1);
    await add('Cor', { email: 'cor@voorbeeld.example' });
  });

  it('who never took part is gone from everywhere', async () => {
    const { id } = await add('Cor');
    const { id: activityId } = await activity();
    await join(id, activityId, 2030);
    await harrie.data(DeleteVolunteerDocument, { id });
    expect(await list()).toMatchObject({ totalCount: 0 });
    expect(await harrie.data(ActivityVolunteersDocument, { activityId, season: 2030 })).toEqual({
      activityVolunteers: [],
    });
    expect((await harrie.error(DeleteVolunteerDocument, { id })).extensions.code).toBe('NOT_FOUND');
    await purgeTrash(stage.api.portal, Date.now() + 31 * 86_400_000);
    expect(await VolunteerModel.countDocuments()).toBe(0);
  });
});

describe('taking part', () => {
  it('is for a season; leaving one keeps the others', async () => {
    const { id } = await add('Cor');
    const { id: activityId } = await activity();
    for (const season of [2026, 2024, 2025]) await join(id, activityId, season);
    const { removeVolunteerFromActivity } = await harrie.data(VolunteerRemoveVolunteerFromActivityDocument, {
      id,
      activityId,
      season: 2025,
    });
    expect(removeVolunteerFromActivity.activities).toEqual([{ activityId, seasons: [2024, 2026] }]);
    expect(
      (await harrie.run(VolunteerRemoveVolunteerFromActivityDocument, { id, activityId, season: 2025 }))
        .errors,
    ).toBeUndefined();
  });

  it('ten at once is once, and fifty at once are fifty', async () => {
    const { id: activityId } = await activity();
    const { id } = await add('Cor');
    await Promise.all(Array.from({ length: 10 }, () => join(id, activityId)));
    expect((await VolunteerModel.findById(id).lean().orFail()).participations).toHaveLength(1);
    const others = await Promise.all(Array.from({ length: 49 }, (_, at) => add(`Persoon ${at}`)));
    await Promise.all(others.map((other) => join(other.id, activityId)));
    expect(await harrie.data(VolunteerCountsDocument)).toEqual({
      volunteerCounts: [{ activityId, season: 2026, count: 50 }],
    });
  });

  it('is refused for a season that is not there, and for what is archived', async () => {
    const { id } = await add('Cor');
    const { id: activityId } = await activity();
    expect((await join(id, activityId, 2022)).errors?.[0]?.extensions.fields).toEqual({
      season: 'Kies een seizoen uit de lijst',
    });
    await harrie.data(ArchiveActivityDocument, { id: activityId, archived: true });
    expect((await join(id, activityId)).errors?.[0]?.message).toBe('Deze activiteit is gearchiveerd.');
    expect((await join('64b000000000000000000000', activityId)).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });

  it('seasons begin in April: 31 March is the one before', () => {
    expect(['2026-03-31', '2026-04-01', '2027-03-31', '2027-04-01'].map(seasonOfDay)).toEqual([
      2025, 2026, 2026, 2027,
    ]);
  });

  it('seasons are those of the list', async () => {
    const { volunteerSeasons } = await harrie.data(VolunteerSeasonsDocument);
    expect(volunteerSeasons.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, at) => 2023 + at));
  });
});

describe('an activity', () => {
  it('has a name that no other has, also when five add it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        harrie.run(AddActivityDocument, { name: at % 2 ? 'Optocht' : 'OPTOCHT' }),
      ),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await harrie.error(AddActivityDocument, { name: 'optocht' })).extensions.fields).toEqual({
      name: 'Er is al een activiteit met deze naam',
    });
    expect((await harrie.error(AddActivityDocument, { name: '  ' })).extensions.fields).toEqual({
      name: 'Verplicht',
    });
  });

  it('is renamed by one of two at once', async () => {
    const { id, revision } = await activity();
    const answers = await Promise.all(
      ['Een', 'Twee'].map((name) => harrie.run(RenameActivityDocument, { id, revision, name })),
    );
    onlyWinner(answers, 'Deze activiteit', 'Harrie');
  });

  it('is archived and comes back, once', async () => {
    const { id } = await activity();
    await Promise.all([
      harrie.data(ArchiveActivityDocument, { id, archived: true }),
      harrie.data(ArchiveActivityDocument, { id, archived: true }),
    ]);
    expect(await harrie.data(VolunteerActivitiesDocument, { archived: true })).toEqual({
      volunteerActivities: [{ name: 'Optocht' }],
    });
    expect((await ActivityModel.findById(id).lean().orFail()).changeLog).toHaveLength(2);
    await harrie.data(ArchiveActivityDocument, { id, archived: false });
    expect(await harrie.data(VolunteerActivitiesDocument, { archived: false })).toEqual({
      volunteerActivities: [{ name: 'Optocht' }],
    });
  });
});
