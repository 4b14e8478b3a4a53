/**
 * A web address as it is stored: `www.x.nl` becomes `https://www.x.nl`.
 * @returns null for anything else: only http and https, with a host that has a dot
 */
export function webAddress(text: string): string | null {
  const given = text.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(given) ? given : `https://${given}`;
  if (/\s/.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username } = new URL(address);
  const isWeb = ['http:', 'https:'].includes(protocol) && /[^.]\.[^.]/.test(hostname) && !username;
  return isWeb ? address : null;
}
