import type { ShellSearchQuery } from '../gql/lazy/graphql';

type Item = ShellSearchQuery['search']['items'][number];

/** What an icon stands for: a kind that the API finds, or what the portal knows by itself. */
export type RowIcon = Item['kind'] | 'page' | 'action';

/** A thing to choose. */
export interface Row {
  id: string;
  icon: RowIcon;
  title: string;
  detail: string;
  /** A path of the portal, or an address elsewhere. */
  link: string;
  phone?: string | null;
  email?: string | null;
}

/** Rows under one name. */
export interface RowGroup {
  title: string;
  rows: Row[];
}
