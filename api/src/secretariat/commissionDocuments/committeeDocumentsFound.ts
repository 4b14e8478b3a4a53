import { SearchKind } from '../../identity/search/search.types';
import type { SearchSource } from '../../identity/search/searchSources';
import { findSome } from '../../platform/database/findByWords';
import { anyHoldsWords } from '../../platform/database/searchFilter';
import { calledBy, ownCommittees } from '../ownCommittees';
import { CommissionDocumentKind } from '../secretariat.enums';
import { type CommissionDocument, CommissionDocumentModel } from './commissionDocument.model';

/** Scripts and documents of one's committees. */
export const committeeDocumentsFound: SearchSource = {
  key: 'documents of committees',
  kind: SearchKind.document,
  allowed: async (context) => (await ownCommittees(context)).size > 0,
  async find(context, text, most) {
    const own = await ownCommittees(context);
    const there = { commissionId: { $in: [...own.keys()] } };
    const found = await findSome<CommissionDocument>(
      {
        ...{ model: CommissionDocumentModel, there, most },
        fields: ['title', 'kind', 'commissionId'],
      },
      anyHoldsWords(['title', 'description', 'file.name'], text),
    );
    return found.flatMap(({ id, title, kind, commissionId }) => {
      const commission = own.get(commissionId);
      if (!commission) return [];
      const what = kind === CommissionDocumentKind.script ? 'Draaiboek en begroting' : 'Document';
      return {
        ...{ id: `document ${id}`, title, detail: `${what}, ${calledBy(commission)}` },
        link: `/commissies/${commissionId}?tab=documenten`,
      };
    });
  },
};
