import { takeSharedFile } from 'kit/files';
import { useLocation } from 'kit/router';
import { PageTitle, Skeleton } from 'kit/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

import { DeclarationSpace } from './DeclarationSpace';
import { MyDeclarations } from './MyDeclarations';
import { usePreparedChoices } from './useChoices';

/**
 * 'Declaraties', for everybody: declaring, and what became of what I declared. With `?nieuw` it begins with declaring, with
 * `&gedeeld` what another app shared is its receipt.
 */
export function DeclarationsPage() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const { isLooking, take } = useSharedReceipt(asked.has('gedeeld'));
  usePreparedChoices();
  if (isLooking) return <Skeleton rows={4} />;
  return (
    <DeclarationSpace isQuick startsOpen={asked.has('nieuw')} takeShared={take}>
      <PageTitle>Declaraties</PageTitle>
      <MyDeclarations />
    </DeclarationSpace>
  );
}

/**
 * What another app of this device shared as a receipt.
 * @param isShared whether the page was opened by sharing
 * @returns whether it is still being looked for, and how to take it, once
 */
function useSharedReceipt(isShared: boolean): { isLooking: boolean; take: () => File | undefined } {
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
