/** A list that somebody took along. */
export interface ExportedList {
  /** What the file is called. */
  list: string;
  format: string;
  rows: number;
}

const EVENT = 'portal:exported';

/** Tells the portal around the page that a list was taken along. */
export function announceExport(exported: ExportedList): void {
  window.dispatchEvent(new CustomEvent(EVENT, { detail: exported }));
}

/** Listens to {@link announceExport}. @returns how to stop */
export function onExported(listener: (exported: ExportedList) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<ExportedList>).detail);
  window.addEventListener(EVENT, heard);
  return () => window.removeEventListener(EVENT, heard);
}
