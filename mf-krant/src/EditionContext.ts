import { createContext, useContext } from 'react';

import type { KrantEditionFragment } from './gql/graphql';

/** An edition, as every part of the page knows it. */
export type Edition = KrantEditionFragment;

/** The editions, and the one that is looked at. */
export interface EditionChoice {
  /** Newest first. */
  editions: readonly Edition[];
  /** The one that is looked at; null: there is none yet. */
  edition: Edition | null;
  /** The active one; null: there is none. Only its advertisements can be changed. */
  active: Edition | null;
  /** Looks at another one; it stays chosen from tab to tab. */
  choose: (id: string) => void;
}

/** See {@link useEdition}. */
export const EditionContext = createContext<EditionChoice>({
  editions: [],
  edition: null,
  active: null,
  choose: () => undefined,
});

/** The edition that is looked at on this page: the active one, until another one is chosen. */
export const useEdition = (): EditionChoice => useContext(EditionContext);
