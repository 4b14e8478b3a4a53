/** The input with every text in it without spaces around. Plain text is stored as it was typed, never decoded. */
export function trimmed<T extends object>(input: T): T {
  const entries = (Object.entries(input) as [string, unknown][]).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as T;
}

/** Text as one line: without line breaks and control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** Text for order and search: in lower case, without accents, one space between words. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in html, or in an attribute between double quotes. */
export function inHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
