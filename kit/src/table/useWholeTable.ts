import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether all rows of a long table have to be in the page: while it is printed, and for who looks for something with the
 * browser (Ctrl+F), until there are other rows.
 */
export function useWholeTable(rows: readonly unknown[], isLong: boolean): boolean {
  const [isPrinted, setPrinted] = useState(false);
  const [wholeFor, setWholeFor] = useState<readonly unknown[]>();
  useEffect(() => {
    if (!isLong) return;
    // The browser prints what there is when this has been done.
    const before = () => flushSync(() => setPrinted(true));
    const after = () => setPrinted(false);
    const find = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      const isFind = key === 'F3' || (key.toLowerCase() === 'f' && (ctrlKey || metaKey));
      // The field to search in opens meanwhile.
      if (isFind) startTransition(() => setWholeFor(rows));
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    window.addEventListener('keydown', find);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      window.removeEventListener('keydown', find);
    };
  }, [rows, isLong]);
  return isLong && (isPrinted || wholeFor === rows);
}
