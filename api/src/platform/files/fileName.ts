const MAX_LENGTH = 120;

/**
 * A name that is safe to store, to show and to save under: the last part of a path, without control and direction
 * characters or what file systems refuse, and with the extension of what the file really is.
 */
export function cleanFileName(name: string, type: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const base = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '-')
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...base].slice(0, MAX_LENGTH).join('') || 'bestand'}.${type}`;
}
