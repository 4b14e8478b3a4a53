import type { Access } from '../../identity/permissions/allow';
import { forbidden, unauthenticated } from '../../platform/errors/appError';

/** Whoever made the declaration, for a field of it. */
export const isDeclarant: Access = {
  name: 'isDeclarant',
  looksAtField: true,
  test: ({ user }, _args, parent) =>
    user
      ? (parent as { createdBy?: string } | null)?.createdBy === user.id || forbidden()
      : unauthenticated(),
};
