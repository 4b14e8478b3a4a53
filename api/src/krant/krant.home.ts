import { lateItem } from '../finance/receivables/reminder.service';
import { Permission } from '../identity/catalogue/permission.enum';
import type { HomeFigure } from '../identity/home/home.types';
import { WaitingKind } from '../identity/home/home.types';
import {
  figureSources,
  type HomeSource,
  Urgency,
  type Waiting,
  waitingSources,
} from '../identity/home/homeSources';
import { actorOf, type RequestContext } from '../identity/people/requestContext';
import { isDB, passes } from '../identity/permissions/allow';
import { formatCalendarDate, todayInAmsterdam } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { perRequest } from '../platform/schema/allow';
import { counted } from '../platform/text/inDutch';
import { AdvertisementModel } from './advertisements/advertisement.model';
import { isInSale } from './advertisers/access.service';
import { AdvertiserModel } from './advertisers/advertiser.model';
import { withoutSeller } from './advertisers/advertiser.service';
import { dueVisits } from './advertisers/visits.service';
import { askedNow, WITHOUT_MATERIAL } from './artwork/material.service';
import { readState } from './editions/krantState.service';
import { ownSale } from './editions/sales.service';
import { soldSoFar } from './editions/soldSoFar';
import { KIND } from './invoicing/invoiceReceivables';
import { AdProofState } from './proofs/proof.type';

const OWN_PAGE = '/mijn_adverteerders';
const EDITORS_PAGE = '/krant_administratie';

/** What who asks has sold; null: no seller, or not the season. Read once for a request. */
const ownSaleOf = perRequest((context: RequestContext) => {
  let read: ReturnType<typeof ownSale> | undefined;
  return async () =>
    (await passes(context, Permission.krantAdv)) ? (read ??= ownSale(actorOf(context))) : null;
});

const sellersWaiting: HomeSource<Waiting> = {
  key: 'own advertisements',
  async of(context) {
    const sale = await ownSaleOf(context)();
    if (!sale) return [];
    const { title, open, questions, asked } = sale;
    const due = await dueVisits(actorOf(context));
    return [
      ...(questions > 0
        ? [
            {
              ...{ id: 'adQuestions', kind: WaitingKind.question, count: questions, link: OWN_PAGE },
              title: `${counted(questions, 'vraag', 'vragen')} van de redactie`,
              ...{ detail: asked.join(', '), actionLabel: 'Antwoorden', urgency: Urgency.othersWait },
            },
          ]
        : []),
      ...(open > 0
        ? [
            {
              ...{ id: 'openAds', kind: WaitingKind.advertisement, count: open, link: OWN_PAGE },
              title: `${counted(open, 'advertentie', 'advertenties')} open`,
              ...{ detail: `Krant ${title}`, actionLabel: 'Verder verkopen', urgency: Urgency.toDo },
            },
          ]
        : []),
      ...(due.length > 0
        ? [
            {
              ...{ id: 'dueVisits', kind: WaitingKind.advertisement, count: due.length },
              title: `Opnieuw langs bij ${counted(due.length, 'adverteerder', 'adverteerders')}`,
              ...{ link: `${OWN_PAGE}?stand=vandaag`, detail: due.join(', ') },
              ...{ actionLabel: 'Bekijken', urgency: Urgency.toDo },
            },
          ]
        : []),
    ];
  },
};

const editorsWaiting: HomeSource<Waiting> = {
  key: 'editorial',
  async of(context) {
    if (!(await passes(context, Permission.krantRed))) return [];
    const sold = await soldSoFar(context)();
    if (!sold) return [];
    const stages = [
      ['adsToReview', sold.toReview, 'te beoordelen', 'Beoordelen', 'tab=overzicht&lijst=initial'],
      ['adsToProcess', sold.toProcess, 'te verwerken', 'Verwerken', 'tab=redactie&lijst=editing'],
      ['adsToPlace', sold.toPlace, 'te plaatsen', 'Plaatsen', 'tab=redactie&lijst=placement'],
    ] as const;
    return stages
      .filter(([, count]) => count > 0)
      .map(([id, count, what, actionLabel, list]) => ({
        ...{ id, kind: WaitingKind.advertisement, count, actionLabel },
        title: `${counted(count, 'advertentie', 'advertenties')} ${what}`,
        ...{ detail: `Krant ${sold.title}`, link: `${EDITORS_PAGE}?${list}`, urgency: Urgency.toDo },
      }));
  },
};

