/**
 * The one catalogue of general permission ids. The shield rules, the GraphQL enum and, through codegen, the menu and
 * the guards of the shell come from here, and so do the rows of the permission matrix. A group (an entry with children)
 * opens a group of the menu; it grants nothing by itself.
 */
export const permissionCatalogue = [
  {
    id: 'sec',
    label: 'Secretariaat',
    children: [
      { id: 'secFin', label: 'Financiën' },
      { id: 'secNotAge', label: "Notulen en agenda's" },
      { id: 'secjaarProg', label: 'Jaarprogramma' },
      { id: 'secComlist', label: 'Commissielijst en ledenlijst' },
      { id: 'secLedlist', label: 'Ledenlijst' },
      { id: 'secFotoLink', label: "Foto's" },
      { id: 'secFact', label: 'Facturatie' },
      { id: 'secGebruikers', label: 'Gebruikersbeheer' },
    ],
  },
  { id: 'clubAdmin', label: 'Club van 111' },
  {
    id: 'krant',
    label: 'Krant',
    children: [
      { id: 'krantRed', label: 'Administratie' },
      { id: 'krantAdv', label: 'Mijn advertenties' },
    ],
  },
  {
    id: 'web',
    label: 'Website',
    children: [
      { id: 'webNews', label: 'Nieuwsberichten' },
      { id: 'webOptocht', label: 'Optocht' },
      { id: 'webUBPF', label: 'Ulster bierproeffestival' },
      { id: 'webLiedjes', label: 'Liedjesfestival' },
      { id: 'webHome', label: 'Homepage' },
      { id: 'webJeugdraad', label: 'Jeugdraad' },
      { id: 'webKrant', label: 'Carnavalskrant' },
      { id: 'webkinder', label: 'Kindercarnaval' },
      { id: 'webContact', label: 'Contact' },
      { id: 'webHistory', label: 'Over ons' },
    ],
  },
  { id: 'stockAdmin', label: 'Voorraad' },
  { id: 'vol', label: 'Boerenploeg' },
] as const;

type Entry = (typeof permissionCatalogue)[number];
type Child = Extract<Entry, { children: unknown }>['children'][number];

/** A general permission id. */
export type PermissionId = Entry['id'] | Child['id'];

const parentOf = new Map<PermissionId, PermissionId>(
  permissionCatalogue.flatMap((entry) =>
    'children' in entry ? entry.children.map((child) => [child.id, entry.id] as const) : [],
  ),
);

/** Every permission id, groups included, in the order of the catalogue. */
export const permissionIds: readonly PermissionId[] = permissionCatalogue.flatMap((entry) => [
  entry.id,
  ...('children' in entry ? entry.children.map((child) => child.id) : []),
]);

/** Adds the group of every permission held, once each, in catalogue order: whoever holds a child sees its group. */
export function withGroups(ids: readonly PermissionId[]): PermissionId[] {
  const held = new Set(ids.flatMap((id) => [id, parentOf.get(id) ?? id]));
  return permissionIds.filter((id) => held.has(id));
}
