/** kit/graphql: the client of the portal, saving and its errors. */
export { ApiError, toApiError } from './apiError';
export { createCache, createClient } from './createClient';
export { expiredSession } from './expiredSession';
export { type Save, type SaveOptions, useSave } from './useSave';
