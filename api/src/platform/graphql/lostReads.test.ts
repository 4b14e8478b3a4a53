import mongoose from 'mongoose';

import { CommissionModel } from '../../identity/people/commission.model';
import { UserModel } from '../../identity/people/user.model';
import { useApi } from '../../testing/apiStage';
import { AddTaskDocument, CommissionDocument, MeDocument } from '../../testing/gql/graphql';
import { makeCommission, signedIn } from '../../testing/people';
import type { Answer, TestClient } from '../../testing/testClient';
import { texts } from '../errors/texts';

const stage = useApi();
afterEach(() => jest.restoreAllMocks());

const away = () => new mongoose.mongo.MongoNetworkError('connection 3 to /tmp/x.sock closed');
/** Has the rules that read committees fail. @param times how often; absent: always */
function failRules(error: Error, times?: number) {
  const find = jest.spyOn(CommissionModel, 'find');
  const fail = () => {
    throw error;
  };
  if (times === undefined) find.mockImplementation(fail);
  else for (let at = 0; at < times; at += 1) find.mockImplementationOnce(fail);
  return find;
}

/** The API says that it is away, not that one may not. */
function expectAway({ status, headers, errors }: Answer<unknown>): void {
  expect(errors).toEqual([
    expect.objectContaining({
      message: texts.databaseAway,
      extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 2 },
    }),
  ]);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('2');
}

let id: string;
let member: TestClient;
beforeEach(async () => {
  id = await makeCommission(7);
  member = await signedIn(stage.api, { commissions: [id] });
});
const task = () => ({
  commissionId: id,
  season: 2026,
  task: { name: 'Tent' },
});

it('a rule whose database is away says so, for queries and mutations', async () => {
  failRules(away());
  const answer = await member.run(CommissionDocument, { id });
  expectAway(answer);
  expect(answer.headers.has('x-lost-read')).toBe(false);
  expectAway(await member.run(AddTaskDocument, task()));
});

it('a rule that fails otherwise is a fault of ours, and no refusal', async () => {
  failRules(new TypeError('oops'));
  const { errors, status } = await member.run(CommissionDocument, { id });
  expect(errors?.[0]).toMatchObject({
    message: texts.internal,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
  expect(status).toBe(200);
});

it('who is refused is refused all the same', async () => {
  const other = await signedIn(stage.api);
  expect((await other.error(CommissionDocument, { id })).extensions.code).toBe('FORBIDDEN');
  expect((await stage.api.visitor.error(CommissionDocument, { id })).extensions.code).toBe('UNAUTHENTICATED');
});

it('a query is read once more, with rules and loaders that know nothing of the first time', async () => {
  const find = failRules(away(), 1);
  expect((await member.data(CommissionDocument, { id })).commission.name).toBe('Commissie 7');
  expect(find).toHaveBeenCalledTimes(2);
});

it('a query is not read a third time, and a mutation not a second time', async () => {
  const find = failRules(away());
  await member.run(CommissionDocument, { id });
  expect(find).toHaveBeenCalledTimes(2);
  await member.run(AddTaskDocument, task());
  expect(find).toHaveBeenCalledTimes(3);
});

describe('while the session is read', () => {
  /** Read as one answer it is away; then by the driver, once. */
  const failSession = (error: Error) => {
    const { command } = mongoose.mongo.Db.prototype;
    jest.spyOn(mongoose.mongo.Db.prototype, 'command').mockImplementation(function (
      this: mongoose.mongo.Db,
      given: { find?: string; filter?: object },
      options,
    ) {
      const isSession = given.find === 'users' && given.filter && 'sessions' in given.filter;
      return isSession ? Promise.reject(error) : command.call(this, given, options);
    });
    const findOne = jest.spyOn(UserModel.collection, 'findOne');
    findOne.mockRejectedValueOnce(error);
    return findOne;
  };

  it('the database goes away for a moment: nobody is signed out', async () => {
    failSession(away());
    expect((await member.data(MeDocument)).me).not.toBeNull();
  });

  it('it stays away: 503, and not a page for visitors', async () => {
    failSession(away()).mockRejectedValueOnce(away());
    expectAway(await member.run(MeDocument));
    expect((await member.data(MeDocument)).me).not.toBeNull();
  });

  it('files answer 503 too', async () => {
    failSession(away());
    const address = `${stage.api.url}/files/facturen/krant/2026/${'0'.repeat(24)}`;
    const response = await fetch(address, { headers: { cookie: member.cookie ?? '' } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  });
});
