import { createMollieClient, MollieApiError } from '@mollie/api-client';

import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import { logError } from '../../platform/log/logger';
import type { PaymentSettings, Settings } from '../../platform/settings/settings';

const NOT_FOUND = 404;
/** What the provider says of what cannot be given back: unknown, more than is left, done already. */
const REFUSALS: ReadonlySet<number> = new Set([NOT_FOUND, 409, 410, 422]);

/** What somebody is asked to pay. */
export interface AskedPayment {
  /** Cents. */
  amount: number;
  /** On the payer's bank statement. */
  description: string;
  /** The provider calls it when something changed; absent where it cannot reach us. */
  webhookUrl?: string;
  /** Where the payer comes back to; absent: the provider thanks them. */
  redirectUrl?: string;
  /** The same key asks for the same link, also after an answer that was lost. */
  idempotencyKey: string;
}

/** A link at which somebody can pay. */
export interface PaymentLink {
  id: string;
  url: string;
}

/** A link with the day on which it was paid, YYYY-MM-DD in Europe/Amsterdam; null: not paid. */
export interface LinkState {
  id: string;
  paidOn: string | null;
  /** Cents that it asks, and so that were paid; null: whatever the payer likes. */
  amount: number | null;
  /** Cents of what was paid that were given back or charged back; absent: it was not asked. */
  undone?: number;
}

/** Money that goes back to who paid by a link. */
export interface GivingBack {
  linkId: string;
  /** Cents. */
  amount: number;
  /** On the payer's bank statement. */
  description: string;
  /** The same key gives back once, however often it is asked. */
  key: string;
}

/** Payment links of Mollie, by its own client. Every method throws when the provider cannot be reached. */
export class PaymentProvider {
  private readonly links;
  private readonly refunds;

  constructor({ apiKey, apiUrl }: PaymentSettings) {
    const client = createMollieClient({ apiKey, ...(apiUrl && { apiEndpoint: apiUrl }) });
    this.links = client.paymentLinks;
    this.refunds = client.paymentRefunds;
  }

  async createLink({
    amount,
    description,
    webhookUrl,
    redirectUrl,
    idempotencyKey,
  }: AskedPayment): Promise<PaymentLink> {
    const link = await this.links.create({
      amount: { currency: 'EUR', value: (amount / 100).toFixed(2) },
      description,
      idempotencyKey,
      ...(webhookUrl && { webhookUrl }),
      ...(redirectUrl && { redirectUrl }),
    });
    return { id: link.id, url: link.getPaymentUrl() };
  }

  /** Also what became of its payments. */
  async readLink(id: string): Promise<LinkState> {
    const link = await this.links.get(id);
    const state = stateOf(link);
    if (!state.paidOn) return state;
    let undone = 0;
    for await (const { amountRefunded, amountChargedBack } of link.getPayments()) {
      undone += centsOf(amountRefunded) + centsOf(amountChargedBack);
    }
    return { ...state, undone };
  }

  /**
   * Gives back of what was paid by a link, or tells what became of that when it was asked before.
   * @returns asked: it is on its way; refused: it will not be done
   */
  async giveBack({ linkId, amount, description, key }: GivingBack): Promise<'asked' | 'done' | 'refused'> {
    try {
      const paymentId = await this.paidBy(linkId);
      if (!paymentId) return 'refused';
      // The provider forgets a key within a day.
      for await (const { metadata, status } of this.refunds.iterate({ paymentId }))
        if ((metadata as { key?: string } | null)?.key === key) return outcomeOf(status);
      const value = (amount / 100).toFixed(2);
      const { status } = await this.refunds.create({
        ...{ paymentId, description, metadata: { key }, idempotencyKey: key },
        amount: { currency: 'EUR', value },
      });
      return outcomeOf(status);
    } catch (error) {
      if (error instanceof MollieApiError && REFUSALS.has(error.statusCode ?? 0)) return 'refused';
      throw error;
    }
  }

  private async paidBy(linkId: string): Promise<string | undefined> {
    const link = await this.links.get(linkId);
    for await (const { id, paidAt } of link.getPayments()) if (paidAt) return id;
    return undefined;
  }

  /** The links that were made from then on, newest first: a page of them in one call. */
  async *linksSince(moment: Date): AsyncGenerator<LinkState> {
    for await (const link of this.links.iterate()) {
      if (new Date(link.createdAt) < moment) return;
      yield stateOf(link);
    }
  }

  /** From then on nobody can pay with it. */
  async closeLink(id: string): Promise<void> {
    await this.links.update(id, { archived: true });
  }
}

/** Whether the provider said that there is no such link. */
export function isUnknownLink(error: unknown): boolean {
  return error instanceof MollieApiError && error.statusCode === NOT_FOUND;
}

const providers = new Map<string, PaymentProvider>();

/** The provider that is set up, or null. */
export function paymentProvider(settings: PaymentSettings | undefined): PaymentProvider | null {
  if (!settings) return null;
  const key = JSON.stringify(settings);
  const known = providers.get(key) ?? new PaymentProvider(settings);
  providers.set(key, known);
  return known;
}

function outcomeOf(status: string): 'asked' | 'done' | 'refused' {
  if (status === 'refunded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'refused' : 'asked';
}

interface ToldLink {
  id: string;
  paidAt?: string | null;
  amount?: { value: string } | null;
}

function stateOf({ id, paidAt, amount }: ToldLink): LinkState {
  return {
    id,
    paidOn: paidAt ? dateInAmsterdam(new Date(paidAt)) : null,
    amount: amount ? centsOf(amount) : null,
  };
}

function centsOf(amount: { value: string } | undefined): number {
  return Math.round(Number(amount?.value ?? 0) * 100);
}

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
