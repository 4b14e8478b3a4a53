import { unauthenticated } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { Settings } from '../../platform/settings/settings';
import { type PermissionId, permissionIds } from '../catalogue/catalogue';
import { Permission, Role } from '../catalogue/permission.enum';

/** One of the accounts that a demo foundation starts with. */
export interface DemoAccount {
  email: string;
  name: string;
  /** What this account is for, shown at start. */
  as: string;
  general: readonly PermissionId[];
  /** Numbers of the committees; a negative one: as chair. */
  commissions?: readonly number[];
  role?: Role;
  isExternal?: boolean;
}

/** Everybody's password in a demo foundation; not a secret. */
export const DEMO_PASSWORD = 'alaaf-11-11';

const web = permissionIds.filter((id) => id.startsWith('web'));
const at = (name: string) => `${name}@carnaval.example`;

/** The demo accounts: one for each kind of volunteer. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: at('beheer'),
    name: 'Marieke van den Broek',
    as: 'beheerder, mag alles',
    general: permissionIds,
    commissions: [1, 3, 11],
    role: Role.Admin,
  },
  {
    email: at('secretaris'),
    name: 'Jan Smulders',
    as: 'secretaris',
    general: [
      Permission.secNotAge,
      Permission.secjaarProg,
      Permission.secjaarEdit,
      Permission.secComlist,
      Permission.secLedlist,
      Permission.secFotoLink,
      Permission.secGebruikers,
    ],
    commissions: [-1],
  },
  {
    email: at('penningmeester'),
    name: 'Truus Peters',
    as: 'penningmeester',
    general: [Permission.secFin, Permission.secFact],
    commissions: [1],
  },
  {
    email: at('club'),
    name: 'Wim Cornelissen',
    as: 'Club van 111',
    general: [Permission.clubAdmin],
    commissions: [-7],
  },
  { email: at('voorraad'), name: 'Anja Verhoeven', as: 'voorraad', general: [Permission.stockAdmin] },
  {
    email: at('krant'),
    name: 'Toon Aarts',
    as: 'krantredactie',
    general: [Permission.krantRed],
    commissions: [-5],
  },
  {
    email: at('verkoper'),
    name: 'José van den Berg',
    as: 'advertentieverkoper',
    general: [Permission.krantAdv],
    commissions: [5],
  },
  { email: at('boerenploeg'), name: 'Harrie Janssen', as: 'Boerenploeg', general: [Permission.vol] },
  { email: at('web'), name: 'Lieke Derks', as: 'websiteredactie', general: web, commissions: [8] },
  { email: at('preces'), name: 'Piet Hendriks', as: 'preces van de optocht', general: [], commissions: [-3] },
  { email: at('lid'), name: 'Sanne Willems', as: 'gewoon commissielid', general: [], commissions: [3, 11] },
  { email: at('extern'), name: 'Bouwbedrijf Kessels', as: 'extern account', general: [], isExternal: true },
];

/** @throws UNAUTHENTICATED for the password that everybody knows, where the demo is not asked for by name */
export function mustNotBeDemo(password: string, { allowsDemo }: Pick<Settings, 'allowsDemo'>): void {
  if (!allowsDemo && password === DEMO_PASSWORD) throw unauthenticated(texts.demoRefused);
}

/** The lines that `npm start` prints. */
export function demoAccountsText(): string {
  const lines = demoAccounts.map(({ email, as }) => `  ${email.padEnd(34)} ${as}`);
  return ['\nDemo-accounts, allemaal met wachtwoord', ` ${DEMO_PASSWORD}:\n`, lines.join('\n'), '\n\n'].join(
    '',
  );
}
