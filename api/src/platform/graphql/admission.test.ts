import { useApi } from '../../testing/apiStage';
import { signedIn } from '../../testing/people';
import { actAs } from '../../testing/testClient';

const stage = useApi({ visitorsPerMinute: 5 });

it('an address without a session asks so often a minute, and who is signed in as often as they like', async () => {
  const stranger = actAs(stage.api.url);
  for (let time = 0; time < 5; time += 1) await stranger.data('{ webshopProducts { id } }');
  const { message, extensions } = await stranger.error('{ webshopProducts { id } }');
  expect(message).toBe('Te veel pogingen. Probeer het over 1 minuut opnieuw.');
  expect(extensions.code).toBe('RATE_LIMITED');
  await actAs(stage.api.url).data('{ webshopProducts { id } }');
  const { data } = await signedIn(stage.api);
  for (let time = 0; time < 12; time += 1) await data('{ me { id } }');
});

it('a text that no field holds is refused at its field', async () => {
  const { error } = await signedIn(stage.api);
  const reset = 'mutation M($email: String!) { requestPasswordReset(email: $email) }';
  expect((await error(reset, { email: 'jan\0' })).extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { email: 'Deze tekst bevat tekens die niet bestaan. Typ hem opnieuw.' },
  });
  const edit = 'mutation M($p: EditProfileInput!) { editProfile(revision: 1, profile: $p) { id } }';
  expect((await error(edit, { p: { adres: 'x'.repeat(60_001) } })).extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { adres: 'Deze tekst is te lang' },
  });
  const literal = await error('mutation { requestPasswordReset(email: "jan\\u0000") }');
  expect(literal.message).toBe('Deze tekst bevat tekens die niet bestaan. Typ hem opnieuw.');
});

it('what a visitor asks counts by its cost, also when it was asked before, and of who is signed in it does not', async () => {
  const news = 'nieuws(first: 100) { edges { node { id title text publicationDate tags } } }';
  const costly = `{ website { a: ${news} b: ${news} c: ${news} } }`;
  const cheap = '{ webshopProducts { id } }';
  const stranger = actAs(stage.api.url);
  await stranger.data(cheap);
  for (let time = 0; time < 2; time += 1) await stranger.run(costly);
  expect((await stranger.error(cheap)).extensions.code).toBe('RATE_LIMITED');
  const schema = actAs(stage.api.url);
  expect((await schema.error('{ __schema { types { name } } }')).extensions.code).toBe('RATE_LIMITED');
  const { data } = await signedIn(stage.api);
  for (let time = 0; time < 3; time += 1) await data(costly);
  await data('{ __schema { types { name } } }');
});
