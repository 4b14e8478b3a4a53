/**
 * The one catalogue of general permission ids. The shield rules, the GraphQL enum and, through codegen, the menu and
 * the guards of the shell come from here, and so do the rows of the permission matrix. A group (an entry with children)
 * opens a group of the menu; it grants nothing by itself. The description tells whoever gives it what it is good for.
 */
export const permissionCatalogue = [
  {
    id: 'sec',
    label: 'Secretariaat',
    description: 'Hiermee staat Secretariaat in het menu; het hoort bij de rechten eronder.',
    children: [
      {
        id: 'secFin',
        label: 'Financiën',
        description: 'Boekhouding, bank en declaraties van alle commissies zien en bijwerken.',
      },
      {
        id: 'secNotAge',
        label: "Notulen en agenda's",
        description: "Notulen en agenda's lezen en toevoegen, en kiezen wie ze per mail krijgt.",
      },
      {
        id: 'secjaarProg',
        label: 'Jaarprogramma',
        description: 'Het jaarprogramma bekijken, ook in de eigen agenda.',
      },
      {
        id: 'secjaarEdit',
        label: 'Jaarprogramma bijhouden',
        description:
          'Activiteiten in het jaarprogramma zetten, wijzigen en verwijderen; hoort bij Jaarprogramma.',
      },
      {
        id: 'secComlist',
        label: 'Commissielijst en ledenlijst',
        description: 'Zien wie er in welke commissie zit en hoe leden bereikbaar zijn, en hen mailen.',
      },
      {
        id: 'secLedlist',
        label: 'Ledenlijst',
        description: 'De ledenlijst zien: wie er lid is, en hoe die bereikbaar is.',
      },
      { id: 'secFotoLink', label: "Foto's", description: "Naar de foto's van de stichting gaan." },
      {
        id: 'secFact',
        label: 'Facturatie',
        description: 'Facturen en creditnota’s maken, versturen en als betaald aanmerken.',
      },
      {
        id: 'secGebruikers',
        label: 'Gebruikersbeheer',
        description: 'Accounts, rechten en commissies beheren. Alleen een Admin geeft dit recht.',
      },
    ],
  },
  {
    id: 'clubAdmin',
    label: 'Club van 111',
    description: 'Leden, betalingen, brieven en edities van de Club van 111 beheren.',
  },
  {
    id: 'krant',
    label: 'Krant',
    description: 'Hiermee staat Krant in het menu; het hoort bij de rechten eronder.',
    children: [
      {
        id: 'krantRed',
        label: 'Administratie',
        description: 'Edities, adverteerders, alle advertenties en de verkoop van de krant beheren.',
      },
      {
        id: 'krantAdv',
        label: 'Mijn advertenties',
        description: 'Eigen adverteerders bijhouden en advertenties verkopen en aanleveren.',
      },
    ],
  },
  {
    id: 'web',
    label: 'Website',
    description: 'Hiermee staat Website in het menu; het hoort bij de rechten eronder.',
    children: [
      {
        id: 'webNews',
        label: 'Nieuwsberichten',
        description: 'Nieuwsberichten schrijven, wijzigen en verwijderen.',
      },
      {
        id: 'webOptocht',
        label: 'Optocht',
        description: 'De pagina en de documenten van de optocht bijwerken.',
      },
      {
        id: 'webUBPF',
        label: 'Ulster bierproeffestival',
        description: 'De pagina van het bierproeffestival bijwerken, met brouwerijen en bieren.',
      },
      {
        id: 'webLiedjes',
        label: 'Liedjesfestival',
        description: 'De pagina van het liedjesfestival bijwerken, met inschrijving, deelnemers en winnaars.',
      },
      {
        id: 'webHome',
        label: 'Homepage',
        description: "Introductie, thema, foto's en agenda van de homepage bijwerken.",
      },
      {
        id: 'webJeugdraad',
        label: 'Jeugdraad',
        description: "De pagina en de foto's van de jeugdraad bijwerken.",
      },
      {
        id: 'webKrant',
        label: 'Carnavalskrant',
        description: 'De pagina en de documenten van de carnavalskrant bijwerken.',
      },
      {
        id: 'webkinder',
        label: 'Kindercarnaval',
        description: 'De pagina en de documenten van kindercarnaval bijwerken.',
      },
      { id: 'webContact', label: 'Contact', description: 'De pagina en de adressen van contact bijwerken.' },
      { id: 'webHistory', label: 'Over ons', description: "De pagina en de foto's van Over ons bijwerken." },
    ],
  },
  {
    id: 'stockAdmin',
    label: 'Voorraad',
    description: 'Producten, voorraad, bestellingen en instellingen van de webshop beheren.',
  },
  {
    id: 'vol',
    label: 'Boerenploeg',
    description: 'Vrijwilligers, activiteiten en diensten van de Boerenploeg beheren.',
  },
] as const;

type Entry = (typeof permissionCatalogue)[number];
type Child = Extract<Entry, { children: unknown }>['children'][number];

/** A general permission id. */
export type PermissionId = Entry['id'] | Child['id'];

/** The group of a permission; groups and what stands by itself have none. */
export const parentOf: ReadonlyMap<PermissionId, PermissionId> = new Map<PermissionId, PermissionId>(
  permissionCatalogue.flatMap((entry) =>
    'children' in entry ? entry.children.map((child) => [child.id, entry.id] as const) : [],
  ),
);

/** Every permission id, groups included, in the order of the catalogue. */
export const permissionIds: readonly PermissionId[] = permissionCatalogue.flatMap((entry) => [
  entry.id,
  ...('children' in entry ? entry.children.map((child) => child.id) : []),
]);

/** Whether this is a group of permissions, which grants nothing by itself. */
export function isGroup(id: string): boolean {
  return [...parentOf.values()].some((group) => group === id);
}

/** Adds the group of every permission held, once each, in catalogue order: whoever holds a child sees its group. */
export function withGroups(ids: readonly PermissionId[]): PermissionId[] {
  const held = new Set(ids.flatMap((id) => [id, parentOf.get(id) ?? id]));
  return permissionIds.filter((id) => held.has(id));
}

/**
 * Committee permissions: the id of a committee marks a member, the id followed by '-vz' marks the chair. A chair holds
 * both; a member is whoever holds the bare id and not the one with '-vz' (docs/domain/portal.md, P37).
 */
const CHAIR_SUFFIX = '-vz';

/** The entry that marks the chair of this committee. */
export function chairEntry(commissionId: string): string {
  return `${commissionId}${CHAIR_SUFFIX}`;
}

/** The committee an entry is about, chair or not. */
export function commissionIdOf(entry: string): string {
  return entry.endsWith(CHAIR_SUFFIX) ? entry.slice(0, -CHAIR_SUFFIX.length) : entry;
}

/** Whether the entries make their holder the chair. */
export function isChairIn(entries: readonly string[], commissionId: string): boolean {
  return entries.includes(chairEntry(commissionId));
}

/** Whether the entries give access to the committee, as member or as chair. */
export function belongsTo(entries: readonly string[], commissionId: string): boolean {
  return entries.includes(commissionId) || isChairIn(entries, commissionId);
}

/** The committees of the entries, each once. */
export function commissionIdsOf(entries: readonly string[]): string[] {
  return [...new Set(entries.map(commissionIdOf))];
}

/** Each entry once, and the bare id beside every '-vz': what is stored. */
export function normalizeEntries(entries: readonly string[]): string[] {
  return [...new Set(entries.flatMap((entry) => [commissionIdOf(entry), entry]))];
}
