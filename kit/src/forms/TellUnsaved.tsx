import { useEffect } from 'react';

import { useFormState } from './useFormState';

interface TellUnsavedProps {
  /** What the page calls this form. */
  part: string;
  /** Told whether the form holds something that is not stored; must keep its identity. */
  onUnsaved: (part: string, isUnsaved: boolean) => void;
}

/** Inside a Form: tells the page about unsaved edits, for one LeaveWarning over several forms. */
export function TellUnsaved({ part, onUnsaved }: TellUnsavedProps) {
  const { dirty } = useFormState();
  useEffect(() => onUnsaved(part, dirty), [part, dirty, onUnsaved]);
  return null;
}
