import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

import { unsaved } from './unsaved';

/**
 * Whether the history is on its way back by itself, past the entry of a layer that was closed (LayersInHistory of
 * kit/session): what is written to the address meanwhile would stay behind in that entry.
 */
export const ownBack = { isPending: false };

/** What a list is asked for: texts, and what is on or off. */
export type AddressValues<Values> = Record<keyof Values, string | boolean>;

/** How the values stand in the address. */
export interface AddressOptions<Values> {
  /** The values that exist, by name, or what they look like: any other is taken for the first one. */
  allowed?: { readonly [Name in keyof Values]?: readonly string[] | RegExp };
  /** Something is typed: the entry in the history is replaced, once the typing stops. Otherwise each choice is one. */
  isTyped?: boolean;
  /** All else in the address belongs to what was chosen before, such as the filters of another tab, and goes. */
  clears?: boolean;
}

/** In ms; as long as a list waits before it searches. */
const TYPING = 300;
/** In ms; how soon is looked again whether the history has gone back. */
const AGAIN = 20;
const ON = 'ja';

/** What was written and is not yet in the location, which can take a while: a second change goes on from there. */
const ahead: { key?: string; search: string } = { search: '' };

/** Whether the history is at this location still: one that was asked for before may arrive when it was left already. */
function isNow({ key }: Location): boolean {
  const state = window.history.state as { key?: string } | null;
  return state?.key === undefined || state.key === key;
}

/**
 * State of a page that is in its address: a reload and a shared link show the same, and Back undoes a choice. What is
 * as it was at first is left out of the address.
 * @param first the values at first; the names are those in the address
 */
export function useAddressValues<Values extends AddressValues<Values>>(
  first: Values,
  { allowed, isTyped = false, clears = false }: AddressOptions<Values> = {},
): [Values, (values: Values) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const at = useRef(location);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Beside the address, which follows later: what is typed or ticked shows at once.
  const inAddress = read(first, allowed, location.search);
  const asText = JSON.stringify(inAddress);
  const [values, setValues] = useState(inAddress);
  const [seen, setSeen] = useState(asText);
  // What was typed since is newer than what arrives in the address now, and follows.
  const [isAhead, setAhead] = useState(false);
  if (seen !== asText) {
    setSeen(asText);
    if (!isAhead) setValues(inAddress);
  }
  useLayoutEffect(() => {
    at.current = location;
    if (ahead.key !== location.key && isNow(location)) ahead.key = undefined;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = (wanted: Values) => {
    if (ownBack.isPending) {
      timer.current = setTimeout(() => write(wanted), AGAIN);
      return;
    }
    setAhead(false);
    const now = at.current;
    const isAheadOf = ahead.key !== undefined && (ahead.key === now.key || !isNow(now));
    const before = isAheadOf ? ahead.search : now.search;
    const search = searchOf(wanted, first, clears ? '' : before);
    if (search === before) return;
    // One that clears may be refused by who has edits there.
    if (!clears) Object.assign(ahead, { key: now.key, search });
    void navigate(
      { pathname: now.pathname, search, hash: now.hash },
      { replace: isTyped, preventScrollReset: true, state: stateOf(now) },
    );
  };
  const change = (wanted: Values) => {
    // Who has edits there is asked first (LeaveGuard).
    if (!clears || unsaved.question() === undefined) setValues(wanted);
    clearTimeout(timer.current);
    if (isTyped || ownBack.isPending) setAhead(true);
    if (!isTyped) return write(wanted);
    timer.current = setTimeout(() => write(wanted), TYPING);
  };
  return [values, change];
}

function stateOf(location: Location): object {
  return { ...(location.state as object | null), page: pageOf(location) };
}

function read<Values extends AddressValues<Values>>(
  first: Values,
  allowed: AddressOptions<Values>['allowed'],
  search: string,
): Values {
  const address = new URLSearchParams(search);
  const entries = Object.entries<string | boolean>(first).map(([name, value]) => {
    const said = address.get(name);
    if (said === null) return [name, value];
    if (typeof value === 'boolean') return [name, said === ON];
    const known = allowed?.[name as keyof Values];
    return [name, !known || isOneOf(known, said) ? said : value];
  });
  return Object.fromEntries(entries) as Values;
}

function isOneOf(known: readonly string[] | RegExp, said: string): boolean {
  return known instanceof RegExp ? known.test(said) : known.includes(said);
}

function searchOf<Values extends AddressValues<Values>>(
  values: Values,
  first: Values,
  before: string,
): string {
  const address = new URLSearchParams(before);
  for (const [name, value] of Object.entries<string | boolean>(values)) {
    if (value === first[name as keyof Values]) address.delete(name);
    else address.set(name, value === true ? ON : value === false ? '' : value);
  }
  const text = address.toString();
  return text && `?${text}`;
}

/**
 * Which page an entry of the history belongs to. What is searched, filtered and chosen on a page is in its address too,
 * and is no other page: such an entry says in its state which page it is of (useAddressValues).
 */
export function pageOf({ pathname, search, state }: Pick<Location, 'pathname' | 'search' | 'state'>): string {
  const page = (state as { page?: unknown } | null)?.page;
  return typeof page === 'string' ? page : pathname + search;
}

/** The key of the entry that a page was shown with; the entry of a dialog over it says which (LayersInHistory of kit/session). */
export function entryOf({ key, state }: Pick<Location, 'key' | 'state'>): string {
  const entry = (state as { entry?: unknown } | null)?.entry;
  return typeof entry === 'string' ? entry : key;
}
