/** The name under which the server's own changes stand in a change log. */
export const PORTAL = { id: 'backoffice', name: 'Backoffice' };
