import { AppError } from '../../platform/errors/appError';
import { logError } from '../../platform/log/logError';
import type { Settings } from '../../platform/settings/settings';
import { type PaymentProvider, paymentProvider } from './paymentProvider';

/** Dutch messages about payment links. */
export const paymentLinkTexts = {
  noProvider: 'Er is geen betaalprovider ingesteld.',
  provider: 'De betaalprovider is niet bereikbaar. Probeer het later opnieuw.',
} as const;

/**
 * Calls the provider; its failures are told in our own words. @throws UNAVAILABLE, BAD_USER_INPUT when none is set up
 */
export async function reachProvider<T>(
  { payments }: Settings,
  run: (provider: PaymentProvider) => Promise<T>,
): Promise<T> {
  const provider = paymentProvider(payments);
  if (!provider) throw new AppError('BAD_USER_INPUT', paymentLinkTexts.noProvider);
  try {
    return await run(provider);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // What the provider says may hold the key or names: only its kind is told.
    const { name, stack } = error instanceof Error ? error : new Error();
    logError(Object.assign(new Error('its words are left out'), { name, stack }), 'payment provider failed');
    throw new AppError('UNAVAILABLE', paymentLinkTexts.provider);
  }
}
