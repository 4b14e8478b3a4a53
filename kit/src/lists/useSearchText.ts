import { useLocation } from 'kit/router';
import { useState } from 'react';

/** What a list is searched for: what the search of the portal asked by `?zoek=` in the address, until something is typed. */
export function useSearchText(): [string, (text: string) => void] {
  const { search } = useLocation();
  return useState(() => new URLSearchParams(search).get('zoek') ?? '');
}
