/** The name under which the portal's own changes stand in a change log, and who issues what comes back by itself. */
export const PORTAL = { id: 'backoffice', name: 'Backoffice' };
