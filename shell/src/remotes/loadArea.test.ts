import type { RemoteVersion } from './declared';

const runtime = {
  init: () => runtime,
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
};
jest.mock('@module-federation/enhanced/runtime', () => runtime);

const Area = () => null;
/** The versions that can be loaded, by their containers. */
let sound: string[];

function version(name: string, kit = '^1.0.0'): RemoteVersion {
  const info = { version: name, container: `club_${name}`, build: name, kit, react: '19.0.0', routes: [] };
  return { channel: 'stable', entry: `/remotes/club/${name}/mf-manifest.json`, info };
}

/** A tab of its own, whose list names these versions. @returns how it loads the club: the version it got, and the sentence */
async function tab(...versions: RemoteVersion[]) {
  jest.resetModules();
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ areas: { club: versions } }) } as Response),
  );
  const { loadArea } = await import('./loadArea');
  return async () => {
    const { version: got, insteadOf } = await loadArea('club', 'Club');
    return [got.info?.version, insteadOf];
  };
}

beforeEach(() => {
  runtime.loadRemote.mockImplementation((name: string) =>
    sound.some((each) => name === `club_${each}/Area`)
      ? Promise.resolve({ default: Area })
      : Promise.reject(new Error('Failed to fetch')),
  );
});

it('loads the first version that is listed', async () => {
  sound = ['new', 'old'];
  expect(await (await tab(version('new'), version('old')))()).toEqual(['new', undefined]);
});

it('a version that fails twice is passed over; before that it is tried again', async () => {
  sound = ['old'];
  const load = await tab(version('new'), version('old'));
  await expect(load()).rejects.toMatchObject({ kind: 'load' });
  await expect(load()).rejects.toMatchObject({ kind: 'load' });
  expect(await load()).toEqual(['old', 'De nieuwste versie van Club werkt nu niet. Je ziet de vorige.']);
});

it('a retry recovers, and counts the failures anew', async () => {
  sound = [];
  const load = await tab(version('new'), version('old'));
  await expect(load()).rejects.toMatchObject({ kind: 'load' });
  sound = ['new'];
  expect(await load()).toEqual(['new', undefined]);
  sound = [];
  await expect(load()).rejects.toMatchObject({ kind: 'load' });
  sound = ['new'];
  expect(await load()).toEqual(['new', undefined]);
});

it('the only version is tried as often as somebody asks', async () => {
  sound = [];
  const load = await tab(version('new'));
  for (const _try of [1, 2, 3]) await expect(load()).rejects.toMatchObject({ kind: 'load' });
  sound = ['new'];
  expect(await load()).toEqual(['new', undefined]);
});

it('one that asks for another kit is passed over at once, and says so', async () => {
  sound = ['new', 'old'];
  const load = await tab(version('new', '^2.0.0'), version('old'));
  const [got, why] = await load();
  expect(got).toBe('old');
  expect(why).toMatch(
    /^Club new vraagt kit \^2\.0\.0, en dit portaal heeft kit 1\.\d+\.\d+\. Je ziet de vorige versie\.$/,
  );
});

it('without one that fits it is refused', async () => {
  const load = await tab(version('new', '^2.0.0'));
  await expect(load()).rejects.toMatchObject({ kind: 'refused' });
});

it('an area that is not listed, and a list that is not there, cannot be reached', async () => {
  await expect((await tab())()).rejects.toMatchObject({ kind: 'load' });
  const load = await tab(version('new'));
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(load()).rejects.toMatchObject({ kind: 'load' });
});
