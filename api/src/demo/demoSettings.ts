import type { AreaSettings } from '../core/area';
import { demoId } from './demoContext';

/** The settings of a demo foundation: its first committee, the Dagelijks Bestuur, has the DB permission. */
export function demoSettings(settings: AreaSettings): AreaSettings {
  if (settings.dbCommissionId || settings.dbUserId) return settings;
  return { ...settings, dbCommissionId: demoId('commission 1').toHexString() };
}
