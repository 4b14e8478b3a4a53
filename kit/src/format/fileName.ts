const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const longest = 120;

/**
 * A text as a file name that every system accepts. Letters with accents stay as they are ('Bier- en Jubileumlijst
 * José.pdf'); what a file system refuses becomes a '-', invisible characters go, the extension survives shortening.
 */
export function fileName(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\\/:*?"<>|]+/g, '-')
    .replace(/^[\s.-]+|[\s.]+$/g, '');
  const dot = cleaned.lastIndexOf('.');
  const extension = dot > 0 && cleaned.length - dot <= 6 ? cleaned.slice(dot) : '';
  const stem = extension ? cleaned.slice(0, dot) : cleaned;
  const short = [...stem]
    .slice(0, longest - extension.length)
    .join('')
    .trim();
  if (!short) return `bestand${extension}`;
  return (reserved.test(short) ? `${short}_` : short) + extension;
}
