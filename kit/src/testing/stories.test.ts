import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What every room offers is looked at in the gallery (docs/teams.md), or it is said here why not.

const source = join(__dirname, '..');
const read = (path: string) => readFileSync(join(source, path), 'utf8');

/** Components that show nothing of their own, and what only has the name of one. */
const NOT_SHOWN: Record<string, string> = {
  ApiError: 'an error',
  Can: 'shows or hides what is in it',
  GlobalStyle: 'around every story',
  LayersInHistory: 'shows nothing',
  LeaveGuard: 'asks by DiscardDialog',
  Outbox: 'a class that keeps what waits',
  PlacesContext: 'a context',
  SessionProvider: 'shows what is in it',
  ShownTitle: 'a context',
  VisuallyHidden: 'for screen readers only',
};

const rooms = readdirSync(source).filter(
  (room) => !['gql', 'testing'].includes(room) && existsSync(join(source, room, 'index.ts')),
);

/** The values that a room exports by a name like that of a component. */
function componentsOf(room: string): string[] {
  const index = read(`${room}/index.ts`);
  const lists = [...index.matchAll(/export (type )?\{([^}]*)\} from '\.\//g)].filter(([, type]) => !type);
  return lists
    .flatMap(([, , names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*[a-z]\w*$/.test(name));
}

/** The components that its stories are about: `component` and `subcomponents` of each file. */
function toldIn(room: string): string[] {
  const files = readdirSync(join(source, room), { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  return files.flatMap((file) => {
    const text = read(`${room}/${file}`);
    const [, component = ''] = /\bcomponent: (\w+)/.exec(text) ?? [];
    const [, others = ''] = /^ {2}subcomponents: \{([^}]*)\}/m.exec(text) ?? [];
    return [component, ...others.split(',').map((name) => name.trim())];
  });
}

test.each(rooms)('every component of kit/%s has a story', (room) => {
  const told = toldIn(room);
  const missing = componentsOf(room).filter((name) => !told.includes(name) && !(name in NOT_SHOWN));
  expect(missing).toEqual([]);
});

test('what has a story, or is not there, needs no reason', () => {
  const all = rooms.flatMap(componentsOf);
  const told = rooms.flatMap(toldIn);
  expect(Object.keys(NOT_SHOWN).filter((name) => !all.includes(name) || told.includes(name))).toEqual([]);
});
