import { createContext, useContext } from 'react';

/** What a snackbar can do besides telling. */
export type SnackbarOptions = {
  /** Takes the action back; gives the button 'Ongedaan maken'. */
  undo?: () => void | Promise<void>;
  /** An error stays until it is closed. */
  tone?: 'error';
};

/** The way to show a snackbar. */
export type SnackbarApi = { show: (text: string, options?: SnackbarOptions) => void };

/** Given by SnackbarProvider. */
export const SnackbarContext = createContext<SnackbarApi | undefined>(undefined);

/** `show(text, { undo })` tells for 10 seconds, without undo 3, in a corner, that something was done. */
export function useSnackbar(): SnackbarApi {
  const api = useContext(SnackbarContext);
  if (!api) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return api;
}
