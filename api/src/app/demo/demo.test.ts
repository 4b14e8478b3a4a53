import { createHash } from 'node:crypto';

import mongoose from 'mongoose';

import { CommissionModel } from '../../identity/people/commission.model';
import { DEMO_PASSWORD, demoAccounts } from '../../identity/people/demoAccounts';
import { UserModel } from '../../identity/people/user.model';
import { addAdmin } from '../../identity/users/addAdmin';
import { ResetPasswordDocument, UserIdsDocument, UserSignInDocument } from '../../testing/gql/graphql';
import { startApi, type TestApi } from '../../testing/startApi';
import { actAs } from '../../testing/testClient';
import { areas } from '../areas';
import { isDemoFoundation, loadDemoIntoEmpty } from './loadDemo';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Everything in the database but what differs by nature: salts, and when files were stored. */
const contents = async () => {
  const database = mongoose.connection.db!;
  const names = (await database.listCollections().toArray()).map(({ name }) => name).sort();
  const leftOut = { passwordHash: 0, uploadDate: 0, blockWrittenAt: 0, 'metadata.takenAt': 0 };
  const found = names.map(async (name) => [
    name,
    await database
      .collection(name)
      .find({}, { projection: name === 'files.chunks' ? { _id: 0 } : leftOut })
      .sort(name === 'files.chunks' ? { files_id: 1, n: 1 } : { _id: 1 })
      .toArray(),
  ]);
  return createHash('sha256')
    .update(JSON.stringify(await Promise.all(found)))
    .digest('hex');
};

describe('the demo foundation, at half its size', () => {
  let first: string;
  beforeAll(async () => {
    await loadDemoIntoEmpty(areas, 0.5);
    first = await contents();
  });
  afterAll(() => api.clear());

  it('has as many people as its size says, and accounts that can sign in', async () => {
    expect(await UserModel.countDocuments()).toBe(demoAccounts.length + 30);
    expect(await isDemoFoundation()).toBe(true);
    await actAs(api.url).data(UserSignInDocument, {
      email: demoAccounts[0]?.email as string,
      password: DEMO_PASSWORD,
    });
  });

  it('gives every committee a chair', async () => {
    const commissions = await CommissionModel.find({ archived: false }).lean();
    expect(commissions.length).toBeGreaterThan(10);
    for (const { _id } of commissions) {
      expect(await UserModel.countDocuments({ 'permissions.commissions': `${String(_id)}-vz` })).toBe(1);
    }
  });

  it('is the same every time', async () => {
    await api.clear();
    await loadDemoIntoEmpty(areas, 0.5);
    expect(await contents()).toBe(first);
  });
});

describe('a database in which somebody is', () => {
  afterEach(() => api.clear());

  it('gets no demo foundation', async () => {
    await addAdmin('echt@carnaval.example');
    await loadDemoIntoEmpty(areas, 1);
    expect(await UserModel.countDocuments()).toBe(1);
    expect(await isDemoFoundation()).toBe(false);
  });
});

describe('add-admin', () => {
  afterEach(() => api.clear());

  it('makes somebody who may everything, with a link to choose a password', async () => {
    const token = await addAdmin('Baas@carnaval.example');
    const client = actAs(api.url);

    expect(
      (await client.run(ResetPasswordDocument, { token, password: 'mijn wachtwoord' })).errors,
    ).toBeUndefined();
    await client.data(UserSignInDocument, { email: 'baas@carnaval.example', password: 'mijn wachtwoord' });
    await client.data(UserIdsDocument);
  });

  it('raises an existing account and refuses what is no address', async () => {
    await addAdmin('baas@carnaval.example');
    await addAdmin('baas@carnaval.example');
    expect(await UserModel.countDocuments()).toBe(1);
    await expect(addAdmin('baas')).rejects.toThrow('Give the email address');
  });
});
