import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react';

/** Files dropped on or pasted into an element, and whether one hangs above it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  useKeptPage();
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      },
      onPaste: (event: ClipboardEvent) => {
        const file = event.clipboardData.files[0];
        if (!file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}

/** A file that is dropped beside the field would open in place of the page, and what was typed would be gone. */
function useKeptPage() {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}
