import { createMollieClient, MollieApiError } from '@mollie/api-client';

import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import type { PaymentSettings } from '../../platform/settings/settings';

const NOT_FOUND = 404;

/** What somebody is asked to pay. */
export interface AskedPayment {
  /** Cents. */
  amount: number;
  /** On the payer's bank statement. */
  description: string;
  /** The provider calls it when something changed; absent where it cannot reach us. */
  webhookUrl?: string;
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

/** Payment links of Mollie, by its own client. Every method throws when the provider cannot be reached. */
export class PaymentProvider {
  private readonly links;

  constructor({ apiKey, apiUrl }: PaymentSettings) {
    this.links = createMollieClient({ apiKey, ...(apiUrl && { apiEndpoint: apiUrl }) }).paymentLinks;
  }

  async createLink({ amount, description, webhookUrl, idempotencyKey }: AskedPayment): Promise<PaymentLink> {
    const link = await this.links.create({
      amount: { currency: 'EUR', value: (amount / 100).toFixed(2) },
      description,
      idempotencyKey,
      ...(webhookUrl && { webhookUrl }),
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
