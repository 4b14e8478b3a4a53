import { execFileSync } from 'node:child_process';

import { root } from './root.mjs';

/** The commit that the work of this branch began at; of work on main itself what is not pushed yet, or not committed. */
export function changedSince() {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim();
  } catch {
    return 'HEAD';
  }
}

/** What changed since then, and what is not in git yet. @returns paths from the root; of what is gone none */
export function changedFiles() {
  const changed = git('diff', '--name-only', '--diff-filter=d', '-z', changedSince());
  const added = git('ls-files', '-z', '--others', '--exclude-standard');
  return `${changed}${added}`.split('\0').filter(Boolean);
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
