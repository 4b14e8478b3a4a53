import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

import { isPlain, type Plain } from '../../platform/audit/changedValues';
import type { Settings } from '../../platform/settings/settings';

/** How browsers know this portal: a passkey of one address does nothing on another. */
export function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/** What a browser answered, and the challenge that it says to have signed. */
export interface Answered<Response> {
  response: Response;
  challenge: string;
}

/** Reads what a browser answered. @returns null for what cannot be an answer */
export function readAnswer<Response extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  text: string,
): Answered<Response> | null {
  const answer = parsed(text);
  const inner = answer?.response;
  if (!answer || typeof answer.id !== 'string' || !isPlain(inner)) return null;
  if (typeof inner.clientDataJSON !== 'string') return null;
  const client = parsed(Buffer.from(inner.clientDataJSON, 'base64url').toString());
  if (typeof client?.challenge !== 'string') return null;
  return { response: answer as unknown as Response, challenge: client.challenge };
}

function parsed(text: string): Plain | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value) ? value : null;
  } catch {
    return null;
  }
}
