import { lazyPage } from 'kit/data';
import { Skeleton } from 'kit/ui';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';

import type { WaitingDeclaration } from './declarationOutbox';
import { DeclaringContext } from './useDeclaring';

/** With what checks account numbers, which only the form needs. */
const loadForm = () => import('./DeclarationPage');
const DeclarationPage = lazyPage(async () => (await loadForm()).DeclarationPage);

interface DeclarationSpaceProps {
  /** Of the committee whose page it is. */
  commissionId?: string;
  /** Asks everything on one page, filled in as far as can be; otherwise in steps. */
  isQuick?: boolean;
  /** Begins with declaring. */
  startsOpen?: boolean;
  /** Gives what another app of this device shared as the receipt, once. */
  takeShared?: () => File | undefined;
  children: ReactNode;
}

/**
 * A page from which can be declared: the wizard takes its place as long as it is
 * open, so that no tab beside it loses what was filled in. Afterwards the lists of the page are read anew.
 */
export function DeclarationSpace({
  commissionId,
  isQuick = false,
  startsOpen = false,
  takeShared,
  children,
}: DeclarationSpaceProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [resumed, setResumed] = useState<WaitingDeclaration>();
  const declaring = useMemo(() => {
    const start = (entry?: WaitingDeclaration) => {
      setResumed(entry);
      setOpen(true);
    };
    return { commissionId, isQuick, resumed, takeShared, start, stop: () => setOpen(false) };
  }, [commissionId, isQuick, resumed, takeShared]);
  // Loaded beforehand: when it is needed there may be no connection.
  useEffect(() => void (isQuick && loadForm().catch(() => undefined)), [isQuick]);
  return (
    <DeclaringContext value={declaring}>
      {isOpen ? (
        <Suspense fallback={<Skeleton rows={4} />}>
          <DeclarationPage />
        </Suspense>
      ) : (
        children
      )}
    </DeclaringContext>
  );
}
