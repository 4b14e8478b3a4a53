import { useFormState } from 'kit/forms';
import { formatTime } from 'kit/offline';
import { Alert, Button } from 'kit/ui';
import { useEffect, useRef, useState } from 'react';

/** What was typed and not saved. */
export interface Draft<Values> {
  values: Values;
  /** The version that the form began with: so a change of somebody else is noticed, however long it lies. */
  revision: number;
  /** When it was typed, ISO. */
  savedAt: string;
}

/** Where the draft of one form is kept. */
export interface DraftKeeper<Values> {
  read: () => Draft<Values> | undefined;
  write: (draft: Omit<Draft<Values>, 'savedAt'>) => void;
  clear: () => void;
}

/**
 * Keeps what is typed in the Form it is in, from the first key on, and brings back what was kept. When the
 * form begins anew with another version, the draft is over.
 * @param revision of the version that the form began with
 * @param start what is brought back when no draft was kept: a save that was not sent
 */
export function KeepDraft<Values extends object>({
  keeper,
  revision,
  start,
}: {
  keeper: DraftKeeper<Values>;
  revision: number;
  start?: Draft<Values>;
}) {
  const { values, dirty, setValues, resetForm } = useFormState();
  const [restored, setRestored] = useState<string>();
  /** Until what was kept is in the form, the form has nothing to tell. */
  const isRestoring = useRef(false);
  const latest = useRef(keeper);
  useEffect(() => void (latest.current = keeper));

  useEffect(() => {
    const kept = latest.current.read();
    const draft = kept ?? start;
    if (!draft || draft.revision !== revision) return;
    if (JSON.stringify(draft.values) === JSON.stringify(values)) return;
    isRestoring.current = true;
    setRestored(kept?.savedAt);
    void setValues(draft.values);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form begins: later it would undo what is typed
  }, []);

  useEffect(() => {
    if (dirty) {
      // What was only brought back keeps its time.
      if (!isRestoring.current) latest.current.write({ values: values as Values, revision });
      isRestoring.current = false;
    } else if (!isRestoring.current) {
      latest.current.clear();
    }
  }, [values, dirty, revision]);

  if (restored === undefined) return null;
  const discard = () => {
    isRestoring.current = false;
    latest.current.clear();
    setRestored(undefined);
    resetForm();
  };
  return (
    <Alert>
      <span>{`Concept van ${formatTime(restored)} teruggezet`}</span>
      <div>
        <Button variant="text" size="small" onClick={discard}>
          Verwerpen
        </Button>
      </div>
    </Alert>
  );
}
