import type { PortalContext } from '../portalContext';

/**
 * What another service calls when something changed there, such as a payment: `POST /hooks/<name>/<token>`. What it says
 * is not believed and not even read: the call only makes us ask that service.
 */
export interface Hook {
  name: string;
  /** The page of the portal for a person who opens that address; its secret goes along behind a #. */
  page?: string;
  /** @returns false for a token that is not known @throws to be called again later */
  handle(token: string, portal: PortalContext): Promise<boolean>;
}
