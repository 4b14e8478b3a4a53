import { createContext, useContext } from 'react';

import type { KrantEditionPartsFragment } from './gql/graphql';

/** The editions, and the one that is looked at. */
export interface EditionChoice {
  /** Newest first. */
  editions: readonly KrantEditionPartsFragment[];
  /** The one that is looked at; null: there is none yet. */
  edition: KrantEditionPartsFragment | null;
  /** The active one; null: there is none. Only its advertisements can be changed. */
  active: KrantEditionPartsFragment | null;
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

/** The edition that is looked at on this page: the active one, until another one is chosen (spec 3, section 2). */
export const useEdition = (): EditionChoice => useContext(EditionContext);
