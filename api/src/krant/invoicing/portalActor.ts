/** Under which name what the server does by itself is noted in a change log. */
export const PORTAL = { id: 'backoffice', name: 'Backoffice' };
