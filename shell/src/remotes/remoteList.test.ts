import { builtPaths, type RemoteInfo, type RemoteList } from './declared';

const info: RemoteInfo = {
  ...{ version: '1.0.0', container: 'x', build: 'b', kit: '^1.0.0', react: '19.0.0' },
  routes: [],
};
const said = [{ channel: 'stable', entry: '/remotes/x/mf-manifest.json', info }] as const;

/** A tab of its own, that is answered so. */
async function tab(answer: () => Promise<unknown>) {
  jest.resetModules();
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: answer }) as Response);
  const { remotes } = await import('./remoteList');
  return { remotes, areas: Object.fromEntries(Object.keys(builtPaths).map((area) => [area, said])) };
}

describe('what was declared when the shell was built', () => {
  it('is not fetched when the list says it of all areas', async () => {
    const list: RemoteList = { areas: {} };
    const { remotes, areas } = await tab(() => Promise.resolve(list));
    list.areas = areas;
    await remotes.refresh();
    expect(remotes.known()).toBe(list);
    expect(remotes.asBuilt()).toBeUndefined();
  });

  it('is there with a list that says nothing of an area', async () => {
    const { remotes } = await tab(() => Promise.resolve({ areas: {} }));
    await remotes.refresh();
    expect(remotes.asBuilt()).toHaveProperty('club.routes');
  });

  it('is there when the list cannot be had', async () => {
    const { remotes } = await tab(() => Promise.reject(new Error('down')));
    await expect(remotes.refresh()).rejects.toThrow('down');
    expect(remotes.known()).toBeUndefined();
    expect(remotes.asBuilt()).toHaveProperty('club.routes');
  });

  it('is there when the first list takes long', async () => {
    jest.useFakeTimers();
    const { remotes } = await tab(() => new Promise(() => undefined));
    const told = new Promise((resolve) => void remotes.subscribe(() => resolve('told')));
    void remotes.refresh();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await told).toBe('told');
    expect(remotes.asBuilt()).toHaveProperty('club.routes');
    jest.useRealTimers();
  });
});
