/** A page as its remote declares it (kit/remote.schema.json). */
export interface DeclaredRoute {
  path: string;
  /** In the top bar and the menu. */
  title: string;
  /**
   * Who may see it: holders of this permission, those in the committee of the path ('commission'), the role Admin
   * ('admin'), whoever may delete something ('deleter'), everybody here, or who has its private link ('visitor').
   */
  permission: string;
  /** Another permission that opens it too. */
  alsoFor?: string;
  /** Where the menu shows it; absent: reached from another page. */
  menu?: { group: string; order: number; icon?: string };
  /** The page that it is reached from, whose entry the menu then marks. */
  partOf?: string;
}

/** What a remote puts in a page of another area, as it declares it. */
export interface DeclaredPlace {
  /** A PlaceName of kit/session; what this shell does not know, it does not show. */
  place: string;
  id: string;
  title: string;
  /** As of a page. */
  permission: string;
  order: number;
}

/** What a build of a remote says of itself. */
export interface RemoteInfo {
  version: string;
  /** Of module federation: another build has another one. */
  container: string;
  build: string;
  /** The versions of kit that it works with, such as ^1.0.0. */
  kit: string;
  /** The version of React that it was built for. */
  react: string;
  routes: readonly DeclaredRoute[];
  places?: readonly DeclaredPlace[];
}

/** A version of an area that this person may get. */
export interface RemoteVersion {
  channel: 'override' | 'canary' | 'stable' | 'previous';
  /** The address of its manifest. */
  entry: string;
  /** Absent: the server could not ask it. */
  info?: RemoteInfo;
}

/** What /remotes.json says. */
export interface RemoteList {
  /** The shell that the server has now; absent while developing. */
  shell?: { build: string; kit: string };
  /** Of each area its versions, the best first. */
  areas: Readonly<Record<string, readonly RemoteVersion[]>>;
}

/** What each area declared when the shell was built. */
export type BuiltRemotes = Readonly<Record<string, Pick<RemoteInfo, 'routes' | 'places'>>>;

/** Area → the paths of its pages, when the shell was built. */
declare const BUILT_PATHS: Readonly<Record<string, readonly string[]>>;

/** The paths that the areas of this repository had when the shell was built: no other area gets them. */
export const builtPaths = BUILT_PATHS;
