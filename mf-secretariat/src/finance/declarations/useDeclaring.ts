import { createContext, useContext } from 'react';

import type { WaitingDeclaration } from './declarationOutbox';

/** Of which the wizard is part. */
interface Declaring {
  /** The id of the committee that is declared for, where the page is of one: its number may be another's in the books. */
  commissionId: string | undefined;
  /** On one page, filled in as far as can be. */
  isQuick: boolean;
  /** The declaration that was not taken and that the form begins with. */
  resumed: WaitingDeclaration | undefined;
  /** Gives what another app of this device shared as the receipt, once. */
  takeShared?: () => File | undefined;
  /** @param resumed see there */
  start: (resumed?: WaitingDeclaration) => void;
  stop: () => void;
}

/** Given by DeclarationSpace. */
export const DeclaringContext = createContext<Declaring | undefined>(undefined);

/** The way to the wizard and back. Needs a DeclarationSpace above it. */
export function useDeclaring(): Declaring {
  const declaring = useContext(DeclaringContext);
  if (!declaring) throw new Error('useDeclaring needs a DeclarationSpace above it');
  return declaring;
}
