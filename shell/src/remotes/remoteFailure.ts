/** How a remote failed: it could not be had, did not begin, broke on a page, or does not fit. */
export type FailureKind = 'load' | 'start' | 'page' | 'refused';

/** A remote that is not shown. The message is English, for the log, but that of `refused`, which is for the person. */
export class RemoteFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'RemoteFailure';
  }
}

/** How something failed that a remote threw while it was loaded or shown. */
export function kindOf(error: unknown, otherwise: 'start' | 'page'): FailureKind {
  if (error instanceof RemoteFailure) return error.kind;
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  // webpack's chunks, the manifest and the entry of module federation, and our own requests.
  return /ChunkLoadError|RUNTIME-00[38]|Failed to fetch|NetworkError|Load failed/i.test(`${name} ${message}`)
    ? 'load'
    : otherwise;
}
