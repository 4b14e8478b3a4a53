import { useApi } from '../../testing/apiStage';
import {
  AddSavedViewDocument,
  RemoveSavedViewDocument,
  type SavedViewInput,
  SavedViewsDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { SavedViewsModel } from './savedView.model';

const stage = useApi();
type Person = Awaited<ReturnType<typeof signedIn>>;
const anja = usePerson(stage);

const view = (given: Partial<SavedViewInput> = {}): { view: SavedViewInput } => ({
  view: { list: 'club-leden', name: 'Niet betaald', search: '?payment=notPaid', ...given },
});
const save = async (given?: Partial<SavedViewInput>) =>
  (await anja.data(AddSavedViewDocument, view(given))).addSavedView;
const namesOf = async (person: Person) =>
  (await person.data(SavedViewsDocument)).savedViews.map(({ name }) => name);
const fieldsOf = async (given: Partial<SavedViewInput>) =>
  (await anja.error(AddSavedViewDocument, view(given))).extensions.fields;

it('is saved with the account, and nobody else sees it or takes it away', async () => {
  const [saved] = await save();
  expect(saved).toMatchObject(view().view);
  const other = await signedIn(stage.api);
  expect(await namesOf(other)).toEqual([]);
  expect((await other.data(RemoveSavedViewDocument, { id: saved?.id ?? '' })).removeSavedView).toEqual([]);
  expect(await namesOf(anja)).toEqual(['Niet betaald']);
});

it('is removed once; again changes nothing', async () => {
  const [saved] = await save();
  await save({ name: 'Jubileum' });
  const asked = { id: saved?.id ?? '' };
  expect((await anja.data(RemoveSavedViewDocument, asked)).removeSavedView).toHaveLength(1);
  expect((await anja.data(RemoveSavedViewDocument, asked)).removeSavedView).toHaveLength(1);
  expect(await namesOf(anja)).toEqual(['Jubileum']);
});

it('has a name of its own in its list, also of two at once', async () => {
  const answers = await Promise.all([
    anja.run(AddSavedViewDocument, view()),
    anja.run(AddSavedViewDocument, view({ search: '' })),
  ]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await fieldsOf({ name: '  Niet betaald ' })).toEqual({
    name: 'Je hebt al een weergave met deze naam',
  });
  expect(await save({ list: 'leden' })).toHaveLength(2);
});

it('there are at most twenty of a list, also when two are saved at once', async () => {
  for (let at = 1; at < 20; at += 1) await save({ name: `Weergave ${at}` });
  const answers = await Promise.all([
    anja.run(AddSavedViewDocument, view({ name: 'twintig' })),
    anja.run(AddSavedViewDocument, view({ name: 'ook twintig' })),
  ]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await fieldsOf({ name: 'nog een' })).toEqual({
    name: 'Je hebt al 20 weergaven van deze lijst. Verwijder er eerst een.',
  });
  expect(await save({ list: 'leden' })).toHaveLength(21);
});

it('refuses what is no view', async () => {
  expect(await fieldsOf({ name: ' ' })).toEqual({ name: 'Verplicht' });
  expect(await fieldsOf({ name: 'x'.repeat(41) })).toEqual({ name: 'Een naam heeft hoogstens 40 tekens' });
  for (const search of ['zoek=x', 'https://elders.example', '?a#b', '? b'])
    expect(Object.keys((await fieldsOf({ search })) ?? {})).toEqual(['search']);
  expect(Object.keys((await fieldsOf({ list: 'Club leden' })) ?? {})).toEqual(['list']);
  expect(await SavedViewsModel.countDocuments()).toBe(0);
});
