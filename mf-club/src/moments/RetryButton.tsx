import { toApiError } from 'kit/graphql';
import { Button, type ButtonVariant, useSnackbar } from 'kit/ui';

import { useMakeLetters } from './MomentActions';

interface RetryButtonProps {
  id: string;
  variant: ButtonVariant;
  /** They are being made again. */
  onMaking?: () => void;
}

/** Makes letters of which the making has failed once more. */
export function RetryButton({ id, variant, onMaking }: RetryButtonProps) {
  const snackbar = useSnackbar();
  const { make, isStarting } = useMakeLetters(id);
  const retry = async () => {
    try {
      await make();
      onMaking?.();
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return (
    <Button variant={variant} pending={isStarting} onClick={() => void retry()}>
      Opnieuw proberen
    </Button>
  );
}
