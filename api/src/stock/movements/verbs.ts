import { StockAction } from '../stock.enums';

/** What was done, in the logs. */
export const VERBS: Readonly<Record<StockAction, string>> = {
  [StockAction.moved]: 'verplaatst',
  [StockAction.sold]: 'verkocht',
  [StockAction.bought]: 'gekocht',
  [StockAction.broken]: 'kapot',
  [StockAction.used]: 'gebruikt',
  [StockAction.returned]: 'teruggelegd',
  [StockAction.found]: 'meer geteld',
  [StockAction.missing]: 'minder geteld',
  [StockAction.initial]: 'begonnen met',
};
