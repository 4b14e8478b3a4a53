import { useApi } from '../../testing/apiStage';
import { EditStockLocationDocument, LocationAddStockLocationDocument } from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { stockOf, type TestLocation } from '../testStock';

const stage = useApi();
const anja = usePerson(stage, { name: 'Anja', general: ['stockAdmin'] });
const stock = stockOf(anja);

const given = (title: string, changes: object = {}) => ({
  title,
  internal: false,
  locked: false,
  ...changes,
});

it('"Algemeen" always exists, once, and comes first', async () => {
  const lists = await Promise.all(Array.from({ length: 10 }, () => stock.locations()));
  for (const locations of lists) expect(locations.map(({ title }) => title)).toEqual(['Algemeen']);
  await stock.addLocation('Aardappelkelder');
  expect((await stock.locations()).map(({ title }) => title)).toEqual(['Algemeen', 'Aardappelkelder']);
});

it('has a title that no other has, capitals aside, also when ten add it at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      anja.run(LocationAddStockLocationDocument, { location: given(at % 2 ? 'Tent' : 'TENT') }),
    ),
  );
  const refused = answers.flatMap(({ errors }) => errors ?? []);
  expect(refused).toHaveLength(9);
  expect(refused[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { title: 'Deze naam voor een voorraad is al in gebruik, kies een andere' },
  });
  expect(
    (await anja.error(LocationAddStockLocationDocument, { location: given('algemeen') })).message,
  ).toContain('al in gebruik');
});

it('needs a name', async () => {
  expect(
    (await anja.error(LocationAddStockLocationDocument, { location: given(' ') })).extensions.fields,
  ).toEqual({
    title: 'Verplicht',
  });
});

it('what changed is in the log', async () => {
  const { id, revision } = await stock.addLocation('Tent');
  const location = given('Tent', { locked: true });
  const { editStockLocation } = await anja.data(EditStockLocationDocument, { id, revision, location });
  expect(editStockLocation.changeLog.map((line) => line.slice(13))).toEqual([
    'Anja: voorraadlocatie aangemaakt',
    'Anja: vergrendeld',
  ]);
});

it('"Algemeen" keeps its name', async () => {
  const [general] = await stock.locations();
  const { id, revision } = general as TestLocation;
  expect(
    (await anja.error(EditStockLocationDocument, { id, revision, location: given('Kelder') })).extensions
      .fields,
  ).toEqual({
    title: 'De voorraad Algemeen houdt zijn naam: daar komen nieuwe producten binnen.',
  });
});

it('tells what lies there', async () => {
  await stock.addProduct('Sjaal', 3);
  await stock.addProduct('Pet', 0);
  const [general] = await stock.locations();
  expect(general?.products).toEqual([{ title: 'Sjaal', amount: 3 }]);
});
