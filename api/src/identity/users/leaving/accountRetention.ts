import { retentionOf } from '../../../platform/privacy/retentionRule';
import { UserModel } from '../../people/user.model';

/** Accounts that were closed long ago: an Admin decides, for what they did bears their name. */
export const accountRetention = retentionOf({
  key: 'accounts',
  title: 'Gedeactiveerde accounts',
  term: 'Twee jaar na het deactiveren',
  outcome: 'Anonimiseer deze accounts onder Gebruikers',
  model: UserModel as never,
  years: 2,
  filter: (until) => ({ 'deactivation.at': { $lt: until }, anonymised: { $ne: true } }),
});
