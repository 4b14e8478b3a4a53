import { useApi } from '../../testing/apiStage';
import { builtPortal, offeredVersions } from '../../testing/builtPortal';
import { RemotesDocument, ReportClientErrorDocument, RestoreRemoteDocument } from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';

const built = builtPortal();
const [present, before] = built.entries as [string, string];
const stage = useApi({ files: built });
afterAll(() => built.remove());
const admin = usePerson(stage, { role: Role.Admin });

beforeEach(async () => {
  built.list({});
  built.remotes.forget();
});

const offered = (area: string, client?: TestClient) =>
  offeredVersions(built, { url: stage.api.url, area, cookie: client?.cookie });

describe('a remote that fails in browsers', () => {
  const failure = { area: 'club', entry: present, kind: 'load' as const, message: 'Failed to fetch' };
  const report = async (client: TestClient, changes: object = {}) =>
    client.data(ReportClientErrorDocument, { error: { ...failure, ...changes } as typeof failure });
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => signedIn(stage.api)));

  it('is withdrawn by itself when it failed for three people, and not for one who tries again', async () => {
    const all = await people(3);
    for (const at of [0, 0, 0, 1]) await report(all[at]!);
    expect((await offered('club'))[0]).toEqual(['stable', present]);
    await report(all[2]!);
    expect(await offered('club')).toEqual([['previous', before]]);
    const { versions } = (await admin.data(RemotesDocument)).remotes[0]!;
    expect(versions[0]).toMatchObject({
      isGivenUp: true,
      failures: [{ kind: 'load', count: 5, lastMessage: 'Failed to fetch' }],
    });
    // Brought back, it begins anew.
    await admin.data(RestoreRemoteDocument, { area: 'club', entry: present });
    await report(all[0]!);
    expect((await offered('club'))[0]).toEqual(['stable', present]);
  });

  it('a page that fails, and a version without another, withdraw nothing', async () => {
    const all = await people(3);
    for (const client of all) await report(client, { kind: 'page' });
    const krant = '/remotes/krant/cccccccccccc/mf-manifest.json';
    for (const client of all) await report(client, { area: 'krant', entry: krant });
    expect([(await offered('club'))[0], (await offered('krant'))[0]]).toEqual([
      ['stable', present],
      ['stable', krant],
    ]);
  });

  it('three people who report at once withdraw it once', async () => {
    await Promise.all((await people(3)).map((client) => report(client)));
    expect(await offered('club')).toEqual([['previous', before]]);
  });

  it('what strangers make up is refused, and so is too much', async () => {
    const one = await signedIn(stage.api);
    const refused = async (changes: object) =>
      (await one.error(ReportClientErrorDocument, { error: { ...failure, ...changes } })).extensions.code;
    expect(await refused({ entry: 'https://elders.example/x.json' })).toBe('NOT_FOUND');
    expect(await refused({ message: 'x'.repeat(501) })).toBe('BAD_USER_INPUT');
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => one.run(ReportClientErrorDocument, { error: failure })),
    );
    const codes = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes)).toEqual(new Set(['RATE_LIMITED']));
  });
});
