import type { TextFields } from '../../platform/database/recordFields';
import type { AdvertiserDetailsInput } from './advertiser.input';
import type { Advertiser } from './advertiser.model';

/**
 * What a seller may change of an advertiser, one entry for each field: what is stored, logged, searched and erased comes
 * from here (CONTRIBUTING.md, "Adding a field").
 */
export const advertiserFields = {
  name: { log: 'naam', searched: true, whenErased: 'kept' },
  adres: { log: 'adres', searched: true, whenErased: 'cleared' },
  postalCode: {
    log: 'postcode',
    clean: (sent) => sent.toUpperCase(),
    searched: false,
    whenErased: 'cleared',
  },
  city: { log: 'plaats', searched: true, whenErased: 'cleared' },
  email: { log: 'e-mail', searched: true, whenErased: 'cleared' },
  phone: { log: 'telefoon', searched: true, whenErased: 'cleared' },
  notes: { log: 'notities', searched: false, whenErased: 'cleared' },
} satisfies TextFields<Omit<AdvertiserDetailsInput, 'requestId'>, Advertiser>;
