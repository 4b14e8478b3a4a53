import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { useApi } from '../../testing/apiStage';
import { builtPortal, infoOf, offeredVersions } from '../../testing/builtPortal';
import {
  OverrideRemoteDocument,
  RemotesDocument,
  RestoreRemoteDocument,
  WithdrawRemoteDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { Role } from '../catalogue/permission.enum';
import { UserModel } from '../people/user.model';

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
/** Where scripts may come from, by the page that somebody gets. */
async function scriptsFrom(client?: TestClient) {
  built.remotes.forget();
  const response = await fetch(`${stage.api.url}/club`, {
    headers: { cookie: client?.cookie ?? '', accept: 'text/html' },
  });
  return /script-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]?.trim();
}

it('the list has what was built, each version at its own address, with what it says of itself', async () => {
  const response = await fetch(`${stage.api.url}/remotes.json`);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(await response.json()).toMatchObject({
    shell: { build: 'dddddddddddd', kit: '1.0.0' },
    areas: {
      club: [
        {
          channel: 'stable',
          entry: present,
          info: { version: '2.0.0', kit: '^1.0.0', routes: [{ path: '/club' }] },
        },
        { channel: 'previous', entry: before, info: { version: '1.0.0' } },
      ],
      krant: [{ channel: 'stable', entry: '/remotes/krant/cccccccccccc/mf-manifest.json' }],
    },
  });
});

describe('a version that is withdrawn', () => {
  it('is offered to nobody until it is brought back', async () => {
    expect(await admin.data(WithdrawRemoteDocument, { area: 'club', entry: present })).toEqual({
      withdrawRemote: true,
    });
    expect(await offered('club')).toEqual([['previous', before]]);
    expect(await admin.data(WithdrawRemoteDocument, { area: 'club', entry: present })).toEqual({
      withdrawRemote: false,
    });
    const [club] = (await admin.data(RemotesDocument)).remotes;
    expect(club).toMatchObject({
      area: 'club',
      title: 'Pagina club',
      versions: [
        { channel: 'stable', version: '2.0.0', withdrawnAt: expect.any(String) as string, isGivenUp: false },
        { channel: 'previous', version: '1.0.0', withdrawnAt: null },
      ],
    });
    await admin.data(RestoreRemoteDocument, { area: 'club', entry: present });
    expect((await offered('club'))[0]).toEqual(['stable', present]);
  });

  it('with all of them withdrawn the last one stays: better than none', async () => {
    for (const entry of [present, before]) await admin.data(WithdrawRemoteDocument, { area: 'club', entry });
    expect(await offered('club')).toEqual([['previous', before]]);
  });

  it('two Admins at once withdraw it once', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => admin.data(WithdrawRemoteDocument, { area: 'club', entry: present })),
    );
    expect(answers.map(({ withdrawRemote }) => withdrawRemote).sort()).toEqual([false, true]);
  });

  it('one that is not listed, and bringing back what is there, are refused', async () => {
    for (const refused of [
      await admin.error(WithdrawRemoteDocument, { area: 'club', entry: '/remotes/club/made-up.json' }),
      await admin.error(RestoreRemoteDocument, { area: 'club', entry: present }),
    ])
      expect(refused).toMatchObject({
        message: 'Deze versie van het onderdeel bestaat niet (meer).',
        extensions: { code: 'NOT_FOUND' },
      });
  });
});

