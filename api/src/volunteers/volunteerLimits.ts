import { PrivateLinkLimit } from '../core/limits/privateLinkLimit';

/** The limit on guessing private links of this process. */
export const volunteerLimits = new PrivateLinkLimit();
