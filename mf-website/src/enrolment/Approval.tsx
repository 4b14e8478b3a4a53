import { toApiError } from 'kit/graphql';
import { Checkbox, useSnackbar } from 'kit/ui';
import { useState } from 'react';

interface ApprovalProps {
  /** Of whom. */
  name: string;
  checked: boolean;
  /** @throws ApiError */
  onApprove: (isChecked: boolean) => Promise<unknown>;
}

/** The approval of who enrolled, stored at once; a refusal puts it back. */
export function Approval({ name, checked, onApprove }: ApprovalProps) {
  const snackbar = useSnackbar();
  /** What was clicked, as long as the server has not answered. */
  const [wanted, setWanted] = useState<boolean>();
  const approve = async (isChecked: boolean) => {
    setWanted(isChecked);
    try {
      await onApprove(isChecked);
    } catch (error) {
      snackbar.show(toApiError(error).message);
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <Checkbox
      label=""
      aria-label={`${name} goedgekeurd`}
      checked={wanted ?? checked}
      disabled={wanted !== undefined}
      onChange={(event) => void approve(event.target.checked)}
    />
  );
}
