import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

/** The server's refusal, ready for a form: Form puts `fields` on its fields and the message above it. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** `extensions.code`, or 'NETWORK' when no answer came. */
    readonly code: string,
    /** Field path → Dutch message. */
    readonly fields: Record<string, string> = {},
    /** The other extensions, such as who changed a record in the meantime. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** What we call a field that the API spells in its own way. */
const OWN_NAMES = {
  adres: 'address',
  expencesBudget: 'expensesBudget',
  responsable: 'responsible',
} as const;

/** The name of a field of the API in our own spelling. */
export type OwnName<Name> = Name extends keyof typeof OWN_NAMES ? (typeof OWN_NAMES)[Name] : Name;

/** The same for the name of a field that the API refused. */
export function ownName(name: string): string {
  return name in OWN_NAMES ? OWN_NAMES[name as keyof typeof OWN_NAMES] : name;
}

const NO_CONNECTION = 'Er is geen verbinding met de server. Controleer je internet en probeer het opnieuw.';

/** The words of the API, of which nothing else is read: a proxy may have answered. */
const AWAY = 'Het portaal is even niet bereikbaar. Probeer het zo opnieuw.';

/** What an operation threw, in Dutch and with its code. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const first = firstError(error);
  if (!first && ServerError.is(error) && error.statusCode >= 500) return new ApiError(AWAY, 'UNAVAILABLE');
  if (!first && !CombinedGraphQLErrors.is(error)) return new ApiError(NO_CONNECTION, 'NETWORK');
  const { code = 'INTERNAL_SERVER_ERROR', fields = {}, ...details } = first?.extensions ?? {};
  return new ApiError(
    messageOf(first?.message ?? NO_CONNECTION, String(code), details.requestId),
    String(code),
    byOwnName(fields as Record<string, string>),
    details,
  );
}

interface Refused {
  message: string;
  extensions?: Record<string, unknown>;
}

/** What the API said, also with a status of its own; not when a proxy answered in its place, or it is away. */
function firstError(error: unknown): Refused | undefined {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  if (!ServerError.is(error) || error.statusCode === 503) return undefined;
  try {
    const { errors } = JSON.parse(error.bodyText) as { errors?: Refused[] };
    return errors?.[0]?.extensions?.requestId ? errors[0] : undefined;
  } catch {
    return undefined;
  }
}

function byOwnName(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [ownName(name), text]));
}

/** A fault of the server, with the number by which an operator finds it in the log. */
function messageOf(message: string, code: string, requestId: unknown): string {
  if (code !== 'INTERNAL_SERVER_ERROR' || typeof requestId !== 'string') return message;
  return `${message} Noem bij een vraag nummer ${requestId}.`;
}
