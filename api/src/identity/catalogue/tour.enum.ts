import { registerEnumType } from 'type-graphql';

/** A part of the tour that people get at their first visit: one for everybody, and one for each of these roles. */
export enum Tour {
  /** For everybody. */
  portal = 'portal',
  /** Sells advertisements. */
  seller = 'seller',
  /** Keeps the books. */
  treasurer = 'treasurer',
  /** Keeps the minutes and the lists. */
  secretary = 'secretary',
  /** Runs the Club van 111. */
  club = 'club',
  /** Chairs a committee. */
  chair = 'chair',
}

registerEnumType(Tour, {
  name: 'Tour',
  description: 'A part of the tour of a first visit.',
  valuesConfig: {
    portal: { description: 'For everybody.' },
    seller: { description: 'For who sells advertisements.' },
    treasurer: { description: 'For who keeps the books.' },
    secretary: { description: 'For who keeps the minutes and the lists.' },
    club: { description: 'For who runs the Club van 111.' },
    chair: { description: 'For who chairs a committee.' },
  },
});
