import { describeEnum } from '../../platform/schema/describeEnum';

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

describeEnum({ Tour }, 'A part of the tour of a first visit.', {
  portal: 'For everybody.',
  seller: 'For who sells advertisements.',
  treasurer: 'For who keeps the books.',
  secretary: 'For who keeps the minutes and the lists.',
  club: 'For who runs the Club van 111.',
  chair: 'For who chairs a committee.',
});
