import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { passes } from '../../identity/permissions/allow';
import { counted } from '../../platform/text/inDutch';
import { ProductModel } from './product.model';

/** So many are named. */
const NAMED = 3;

/** Products of which there are fewer than somebody wanted to be warned of (docs/domain/stock.md, K42). */
export const lowProducts: HomeSource<Waiting> = {
  key: 'products running low',
  async of(context) {
    if (!(await passes(context, Permission.stockAdmin))) return [];
    const low = await ProductModel.aggregate<{ title: string; left: number }>([
      { $match: { lowStock: { $gt: 0 } } },
      { $project: { title: 1, lowStock: 1, left: { $sum: '$stock.amount' } } },
      { $match: { $expr: { $lt: ['$left', '$lowStock'] } } },
      { $sort: { left: 1, title: 1 } },
    ]);
    if (low.length === 0) return [];
    const named = low.slice(0, NAMED).map(({ title, left }) => `${title} nog ${left}`);
    return [
      {
        ...{ id: 'lowProducts', kind: WaitingKind.order, count: low.length, day: null },
        title: `${counted(low.length, 'product raakt', 'producten raken')} op`,
        detail: [...named, ...(low.length > NAMED ? [`en ${low.length - NAMED} meer`] : [])].join(', '),
        tag: null,
        ...{ link: '/voorraad/producten?welke=bijna-op', actionLabel: 'Bekijken' },
        urgency: Urgency.toDo,
      },
    ];
  },
};
