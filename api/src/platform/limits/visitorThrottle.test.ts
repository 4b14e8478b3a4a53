import mongoose from 'mongoose';

import { areas } from '../../app/areas';
import { servePortal } from '../../app/createPortal';
import { useApi } from '../../testing/apiStage';
import { MeDocument } from '../../testing/gql/graphql';
import { actAs } from '../../testing/testClient';
import { RateLimit, RateLimitModel } from './rateLimit';
import { VisitorThrottle } from './visitorThrottle';

const stage = useApi();
afterEach(() => {
  jest.restoreAllMocks();
});

const LIMIT = 100;
const IP = '192.0.2.7';
/** How many of these operations one after the other, at these processes in turn, are let through. */
async function passed(processes: readonly VisitorThrottle[], asked: number, ip = IP): Promise<number> {
  let count = 0;
  for (let time = 0; time < asked; time += 1) {
    const throttle = processes[time % processes.length]!;
    count += await throttle.count(ip).then(
      () => 1,
      () => 0,
    );
  }
  return count;
}
const processes = (count: number) => Array.from({ length: count }, () => new VisitorThrottle(LIMIT, count));

it.each([1, 2, 4, 8])('%s processes let through as much as one: a tenth more or less', async (count) => {
  const through = await passed(processes(count), 5 * LIMIT);
  expect(through).toBeGreaterThanOrEqual(0.9 * LIMIT);
  expect(through).toBeLessThanOrEqual(1.1 * LIMIT);
});

it('one process keeps to the limit to the letter, also for who stays at it of several', async () => {
  expect(await passed(processes(1), 2 * LIMIT)).toBe(LIMIT);
  const [first] = processes(4);
  expect(await passed([first!], 2 * LIMIT, '192.0.2.8')).toBeGreaterThanOrEqual(0.9 * LIMIT);
});

it('many at once get no more', async () => {
  const four = processes(4);
  const asked = Array.from({ length: 4 * LIMIT }, (_, at) => four[at % 4]!.count(IP));
  const answers = await Promise.allSettled(asked);
  const through = answers.filter(({ status }) => status === 'fulfilled').length;
  expect(through).toBeGreaterThanOrEqual(0.9 * LIMIT);
  expect(through).toBeLessThanOrEqual(1.1 * LIMIT);
});

it('who asks little costs no write, and who is refused one only', async () => {
  const take = jest.spyOn(RateLimit.prototype, 'take');
  const [only] = processes(1);
  expect(await passed([only!], LIMIT / 10)).toBe(LIMIT / 10);
  expect(take).not.toHaveBeenCalled();
  await passed([only!], 2 * LIMIT);
  expect(take).toHaveBeenCalledTimes(10);
  await expect(only!.count(IP)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  expect(take).toHaveBeenCalledTimes(10);
  expect(JSON.stringify(await RateLimitModel.find().lean())).not.toContain(IP);
});

it('counts each address by itself, an IPv6 network as one, and the cost of an operation', async () => {
  const two = processes(2);
  await passed(two, 3 * LIMIT, '2001:db8:1:2::1');
  await expect(two[0]!.count('2001:db8:1:2:9::9')).rejects.toMatchObject({
    extensions: { code: 'RATE_LIMITED' },
  });
  await two[0]!.count('2001:db8:1:3::1');
  await two[1]!.charge(IP, 40 * 25);
  await two[0]!.charge(IP, 40 * 25);
  await expect(two[1]!.charge(IP, 40 * 25)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
});

it('after a minute they may ask again', async () => {
  const two = processes(2);
  await passed(two, 3 * LIMIT);
  const later = Date.now() + 61_000;
  await RateLimitModel.updateMany({}, { expire: new Date(Date.now() - 1) });
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await passed(two, LIMIT / 2)).toBe(LIMIT / 2);
});

it('without the database nobody is refused by it', async () => {
  const away = new mongoose.mongo.MongoNetworkError('connection closed');
  jest.spyOn(RateLimit.prototype, 'take').mockRejectedValue(away);
  expect(await passed(processes(2), 30)).toBe(30);
});

it('two portals on one database share the limit, over HTTP', async () => {
  const options: Parameters<typeof servePortal>[1] = {
    areas,
    executor: 'jit',
    compileAt: 1,
    freeQueries: 'all',
    visitorsPerMinute: 20,
    websiteOrigins: [],
    port: 0,
    host: '127.0.0.1',
    secureCookie: false,
    trustProxy: true,
    serverTiming: false,
  };
  const portals = [
    await servePortal(stage.api.portal, options),
    await servePortal(stage.api.portal, options),
  ];
  const [one, other] = portals.map(({ port }) =>
    actAs(`http://127.0.0.1:${port}`, undefined, '198.51.100.4'),
  );
  let through = 0;
  for (let time = 0; time < 30; time += 1) {
    const { errors } = await (time % 2 ? one! : other!).run(MeDocument);
    if (errors) expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
    else through += 1;
  }
  await Promise.all(portals.map((portal) => portal.close()));
  expect(through).toBeGreaterThanOrEqual(18);
  expect(through).toBeLessThanOrEqual(24);
});
