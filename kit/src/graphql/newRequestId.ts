/** A name for one attempt to add something, so that sending it again adds nothing. */
export function newRequestId(): string {
  // Browsers have randomUUID with https only; a portal may be tried on plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
