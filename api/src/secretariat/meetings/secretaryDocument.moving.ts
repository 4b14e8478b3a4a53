import { makerCalled } from '../../identity/users/invitation/invitation.service';
import { PORTAL } from '../../platform/audit/logLine';
import { moved } from '../../platform/moving/moving';
import type { OldRecord } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { SecretaryDocumentKind } from '../secretariat.enums';
import { SecretaryDocumentModel } from './secretaryDocument.model';
import { SECRETARY_FOLDER } from './secretaryDocument.service';

const KINDS = {
  agenda: SecretaryDocumentKind.agenda,
  notulen: SecretaryDocumentKind.notulen,
  minutes: SecretaryDocumentKind.notulen,
} as const;
const FILES = { agendas: 'agenda', notulen: 'notulen', minutes: 'notulen' } as const;
const UNKNOWN = 'onbekend';

/** Agendas and minutes with their files: in one file of the dump, or in one for each. */
export const moveMeetings: Move = {
  files: ['secretaryDocuments'],
  gather: {
    files: Object.keys(FILES),
    documents: (dump) =>
      Object.entries(FILES).flatMap(([file, kind]) =>
        (dump.get(file) ?? []).map((one) => ({ ...one, kind })),
      ),
  },
  title: "Agenda's en notulen",
  into: [SecretaryDocumentModel],
  map: async (old, moving) => {
    const field = old.at('doc_id');
    if (field.isMissing) field.fault('ontbreekt: een stuk zonder bestand kan niet');
    const file = field.isMissing
      ? null
      : await moving.files.take(field, { folder: SECRETARY_FOLDER, kind: 'document' });
    const creator = old.at('creator').text() || UNKNOWN;
    old.ignore('type');
    return [
      moved(SecretaryDocumentModel, {
        _id: old.newId,
        kind: kindOf(old),
        date: dateOf(old),
        description: old.at('description').text({ most: LINES, isLong: true }),
        dbOnly: old.at('dbOnly').yes(),
        ...(file && { file }),
        creator,
        createdBy: makerCalled(creator, moving) ?? PORTAL.id,
        creationDate: old.at('creationDate').moment() ?? old.newId.getTimestamp(),
        changeLog: old.lines('changeLog'),
      }),
    ];
  },
};

/** The title is `dd/mm/yyyy - Agenda` or `dd/mm/yyyy - Notulen`. */
function kindOf(old: OldRecord): SecretaryDocumentKind {
  const title = old.at('title').text().toLowerCase();
  const kind = old.at('kind');
  const said = kind.choice(KINDS);
  if (said) return said;
  if (title.includes('agenda')) return SecretaryDocumentKind.agenda;
  if (!title.includes('notulen')) kind.fault('agenda of notulen?');
  return SecretaryDocumentKind.notulen;
}

function dateOf(old: OldRecord): string {
  const date = old.at('date');
  const named = /\d{1,2}[/-]\d{1,2}[/-]\d{4}/.exec(old.at('title').text())?.[0];
  if (!date.isMissing || !named) return date.day({ required: true }) ?? '';
  return named
    .replaceAll('-', '/')
    .split('/')
    .reverse()
    .map((part) => part.padStart(2, '0'))
    .join('-');
}
