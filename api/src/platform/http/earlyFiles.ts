import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { RemoteList } from '../remotes/remoteList';
import { folderOf } from '../remotes/remotesFile';

/** early.json of the shell (shell/earlyFiles.js): names of files, by the kind of page and by what areas share. */
interface EarlyOfShell {
  all: string[];
  home: string[];
  login: string[];
  area: string[];
  shared: Record<string, string[]>;
}

/** early.json of a remote (kit/pageFiles.js): by the path of a page its files, and what it shares. */
type EarlyOfRemote = Record<string, { files: string[]; shared: string[] }>;

/** Of mf-manifest.json what is asked of it here. */
interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
}

/** As `fetch` asks for it. */
const asFetch = (address: string) => `<${address}>; rel=preload; as=fetch; crossorigin`;
const asScript = (address: string) => `<${address}>; rel=preload; as=script; fetchpriority=low`;

/**
 * The header `Link` of a page: the scripts that every page waits for, and what this one will load once they know which page it is: a
 * browser fetches all of it at once. Of a remote elsewhere nothing is known here. Files that are not what a person gets in the end (a canary) are
 * fetched in vain.
 * @param root the folder of the repository @param path of the page @returns '' when there is nothing
 */
export async function earlyFiles(root: string, remotes: RemoteList, path: string): Promise<string> {
  const early = ofShell(root);
  const first = [...early.all.map(ofRoot), asFetch('/remotes.json')];
  if (path === '/') return [...first, ...early.home.map(ofRoot)].join(', ');
  const page = await pageAt(remotes, path);
  return [...first, ...(page ? ofArea(root, early, page) : [])].join(', ');
}

/** The same for who is not signed in: that of a private link, or else what the sign-in page loads. */
export async function earlySignedOut(root: string, remotes: RemoteList, path: string): Promise<string> {
  if ((await pageAt(remotes, path))?.isForVisitors) return earlyFiles(root, remotes, path);
  const { all, login } = ofShell(root);
  return [...all.map(ofRoot), ...login.map(ofRoot)].join(', ');
}

const ofRoot = (file: string) => asScript(`/${file}`);

function ofShell(root: string): EarlyOfShell {
  const nothing = { all: [], home: [], login: [], area: [], shared: {} };
  return { ...nothing, ...read<EarlyOfShell>(join(root, 'shell', 'dist', 'early.json')) };
}

/** A page of an area. */
interface Page {
  /** The address of the manifest of the area. */
  entry: string;
  /** As in the route table. */
  route: string;
  title: string;
  isForVisitors: boolean;
}

/** The page of an area at a path, in the version that most people get. */
export async function pageAt(remotes: RemoteList, path: string): Promise<Page | undefined> {
  const areas = Object.values(await remotes.offeredTo(null));
  const [found] = areas.flatMap(([best]) =>
    (best?.info?.routes ?? [])
      .filter((route) => isAt(route.path, path))
      .map((route) => ({
        ...{ entry: best?.entry ?? '', route: route.path, title: route.title },
        isForVisitors: route.permission === 'visitor',
      })),
  );
  return found;
}

/** Whether a path of the route table, with parameters such as `:id`, is that of a page. */
function isAt(route: string, path: string): boolean {
  const declared = route.split('/');
  const asked = path.split('/');
  return (
    declared.length === asked.length &&
    declared.every((part, at) => part.startsWith(':') || part === asked[at])
  );
}

function ofArea(root: string, shell: EarlyOfShell, { entry, route }: Page): string[] {
  const folder = folderOf(root, entry);
  const manifest = folder && read<Manifest>(join(folder, 'mf-manifest.json'));
  if (!manifest) return [];
  const exposed = manifest.exposes.find(({ path }) => path === './Area')?.assets.js.sync ?? [];
  const { files, shared } = read<EarlyOfRemote>(join(folder, 'early.json'))?.[route] ?? {
    files: [],
    shared: [],
  };
  const own = [manifest.metaData.remoteEntry.name, ...exposed, ...files];
  const rooms = [...shell.area, ...shared.flatMap((name) => shell.shared[name] ?? [])];
  return [
    ...new Set([
      ...rooms.map(ofRoot),
      asFetch(entry),
      ...own.map((file) => asScript(`${dirname(entry)}/${file}`)),
    ]),
  ];
}

/** @returns undefined when it is not there, or no JSON: the page comes all the same */
function read<File>(file: string): File | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as File;
  } catch {
    return undefined;
  }
}
