/** The addresses that a link may lead to; the server drops others. */
const ALLOWED = /^(https?:\/\/|mailto:|tel:)\S+$/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;
const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?\d[\d\s()/-]{5,}$/;

/** Whether a link may lead there. */
export function isAllowedUrl(address: string): boolean {
  return ALLOWED.test(address);
}

/**
 * What somebody typed as the address of a link, complete: 'www.alaaf.nl' becomes 'https://www.alaaf.nl', an e-mail
 * address and a telephone number get theirs.
 * @returns undefined for what is no address
 */
export function completeUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^(mailto|tel):/i.test(text)) return isAllowedUrl(text) ? text : undefined;
  if (/^\//.test(text) || (OTHER_SCHEME.test(text) && !isAllowedUrl(text))) return undefined;
  const address = isAllowedUrl(text) ? text : `https://${text}`;
  return isAllowedUrl(address) && hasHost(address) ? address : undefined;
}

function hasHost(address: string): boolean {
  try {
    return new URL(address).hostname.includes('.');
  } catch {
    return false;
  }
}
