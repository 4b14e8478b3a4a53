import type { Shortcut } from 'kit/ui';

/** The keys that count everywhere; what a page has of its own it tells with `useShortcuts` of kit/ui. */
export const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'Zoeken' },
  { keys: ['?'], does: 'Uitleg openen' },
  { keys: ['Esc'], does: 'Een venster sluiten, of een zoekveld leegmaken' },
  { keys: ['Enter'], does: 'Een formulier opslaan, of kiezen wat in een lijst is gemarkeerd' },
  { keys: ['↑', '↓'], does: 'Door gevonden regels lopen' },
  { keys: ['←', '→'], does: 'Naar het vorige of volgende tabblad' },
];
