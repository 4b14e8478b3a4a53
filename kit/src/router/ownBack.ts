/**
 * Whether the history is on its way back by itself, past the entry of a layer that was closed (LayersInHistory of
 * kit/session): what is written to the address meanwhile would stay behind in that entry.
 */
export const ownBack = { isPending: false };
