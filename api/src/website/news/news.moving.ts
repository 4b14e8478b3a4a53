import { makerCalled } from '../../identity/users/invitation/invitation.service';
import { PORTAL } from '../../platform/audit/logLine';
import { moved, type Moving } from '../../platform/moving/moving';
import type { OldField } from '../../platform/moving/oldField';
import type { OldRecord } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { webAddress } from '../../platform/text/inputFields';
import { NEWS_FOLDER, NewsTag, Postpone } from '../website.enums';
import { NewsItemModel, orderOf } from './news.model';

const UNKNOWN = 'onbekend';
const POSTPONED = { no: Postpone.no, nee: Postpone.no, yes: Postpone.yes, ja: Postpone.yes } as const;

/** The news of the website. A picture is in the file that is named after the item. */
export const moveNews: Move = {
  files: ['news', 'nieuws'],
  title: 'Nieuws',
  into: [NewsItemModel],
  map: async (old, moving) => {
    const creator = old.at('creator').text() || UNKNOWN;
    const creationDate = old.at('creationDate').moment() ?? old.newId.getTimestamp();
    const postpone = old.at('postpone').choice(POSTPONED) ?? Postpone.no;
    const day = old.at('postponementDate');
    const postponementDate = postpone === Postpone.yes ? day.day({ required: true }) : null;
    return [
      moved(NewsItemModel, {
        _id: old.newId,
        title: old.at('title').text({ required: true }),
        text: old.at('text').html({ required: true }),
        tags: [...new Set(old.values('tags').flatMap(tagOf))],
        photo: await photoOf(old, moving),
        link: old.at('link').text() || null,
        linkURL: addressOf(old.at('linkURL')),
        postpone,
        postponementDate,
        order: orderOf({ id: String(old.newId), postponementDate, creationDate }),
        creator,
        createdBy: makerCalled(creator, moving) ?? PORTAL.id,
        creationDate,
        ...lastChange(old),
      }),
    ];
  },
};

function tagOf(field: OldField): NewsTag[] {
  if (field.isMissing) return [];
  const tag = Object.values(NewsTag).find((one: string) => one === field.text());
  if (!tag) field.fault(`onbekend: kies ${Object.values(NewsTag).join(', ')}, of -`);
  return tag ? [tag] : [];
}

/** The old system only kept whether there is one; its file bears the id of the item. */
async function photoOf(old: OldRecord, moving: Moving) {
  const field = old.at('foto');
  if (!field.yes()) return null;
  return moving.files.take(old.named(field), { folder: NEWS_FOLDER, kind: 'image' });
}

function addressOf(field: OldField): string | null {
  if (field.isMissing) return null;
  const address = webAddress(field.text({ most: 2000 }));
  if (!address) field.fault('geen webadres');
  return address;
}

function lastChange(old: OldRecord): { modifiedAt?: Date; modifiedByName?: string } {
  const [date, by] = [old.at('modified.date').moment(), old.at('modified.by').text()];
  return date ? { modifiedAt: date, modifiedByName: by || UNKNOWN } : {};
}
