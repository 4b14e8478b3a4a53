import { satisfies } from 'compare-versions';
import kitPackage from 'kit/package.json';
import { version as reactVersion } from 'react';

import type { RemoteInfo } from './declared';

/**
 * Why a remote cannot run in this shell, in a sentence for the person; undefined: it can.
 * @param title of the area @param kit the version of kit of this shell
 */
export function misfit(
  { version, kit: asked, react }: Pick<RemoteInfo, 'version' | 'kit' | 'react'>,
  title: string,
  kit: string = kitPackage.version,
): string | undefined {
  if (!satisfies(kit, asked))
    return `${title} ${version} vraagt kit ${asked}, en dit portaal heeft kit ${kit}.`;
  if (major(react) !== major(reactVersion))
    return `${title} ${version} vraagt React ${react}, en dit portaal heeft React ${reactVersion}.`;
  return undefined;
}

const major = (version: string) => version.split('.')[0];
