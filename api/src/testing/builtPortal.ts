import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  type Channel,
  type RemoteInfo,
  RemoteList,
  type RemoteVersion,
} from '../platform/remotes/remoteList';

/** A portal of two areas that was built twice: only what says which versions there are, in a folder of its own. */
export function builtPortal() {
  const root = mkdtempSync(join(tmpdir(), 'portal-'));
  const file = join(root, 'remotes.json');
  const write = (path: string, content: object | string) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const release = (area: string, folder: string, build: string, version: string) =>
    write(`mf-${area}/${folder}/remote.json`, infoOf(area, build, version));
  release('club', 'dist', 'bbbbbbbbbbbb', '2.0.0');
  release('club', 'releases/aaaaaaaaaaaa', 'aaaaaaaaaaaa', '1.0.0');
  release('krant', 'dist', 'cccccccccccc', '1.0.0');
  write('shell/dist/build.json', { build: 'dddddddddddd', kit: '1.0.0' });
  write('shell/dist/index.html', '<title>Carnaval</title>');
  // That of the operator, which names nothing until a test writes it.
  write('remotes.json', {});
  return {
    root,
    remotes: new RemoteList(root, file),
    /** The addresses of the two builds of the club. */
    entries: ['bbbbbbbbbbbb', 'aaaaaaaaaaaa'].map((build) => `/remotes/club/${build}/mf-manifest.json`),
    /** Writes the list of the operator. */
    list: (content: object | string) => write('remotes.json', content),
    release,
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** What somebody's browser is told of an area at this moment: channel and address of each version. */
export async function offeredVersions(
  { remotes }: ReturnType<typeof builtPortal>,
  { url, area, cookie = '' }: { url: string; area: string; cookie?: string },
): Promise<[Channel, string][]> {
  remotes.forget();
  const response = await fetch(`${url}/remotes.json`, { headers: { cookie } });
  const { areas } = (await response.json()) as { areas: Record<string, RemoteVersion[]> };
  return (areas[area] ?? []).map(({ channel, entry }) => [channel, entry]);
}

/** What a build says of itself. */
export function infoOf(area: string, build: string, version: string): RemoteInfo {
  const routes = [{ path: `/${area}`, title: `Pagina ${area}`, permission: 'clubAdmin' }];
  return {
    version,
    commit: 'abc',
    build,
    container: `mf_${area}_${build}`,
    kit: '^1.0.0',
    react: '19.0.0',
    routes,
  };
}
