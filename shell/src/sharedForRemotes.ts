/**
 * What the shell shares but does not use itself: named here so that the build provides it to the remotes
 * (kit/federation.js). It is fetched when the first remote asks for it.
 */
export const sharedForRemotes = [
  () => import('kit/charts'),
  () => import('kit/conflict'),
  () => import('kit/data'),
  () => import('kit/editing'),
  () => import('kit/export'),
  () => import('kit/fields'),
  () => import('kit/files'),
  () => import('kit/format'),
  () => import('kit/import'),
  () => import('kit/offline'),
  () => import('kit/richtext'),
  () => import('kit/table'),
  () => import('kit/tree'),
  () => import('kit/wizard'),
  () => import('kit/zip'),
];
