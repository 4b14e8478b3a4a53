import { Permission } from '../identity/catalogue/permission.enum';
import { type DoubleKind, doubleKinds } from '../identity/doubles/doubles.types';
import { listDoubles, setNoDouble } from './members/doubles/doubles.service';
import { mergeMembers, settleMerges, undoMerge } from './members/doubles/merge.service';
import { fieldsNamed } from './members/doubles/mergeFields';
import { nameOf } from './members/memberFacts';

/** Members who are kept twice: what was asked and paid under the other number moves (docs/domain/club.md, C76 to C82). */
export const clubDoubles = doubleKinds.with({
  ...{ kind: 'ClubMember', permission: Permission.clubAdmin, list: listDoubles, setNone: setNoDouble },
  merge: async (_portal, actor, asked) =>
    nameOf(
      await mergeMembers(actor, { ...asked, taken: fieldsNamed(asked.taken), both: fieldsNamed(asked.both) }),
    ),
  undo: (_portal, actor, goneId) => undoMerge(actor, goneId),
  settle: settleMerges,
} satisfies DoubleKind);
