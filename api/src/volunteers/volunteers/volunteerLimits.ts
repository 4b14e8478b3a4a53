import { PrivateLinkLimit } from '../../platform/limits/privateLinkLimit';

/** The limit on guessing private links of this process. */
export const volunteerLimits = new PrivateLinkLimit('shifts');
