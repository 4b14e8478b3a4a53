import { Permission } from '../../identity/catalogue/permission.enum';
import { actorOf } from '../../identity/people/requestContext';
import { passes } from '../../identity/permissions/allow';
import { hasDbPermission } from '../../identity/permissions/userRights';
import { SearchKind } from '../../identity/search/search.types';
import type { SearchSource } from '../../identity/search/searchSources';
import { detailOfFound, findDocuments } from '../../platform/files/text/findDocuments';
import { searchable } from '../../platform/text/plainText';
import { SecretaryDocumentKind } from '../secretariat.enums';
import { type SecretaryDocument, SecretaryDocumentModel } from './secretaryDocument.model';
import { SECRETARY_FOLDER, titleOf } from './secretaryDocument.service';

const KINDS = Object.values(SecretaryDocumentKind);

/** Agendas and minutes; those for the DB for the DB alone. 'Notulen' finds all minutes. */
export const meetingDocumentsFound: SearchSource = {
  key: 'agendas and minutes',
  kind: SearchKind.document,
  allowed: (context) => passes(context, Permission.secNotAge),
  async find(context, text, most) {
    const words = searchable(text).split(' ');
    const named = KINDS.filter((kind) => words.includes(kind));
    const kinds = named.length > 0 ? named : KINDS;
    const rest = words.filter((word) => !named.map(String).includes(word)).join(' ');
    const seen = hasDbPermission(actorOf(context), context.settings) ? {} : { dbOnly: false };
    const found = await findDocuments<SecretaryDocument>(
      {
        ...{ model: SecretaryDocumentModel, there: { kind: { $in: kinds }, ...seen }, most },
        ...{ fields: ['kind', 'date', 'description'], newest: 'date' },
      },
      { text: rest, by: ['description', 'date', 'file.name'], folders: [SECRETARY_FOLDER] },
    );
    return found.map((document) => ({
      ...{ id: `document ${document.id}`, title: titleOf(document), link: '/notulenagendas' },
      detail: detailOfFound(document.description || 'Vergadering', document),
    }));
  },
};
