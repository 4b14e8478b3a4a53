import { toApiError, useSave } from 'kit/graphql';
import { IconButton, useSnackbar, VisuallyHidden } from 'kit/ui';
import { Lock, LockOpen } from 'lucide-react';
import { useId } from 'react';

import { SecretariatLockMeetingDocumentDocument } from '../../gql/graphql';
import type { MeetingDocument } from './meetingKinds';

/** The props of LockButton. */
export interface LockButtonProps {
  document: MeetingDocument;
  /** It could not be changed: it is not what it was when it was read. */
  onRefused: () => Promise<unknown>;
}

/** Closes a document for all but the DB, and opens it. */
export function LockButton({ document: { id, title, dbOnly }, onRefused }: LockButtonProps) {
  const nameId = useId();
  const snackbar = useSnackbar();
  const { save, saving } = useSave(SecretariatLockMeetingDocumentDocument);
  const toggle = async () => {
    try {
      await save({ id, dbOnly: !dbOnly });
      snackbar.show(dbOnly ? `${title} is er weer voor iedereen` : `${title} is er alleen nog voor het DB`);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
      await onRefused();
    }
  };
  return (
    <>
      {/* The tooltip says how it is; the name stays the same, because it is pressed or not. */}
      <VisuallyHidden id={nameId} aria-hidden>{`${title} alleen voor het DB`}</VisuallyHidden>
      <IconButton
        aria-label={dbOnly ? 'Alleen voor het DB' : 'Voor iedereen'}
        aria-labelledby={nameId}
        inMenu="Alleen voor het DB"
        aria-pressed={dbOnly}
        pending={saving}
        onClick={() => void toggle()}
      >
        {dbOnly ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </IconButton>
    </>
  );
}
