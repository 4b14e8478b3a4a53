import { demoId } from '../../platform/demo/demoContext';
import type { Foundation, Settings } from '../../platform/settings/settings';

/** A foundation that does not exist, with account numbers that are well formed and nobody's. */
const FOUNDATION: Foundation = {
  name: 'Stichting Carnaval De Voorbeelden',
  address: ['Kerkstraat 11', '7071 AA Ulft'],
  email: 'info@carnaval.example',
  phone: '0315 111 111',
  accounts: [
    { name: 'Betaalrekening', iban: 'NL91ABNA0417164300' },
    { name: 'Spaarrekening', iban: 'NL69INGB0123456789' },
  ],
  creditorId: 'NL69ZZZ123456780000',
};

/** The settings of a demo foundation: its first committee, the Dagelijks Bestuur, has the DB permission. */
export function demoSettings(settings: Settings): Settings {
  const { vatNumber, vatRates, chamberNumber, creditorId = FOUNDATION.creditorId } = settings.foundation;
  const hasBoard = settings.dbCommissionId ?? settings.dbUserId;
  return {
    ...settings,
    ...(!hasBoard && { dbCommissionId: demoId('commission 1').toHexString() }),
    ...(!settings.foundation.name && {
      foundation: { ...FOUNDATION, vatNumber, vatRates, chamberNumber, creditorId },
    }),
  };
}