describe('the list of the operator', () => {
  const url = 'https://club.example.nl/v3/mf-manifest.json';

  it('is live without a new start, with its origins in the security policy', async () => {
    built.list({ club: { stable: url, previous: present } });
    expect(await offered('club')).toEqual([
      ['stable', url],
      ['previous', present],
    ]);
    expect((await offered('krant')).length).toBe(1);
    expect(await scriptsFrom()).toBe("'self' https://club.example.nl");
    built.list({ club: url });
    expect(await offered('club')).toEqual([['stable', url]]);
  });

  it.each([
    '{',
    '[]',
    '{"club":{"stable":5}}',
    '{"club":{"stable":"javascript:alert(1)"}}',
    '{"club":"https://x.nl/a.json; script-src *"}',
    '{"Club!":"https://x.nl/a.json"}',
    '{"club":{"stable":"https://x.nl/a.json","canary":{"url":"https://x.nl/b.json","share":2}}}',
  ])('%s leaves the last good one', async (wrong) => {
    built.list({ club: url });
    expect(await offered('club')).toEqual([['stable', url]]);
    built.list(wrong);
    expect(await offered('club')).toEqual([['stable', url]]);
    expect(await scriptsFrom()).toBe("'self' https://club.example.nl");
  });

  it('gives a canary to who is named, and to a share that stays the same', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => signedIn(stage.api)));
    const named = people[0]!;
    const gets = async (client: TestClient) => (await offered('club', client))[0]?.[0];
    built.list({ club: { stable: present, canary: { url, users: [named.id] } } });
    expect([await gets(named), await gets(people[1]!), (await offered('club'))[0]?.[0]]).toEqual([
      'canary',
      'stable',
      'stable',
    ]);
    built.list({ club: { stable: present, canary: { url, share: 0.5 } } });
    const first = await Promise.all(people.map(gets));
    expect(new Set(first).size).toBe(2);
    expect(await Promise.all(people.map(gets))).toEqual(first);
    built.list({ club: { stable: present, canary: { url, share: 1 } } });
    expect(new Set(await Promise.all(people.map(gets)))).toEqual(new Set(['canary']));
  });

  it('asks a remote elsewhere what it is, and does without what is no answer', async () => {
    let answer = JSON.stringify({ ...infoOf('club', 'eeeeeeeeeeee', '3.0.0'), later: 'unknown' });
    const server = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const versionAt = async (folder: string) => {
      built.list({ club: `${origin}/${folder}/mf-manifest.json` });
      built.remotes.forget();
      return (await built.remotes.offeredTo(null)).club?.[0]?.info;
    };
    expect(await versionAt('v3')).toEqual(infoOf('club', 'eeeeeeeeeeee', '3.0.0'));
    for (answer of [
      '{',
      '{"version":3}',
      JSON.stringify({ ...infoOf('a', 'b', 'c'), commit: 'x'.repeat(200_000) }),
    ])
      expect(await versionAt(`wrong${answer.length}`)).toBeUndefined();
    server.close();
  });
});

describe('a remote of the machine of an Admin', () => {
  const local = 'http://localhost:3001/mf-manifest.json';

  it('is for that Admin alone, in the list and in the security policy, until it is ended', async () => {
    const other = await signedIn(stage.api, { role: Role.Admin });
    await admin.data(OverrideRemoteDocument, { area: 'club', entry: local });
    expect((await offered('club', admin))[0]).toEqual(['override', local]);
    expect([(await offered('club', other))[0], (await offered('club'))[0]]).toEqual([
      ['stable', present],
      ['stable', present],
    ]);
    expect([await scriptsFrom(admin), await scriptsFrom(other), await scriptsFrom()]).toEqual([
      "'self' http://localhost:3001",
      "'self'",
      "'self'",
    ]);
    await admin.data(OverrideRemoteDocument, { area: 'club', entry: null });
    expect((await offered('club', admin))[0]).toEqual(['stable', present]);
    expect(await scriptsFrom(admin)).toBe("'self'");
  });

  it('ends with the role', async () => {
    await admin.data(OverrideRemoteDocument, { area: 'club', entry: local });
    await UserModel.updateOne({ _id: admin.id }, { $unset: { role: 1 } });
    expect((await offered('club', admin))[0]).toEqual(['stable', present]);
    expect(await scriptsFrom(admin)).toBe("'self'");
  });

  it.each([
    'https://evil.example/mf-manifest.json',
    'http://localhost.evil.example/mf-manifest.json',
    'http://localhost:3001/mf-manifest.json;script-src *',
    'http://localhost@evil.example/mf-manifest.json',
    'javascript:alert(1)',
  ])('%s is refused at its field', async (entry) => {
    expect(await admin.error(OverrideRemoteDocument, { area: 'club', entry })).toMatchObject({
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: { entry: expect.stringContaining('eigen computer') as string },
      },
    });
  });
});
