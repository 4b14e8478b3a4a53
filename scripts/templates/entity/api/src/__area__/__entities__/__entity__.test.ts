import { onlyWinner, useApi } from '../../testing/apiStage';
import {
  __Doc__AddDocument,
  __Doc__DeleteDocument,
  __Doc__EditDocument,
  __Doc__OneDocument,
  __Docs__Document,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
import { actAs, type TestClient } from '../../testing/testClient';
import { __Entity__Model } from './__entity__.model';

const stage = useApi();
let keeper: TestClient;
beforeEach(async () => {
  keeper = await signedIn(stage.api, { name: 'Harrie', general: ['__permission__'] });
});

const add = async (name: string, note?: string, requestId?: string) =>
  (await keeper.data(__Doc__AddDocument, { __entity__: { name, note }, requestId })).add__Entity__;
const list = async (variables: object = {}) =>
  (await keeper.data(__Docs__Document, variables)).__entities__;
const names = async (variables: object = {}) =>
  (await list(variables)).edges.map(({ node }) => node.name);

it('is kept, in order of name, page by page, and found by words of name and note', async () => {
  expect(await add(' Émile ', ' Op de kast ')).toMatchObject({
    name: 'Émile',
    note: 'Op de kast',
    changeLog: [expect.stringMatching(/ - Harrie: __one__ toegevoegd$/)],
  });
  await add('Zilver');
  await add('brons');
  expect(await names()).toEqual(['brons', 'Émile', 'Zilver']);
  const { pageInfo, totalCount } = await list({ first: 2 });
  expect(totalCount).toBe(3);
  expect(await names({ first: 2, after: pageInfo.endCursor })).toEqual(['Zilver']);
  expect(await names({ search: 'emile KAST' })).toEqual(['Émile']);
  expect(await names({ search: 'goud' })).toEqual([]);
});

it('is refused to who is not signed in, and to who lacks the right', async () => {
  const refusals = [
    await actAs(stage.api.url).error(__Docs__Document, {}),
    await (await signedIn(stage.api)).error(__Doc__AddDocument, { __entity__: { name: 'Zilver' } }),
  ];
  expect(refusals.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  expect(await __Entity__Model.countDocuments()).toBe(0);
});

it.each([
  [{ name: ' ' }, { name: 'Verplicht' }],
  [{ name: 'x'.repeat(201) }, { name: 'Deze tekst is te lang' }],
  [{ name: 'Zilver', note: 'x'.repeat(2001) }, { note: 'Deze tekst is te lang' }],
])('%j is refused at its field', async (__entity__, fields) => {
  const { extensions } = await keeper.error(__Doc__AddDocument, { __entity__ });
  expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await __Entity__Model.countDocuments()).toBe(0);
});

it('sent ten times at once is one', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => add('Zilver', '', 'een-verzoek')));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await __Entity__Model.countDocuments()).toBe(1);
});

it('is changed by one of two at once, and its log says what', async () => {
  const { id, revision } = await add('Zilver');
  const edit = (note: string) =>
    keeper.run(__Doc__EditDocument, { id, revision, __entity__: { name: 'Zilver', note } });
  onlyWinner(await Promise.all([edit('Boven'), edit('Onder')]), "__This_one__", 'Harrie');
  const { __entity__ } = await keeper.data(__Doc__OneDocument, { id });
  expect(__entity__.changeLog.at(-1)).toMatch(/ - Harrie: gewijzigd: notitie$/);
});

it('is deleted once, and found nowhere after it', async () => {
  const { id, revision } = await add('Zilver');
  expect(await keeper.data(__Doc__DeleteDocument, { id })).toEqual({ delete__Entity__: id });
  expect(await names()).toEqual([]);
  const refusals = [
    await keeper.error(__Doc__OneDocument, { id }),
    await keeper.error(__Doc__EditDocument, { id, revision, __entity__: { name: 'Goud' } }),
    await keeper.error(__Doc__DeleteDocument, { id }),
  ];
  expect(refusals.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});
