import type { SecretariatSystemPartsFragment, SystemPartKey, SystemState } from '../../gql/graphql';
import { formatBytes } from './systemFormats';

/** How a part is called. */
export const partLabels: Readonly<Record<SystemPartKey, string>> = {
  database: 'Database',
  engine: 'Ingebouwde database',
  disk: 'Schijf',
  jobs: 'Achtergrondtaken',
  mail: 'Mail',
  backup: 'Back-up',
  restore: 'Back-up teruggelezen',
};

/** Its state in two words. */
export const stateLabels: Readonly<Record<SystemState, string>> = {
  good: 'Goed',
  attention: 'Let op',
  unknown: 'Niet te zien',
};

type Status = SecretariatSystemPartsFragment;
type Part = Status['parts'][number];

/** Why a part has its state, in a few words. */
export function describePart({ key, word }: Part, status: Status): string {
  return texts[key][word]?.(status) ?? '';
}

const times = (count: number) => (count === 1 ? '1 keer' : `${count} keer`);
const ago = (hours: number | null) => (hours === 1 ? '1 uur geleden' : `${hours ?? '?'} uur geleden`);
const free = ({ diskFree }: Status) => (diskFree === null ? '' : `${formatBytes(diskFree)} vrij`);

/** By the words of `/readyz`. */
const texts: Readonly<Record<SystemPartKey, Readonly<Record<string, (status: Status) => string>>>> = {
  database: { answers: () => 'Antwoordt' },
  engine: {
    up: () => 'Draait',
    restarted: ({ engineRestarts }) => `Draait, ${times(engineRestarts ?? 0)} opnieuw gestart`,
    down: () => 'Start nu opnieuw',
    server: () => 'De gegevens staan op een server',
  },
  disk: {
    'enough room': free,
    low: (status) => `Raakt vol: ${free(status)}`,
    full: (status) => `Bijna vol: ${free(status)}`,
    'not known': () => 'Hoeveel vrij is, is niet bekend',
  },
  jobs: {
    'on time': () => 'Op tijd',
    overdue: () => 'Een taak is te laat',
    'some failed': ({ jobsFailed }) => `${jobsFailed} mislukt`,
  },
  mail: {
    'goes out': () => 'Wordt verstuurd',
    backlog: () => 'Mail wacht langer dan een uur',
    'some given up': ({ mailFailed }) => `${mailFailed} niet verstuurd`,
  },
  backup: {
    made: ({ backupHoursAgo }) => ago(backupHoursAgo),
    old: ({ backupHoursAgo }) => `Te oud: ${ago(backupHoursAgo)}`,
    'none yet': () => 'Nog niet gemaakt',
    'made elsewhere': () => 'Maakt de beheerder van de server',
  },
  restore: {
    verified: () => 'De laatste is teruggelezen en klopt',
    'not verified': () => 'De laatste is versleuteld',
    'none yet': () => 'Er is nog geen back-up',
  },
};