/** Advertisers whom nobody sells to: the editors give them out. */
const advertisersLeft: HomeSource<Waiting> = {
  key: 'advertisers without seller',
  async of(context) {
    if (!(await passes(context, Permission.krantRed))) return [];
    const count = await AdvertiserModel.countDocuments(await withoutSeller());
    if (count === 0) return [];
    return [
      {
        ...{ id: 'advertisersLeft', kind: WaitingKind.advertisement, count },
        title: `${counted(count, 'adverteerder', 'adverteerders')} zonder verkoper`,
        detail: '',
        ...{ link: `${EDITORS_PAGE}?tab=adverteerders&contactId=geen`, actionLabel: 'Verdelen' },
        urgency: isInSale(await readState()) ? Urgency.toDo : Urgency.sometime,
      },
    ];
  },
};

/** Sold, and nothing to print while the deadline is near or over. */
const missingMaterial: HomeSource<Waiting> = {
  key: 'missing material',
  async of(context) {
    if (!(await passes(context, Permission.krantRed))) return [];
    const asking = await askedNow(todayInAmsterdam());
    if (!asking) return [];
    const { id: editionId, materialBy, title } = asking.edition;
    const count = await AdvertisementModel.countDocuments({ editionId, ...WITHOUT_MATERIAL });
    if (count === 0) return [];
    return [
      {
        ...{ id: 'missingMaterial', kind: WaitingKind.advertisement, count },
        title: `${counted(count, 'advertentie', 'advertenties')} zonder materiaal`,
        detail: `Krant ${title}, uiterlijk ${formatCalendarDate(materialBy)}`,
        ...{ link: `${EDITORS_PAGE}?tab=redactie&lijst=material`, actionLabel: 'Bekijken' },
        urgency: Urgency.toDo,
      },
    ];
  },
};

/** Advertisers who want something else than their proof shows. */
const proofChanges: HomeSource<Waiting> = {
  key: 'proofs to change',
  async of(context) {
    if (!(await passes(context, Permission.krantRed))) return [];
    const { activeEditionId } = await readState();
    if (!activeEditionId) return [];
    const asked = { editionId: activeEditionId, proofState: AdProofState.changes };
    const count = await AdvertisementModel.countDocuments(asked);
    if (count === 0) return [];
    return [
      {
        ...{ id: 'proofChanges', kind: WaitingKind.advertisement, count },
        title: `${counted(count, 'proef', 'proeven')} met een wijziging`,
        detail: 'Gevraagd door de adverteerder',
        ...{ link: `${EDITORS_PAGE}?tab=redactie&lijst=proofs`, actionLabel: 'Bekijken' },
        urgency: Urgency.othersWait,
      },
    ];
  },
};

/** Advertisements that were not paid in time, for editors; the board sees them among all that is late. */
const lateAdvertisements: HomeSource<Waiting> = {
  key: 'late advertisements',
  async of(context) {
    if (!(await passes(context, Permission.krantRed))) return [];
    if ((await passes(context, isDB)) && (await passes(context, Permission.secFin))) return [];
    const link = `${EDITORS_PAGE}?tab=financieel`;
    return lateItem(context, 'lateAds', { link, actionLabel: 'Bekijken', kind: KIND });
  },
};

const saleFigures: HomeSource<HomeFigure> = {
  key: 'sale',
  async of(context) {
    const own = await ownSaleOf(context)();
    if (own && own.open + own.sold + own.notSold > 0) {
      const same = { detail: `Krant ${own.title}`, link: OWN_PAGE };
      return [
        { id: 'ownSold', label: 'Verkocht', value: own.sold, isMoney: false, ...same },
        { id: 'ownOpen', label: 'Open', value: own.open, isMoney: false, ...same },
        { id: 'ownRevenue', label: 'Jouw omzet', value: own.revenue, isMoney: true, ...same },
      ];
    }
    if (!(await passes(context, Permission.krantRed))) return [];
    const all = await soldSoFar(context)();
    if (!all) return [];
    const same = { detail: `Krant ${all.title}`, link: EDITORS_PAGE };
    return [
      { id: 'sold', label: 'Advertenties verkocht', value: all.sold, isMoney: false, ...same },
      { id: 'revenue', label: 'Omzet advertenties', value: all.revenue, isMoney: true, ...same },
    ];
  },
};

/** What the home page tells of the newspaper. */
export const krantHome: readonly Extension[] = [
  ...[
    ...[sellersWaiting, editorsWaiting, advertisersLeft],
    ...[missingMaterial, proofChanges, lateAdvertisements],
  ].map((source) => waitingSources.with(source)),
  figureSources.with(saleFigures),
];
