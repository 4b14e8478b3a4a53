import { createContext, useContext } from 'react';

/** Of which the wizard is part. */
interface Declaring {
  /** The committee that is declared for, by its number, where the page is of one. */
  wg: string | undefined;
  start: () => void;
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
