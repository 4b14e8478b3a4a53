import { useApi } from '../../testing/apiStage';
import { RateLimit, changeCounts, RateLimitModel, sweepRateLimits } from './rateLimit';

useApi();
const of = (points = 3) => new RateLimit('test', { points, duration: 60 });
const refused = { extensions: { code: 'RATE_LIMITED' } };

it('counts for all processes: another instance goes on where the first was', async () => {
  await of().count('jan');
  await of().count('jan');
  expect(await of().isUsedUp('jan')).toBe(false);
  await of().count('jan');
  expect(await of().isUsedUp('jan')).toBe(true);
  await expect(of().count('jan')).rejects.toMatchObject(refused);
  await of().count('piet');
});

it('lets no more through when many come at once', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => of(5).count('jan', '192.0.2.7')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('counts an IPv6 network as one address', async () => {
  for (const host of ['0:0:0:1', 'a:b:c:d', 'ffff:0:0:0']) await of().count(`2001:db8:1:2:${host}`);
  await expect(of().count('2001:db8:1:2:9:9:9:9')).rejects.toMatchObject(refused);
  await of().count('2001:db8:1:3::1');
});

it('gives back, forgets, and keeps neither name nor address', async () => {
  await of(1).count('jan@carnaval.example', '192.0.2.7');
  expect(JSON.stringify(await RateLimitModel.find().lean())).not.toMatch(/jan|192/);
  await changeCounts([of(1).givenBack('jan@carnaval.example', '192.0.2.7')]);
  await of(1).count('jan@carnaval.example', '192.0.2.7');
  await of(1).forget('jan@carnaval.example', '192.0.2.7');
  await of(1).count('jan@carnaval.example', '192.0.2.7');
  await changeCounts([of(1).forgotten('jan@carnaval.example', '192.0.2.7')]);
  await of(1).count('jan@carnaval.example', '192.0.2.7');
  await expect(of(1).count('jan@carnaval.example', '192.0.2.7')).rejects.toMatchObject(refused);
});

it('what no longer counts is swept', async () => {
  await of().count('old');
  await of().count('new');
  const [old] = await RateLimitModel.find().sort({ _id: 1 }).lean();
  await RateLimitModel.updateOne({ key: old?.key }, { expire: new Date(Date.now() - 1000) });
  await sweepRateLimits();
  expect(await RateLimitModel.countDocuments()).toBe(1);
});
