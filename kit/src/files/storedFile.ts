/** A file in the file store, as the server tells it. */
export type StoredFile = {
  id: string;
  url: string;
  name: string;
  /** Extension of what it really is. */
  type: string;
  /** Bytes. */
  size: number;
};

const LABELS: Readonly<Record<string, string>> = {
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  ppt: 'PowerPoint',
  pptx: 'PowerPoint',
  mdb: 'Access',
  pdf: 'PDF',
};

/** What people call a type of file. @param type its extension */
export function fileTypeLabel(type: string): string {
  const extension = type.replace(/^\./, '').toLowerCase();
  return LABELS[extension] ?? extension.toUpperCase();
}

/** The extension of a file name in lower case, or ''. */
export function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const decimals = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

/** A size in words: '340 kB', '1,2 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${whole.format(Math.max(1, kilobytes))} kB`;
  return `${decimals.format(kilobytes / 1024)} MB`;
}

/** What is known of a file beside its name: 'PDF, 1,2 MB'. */
export function fileFacts({ name, size }: { name: string; size?: number }): string {
  const type = fileTypeLabel(extensionOf(name));
  return size === undefined ? type : `${type}, ${formatSize(size)}`;
}
