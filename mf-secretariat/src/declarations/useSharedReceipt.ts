import { takeSharedFile } from 'kit/files';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What another app of this device shared as a receipt.
 * @param isShared whether the page was opened by sharing
 * @returns whether it is still being looked for, and how to take it, once
 */
export function useSharedReceipt(isShared: boolean): { isLooking: boolean; take: () => File | undefined } {
  const file = useRef<File>(undefined);
  const [isLooking, setLooking] = useState(isShared);
  useEffect(() => {
    if (!isShared) return;
    takeSharedFile()
      .then((shared) => void (file.current = shared))
      // Without it the form asks for a receipt, as ever.
      .catch(() => undefined)
      .finally(() => setLooking(false));
  }, [isShared]);
  const take = useCallback(() => {
    const shared = file.current;
    file.current = undefined;
    return shared;
  }, []);
  return { isLooking, take };
}
