import { makerCalled } from '../../identity/users/invitation/invitation.service';
import { PORTAL } from '../../platform/audit/logLine';
import { moved } from '../../platform/moving/moving';
import { type Move } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { DocumentSection, sectionFolders } from '../website.enums';
import { PublicDocumentModel } from './publicDocument.model';

const SECTIONS = Object.fromEntries(Object.values(DocumentSection).map((section) => [section, section]));
const UNKNOWN = 'onbekend';

/** The documents that visitors download; `section` says of which page. */
export const movePublicDocuments: Move = {
  files: ['publicDocuments', 'publicDocs'],
  title: 'Documenten van de website',
  into: [PublicDocumentModel],
  map: async (old, moving) => {
    const section = old.at('section').choice(SECTIONS, { required: true });
    const field = old.at('doc_id');
    if (field.isMissing) field.fault('ontbreekt: een document zonder bestand kan niet');
    const place = { folder: sectionFolders[section ?? DocumentSection.paper], kind: 'document' } as const;
    const file = field.isMissing ? null : await moving.files.take(field, place);
    const creator = old.at('creator').text() || UNKNOWN;
    old.ignore('type');
    return [
      moved(PublicDocumentModel, {
        _id: old.newId,
        ...(section && { section }),
        title: old.at('title').text({ required: true }),
        description: old.at('description').text({ most: LINES, isLong: true }),
        ...(file && { file }),
        creator,
        createdBy: makerCalled(creator, moving) ?? PORTAL.id,
        creationDate: old.at('creationDate').moment() ?? old.newId.getTimestamp(),
      }),
    ];
  },
};
