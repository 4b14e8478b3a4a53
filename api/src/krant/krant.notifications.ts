import {
  type NewsSource,
  newsSources,
  NotificationKind,
  type ReminderSource,
  reminderSources,
} from '../identity/notifications/notificationSources';
import { UserModel } from '../identity/people/user.model';
import { leanWithId } from '../platform/database/reading/leanFind';
import { formatCalendarDate } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { counted } from '../platform/text/inDutch';
import { AdvertisementModel } from './advertisements/advertisement.model';
import { AdvertiserModel, type HandedOver } from './advertisers/advertiser.model';
import { askedAbout, askedNow } from './artwork/material.service';
import { QuestionStatus } from './krant.enums';
import type { AdProofState } from './proofs/proof.type';

/** What editors ask sellers about advertisements; a mail goes too (N28). */
const questions: NewsSource = {
  key: 'advertisement questions',
  async of(_portal, since) {
    const isNew = { creationDate: { $gte: since }, status: QuestionStatus.open };
    const ads = await AdvertisementModel.find({ advContactQuestions: { $elemMatch: isNew } })
      .select({ name: 1, contactId: 1, advContactQuestions: 1 })
      .lean(leanWithId);
    return ads.flatMap(({ name, contactId, advContactQuestions }) =>
      advContactQuestions
        .filter(({ status, creationDate }) => status === QuestionStatus.open && creationDate >= since)
        .map(({ id, creator, msg }) => ({
          ...{ userId: contactId ?? '', kind: NotificationKind.asked, key: `advertisement question ${id}` },
          title: `Vraag over ${name}`,
          detail: `${creator}: ${msg}`,
          ...{ link: '/mijn_adverteerders', hasOwnMail: true },
        })),
    );
  },
};

/** So many are named; of the others it says how many there are. */
const NAMED = 5;

/** That advertisers went from one seller to another: each is told once of all that went at once (N74). */
const handedOver: NewsSource = {
  key: 'advertisers handed over',
  async of(_portal, since) {
    const advertisers = await AdvertiserModel.find({ 'handedOver.at': { $gte: since }, deleted: false })
      .select({ name: 1, contactId: 1, handedOver: 1 })
      .sort({ sortName: 1 })
      .lean(leanWithId);
    const groups = new Map<string, { names: string[]; handOver: HandedOver }>();
    for (const { name, contactId, handedOver: handOver } of advertisers) {
      // Given to yet another by hand since.
      if (!handOver || (contactId ?? null) !== handOver.to) continue;
      const key = `${handOver.key} ${handOver.from} ${handOver.to}`;
      groups.set(key, { handOver, names: [...(groups.get(key)?.names ?? []), name] });
    }
    const people = [...groups.values()].flatMap(({ handOver: { from, to } }) => [from, to]);
    const users = await UserModel.find({ _id: { $in: people.filter(Boolean) } })
      .select({ name: 1 })
      .lean(leanWithId);
    const nameOf = (id: string | null) => users.find((user) => user.id === id)?.name ?? 'niemand';
    return [...groups].flatMap(([key, { names, handOver }]) =>
      toldOf(`advertisers handed over ${key}`, names, handOver, nameOf),
    );
  },
};

function toldOf(
  key: string,
  names: readonly string[],
  { from, to, by }: HandedOver,
  nameOf: (id: string | null) => string,
) {
  const count = counted(names.length, 'adverteerder', 'adverteerders');
  const more = names.length > NAMED ? ` en nog ${names.length - NAMED}` : '';
  const detail = `${by}: ${names.slice(0, NAMED).join(', ')}${more}`;
  const kind = NotificationKind.assigned;
  const be = names.length === 1 ? 'staat' : 'staan';
  return [
    {
      ...{ userId: to ?? '', kind, key: `${key} to`, link: '/mijn_adverteerders' },
      ...{
        title: `${count} ${be} nu op jouw naam`,
        detail: from ? `${detail}. Eerst van ${nameOf(from)}.` : detail,
      },
    },
    {
      ...{ userId: from ?? '', kind, key: `${key} from`, link: null },
      ...{
        title: `${count} ${be} niet meer op jouw naam`,
        detail: to ? `${detail}. Nu van ${nameOf(to)}.` : detail,
      },
    },
  ];
}

/** Sellers of whose advertisers the material is missing, once in each step (N79). */
const material: ReminderSource = {
  key: 'missing material',
  async of(_portal, today) {
    const asking = await askedNow(today);
    if (!asking) return [];
    const { edition, step } = asking;
    const ads = await askedAbout(asking, today);
    const sellers = [
      ...new Set(ads.map(({ contactId }) => contactId).filter((id) => typeof id === 'string')),
    ];
    return sellers.map((userId) => {
      const names = ads.filter(({ contactId }) => contactId === userId).map(({ name }) => name);
      const more = names.length > NAMED ? ` en nog ${names.length - NAMED}` : '';
      return {
        ...{ userId, kind: NotificationKind.due, link: '/mijn_adverteerders' },
        key: `missing material ${edition.id} ${edition.materialBy} ${step}`,
        title: `${counted(names.length, 'advertentie', 'advertenties')} zonder materiaal`,
        detail: `Uiterlijk ${formatCalendarDate(edition.materialBy)}: ${names.slice(0, NAMED).join(', ')}${more}`,
      };
    });
  },
};

/** What became of the proofs of a seller's advertisers: answered, counted as seen, or opened again (N86). */
const proofs: NewsSource = {
  key: 'advertisement proofs',
  async of(_portal, since) {
    const isNew = { $gte: since };
    const ads = await AdvertisementModel.find({
      $or: [{ 'proofs.answeredAt': isNew }, { 'proofs.reopenedAt': isNew }],
    })
      .select({ name: 1, contactId: 1, proofs: 1 })
      .lean(leanWithId);
    return ads.flatMap(({ name, contactId, proofs: rounds = [] }) => {
      const to = { userId: contactId ?? '', kind: NotificationKind.decided, link: '/mijn_adverteerders' };
      return rounds.flatMap(({ id, outcome, answeredAt, answeredBy, answer, marks, ...proof }) => [
        ...(outcome && answeredAt && answeredAt >= since
          ? [
              {
                ...{ ...to, key: `proof ${id} ${outcome}`, title: titleOf[outcome](name) },
                detail: [answeredBy, answer, ...marks.map(({ text }) => text)].filter(Boolean).join(': '),
              },
            ]
          : []),
        ...(proof.reopenedAt && proof.reopenedAt >= since
          ? [
              {
                ...{ ...to, key: `proof ${id} opened`, title: `Proef van ${name} weer geopend` },
                detail: `${proof.reopenedBy}: ${proof.reopenedWhy}`,
              },
            ]
          : []),
      ]);
    });
  },
};

const titleOf: Readonly<Record<AdProofState, (name: string) => string>> = {
  waiting: (name) => `Proef van ${name} gestuurd`,
  changes: (name) => `${name} wil een wijziging in de proef`,
  approved: (name) => `${name} heeft de proef goedgekeurd`,
  seen: (name) => `De proef van ${name} telt als gezien`,
  ended: (name) => `De proef van ${name} is vervallen`,
};

/** What people are told of the newspaper. */
export const krantNotifications: readonly Extension[] = [
  newsSources.with(questions),
  newsSources.with(handedOver),
  newsSources.with(proofs),
  reminderSources.with(material),
];
