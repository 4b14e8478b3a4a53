/** The title of an address that is no page, and of one of which it is not known yet. */
export const NOT_FOUND = 'Pagina niet gevonden';
