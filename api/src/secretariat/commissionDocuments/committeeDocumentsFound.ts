import { SearchKind } from '../../identity/search/search.types';
import type { SearchSource } from '../../identity/search/searchSources';
import { detailOfFound, findDocuments } from '../../platform/files/text/findDocuments';
import { calledBy, ownCommittees } from '../ownCommittees';
import { CommissionDocumentKind } from '../secretariat.enums';
import { type CommissionDocument, CommissionDocumentModel } from './commissionDocument.model';
import { commissionFolder } from './commissionDocument.service';

/** Scripts and documents of one's committees. */
export const committeeDocumentsFound: SearchSource = {
  key: 'documents of committees',
  kind: SearchKind.document,
  allowed: async (context) => (await ownCommittees(context)).size > 0,
  async find(context, text, most) {
    const own = await ownCommittees(context);
    const there = { commissionId: { $in: [...own.keys()] } };
    const found = await findDocuments<CommissionDocument>(
      {
        ...{ model: CommissionDocumentModel, there, most },
        fields: ['title', 'kind', 'commissionId'],
      },
      { text, by: ['title', 'description', 'file.name'], folders: [...own.keys()].map(commissionFolder) },
    );
    return found.flatMap((document) => {
      const { id, title, kind, commissionId } = document;
      const commission = own.get(commissionId);
      if (!commission) return [];
      const what = kind === CommissionDocumentKind.script ? 'Draaiboek en begroting' : 'Document';
      return {
        ...{
          id: `document ${id}`,
          title,
          detail: detailOfFound(`${what}, ${calledBy(commission)}`, document),
        },
        link: `/commissies/${commissionId}?tab=documenten`,
      };
    });
  },
};
