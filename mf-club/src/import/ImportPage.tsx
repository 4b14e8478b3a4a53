interface ImportPageProps {
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Stub */
export function ImportPage({ onClose }: ImportPageProps) {
  return <button onClick={onClose}>Annuleren</button>;
}
