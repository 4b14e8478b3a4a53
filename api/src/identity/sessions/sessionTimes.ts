const HOUR = 3_600_000;
/** How long a session lasts without use. */
export const SESSION_LIFETIME = 12 * HOUR;
/** How long after signing in it ends however much it is used. */
export const SESSION_MAX_AGE = 30 * 24 * HOUR;
/** How long after the last renewal a request renews it again: not every request is worth a write. */
export const RENEW_AFTER = HOUR / 12;
/** How long a browser is known after somebody signed in with it. */
export const DEVICE_LIFETIME = 365 * 24 * HOUR;
