import type { IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSecureContext } from 'node:tls';

import { generate } from 'selfsigned';

/** A payment link as the provider keeps it. */
export interface ProviderLink {
  id: string;
  description: string;
  amount: { currency: string; value: string };
  webhookUrl?: string;
  archived: boolean;
  createdAt: string;
  paidAt: string | null;
  /** Of its payment: euros that were given back, charged back. */
  refunded?: string;
  chargedBack?: string;
  /** Where the payer comes back to. */
  redirectUrl?: string;
  refunds?: ProviderRefund[];
}

/** What was given back of a payment. */
export interface ProviderRefund {
  id: string;
  amount: { currency: string; value: string };
  metadata: { key: string } | null;
  status: string;
}

/** A server on loopback that speaks the provider's HTTP API (Mollie, v2, payment links and their payments), as far as we use it. */
export interface PaymentServer {
  url: string;
  links: ProviderLink[];
  /** How many requests it got. */
  requests: number;
  /** The status it answers instead of doing its work. */
  failing?: number;
  /** The answer to the next creation is lost after it was done. */
  loseAnswer?: boolean;
  /** What becomes of a refund; 'pending' until it is told otherwise. */
  refundStatus?: string;
  /** A page of a list. */
  pageSize: number;
  close(): Promise<void>;
}

const KEY = 'Bearer test_dit_is_een_testsleutel_van_30';

/** The settings of the API for such a server. */
export function paymentSettings({ url }: PaymentServer) {
  return { apiKey: KEY.replace('Bearer ', ''), apiUrl: url };
}

/** Starts one. The provider's client speaks https only, and knows no certificate of ours: this process accepts any. */
export async function openPaymentServer(): Promise<PaymentServer> {
  acceptAnyCertificate(true);
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const byKey = new Map<string, ProviderLink>();
  const server = createServer({ key, cert }, (request, response) => {
    void answer(request).then(({ status, body }) => {
      if (status === 0) return response.destroy();
      // A client that tries again need not wait.
      response
        .writeHead(status, { 'content-type': 'application/hal+json', 'retry-after': '0' })
        .end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const state: PaymentServer = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}/v2/`,
    links: [],
    requests: 0,
    pageSize: 50,
    close: () => {
      acceptAnyCertificate(false);
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    state.requests += 1;
    if (state.failing) return problem(state.failing);
    if (request.headers.authorization !== KEY) return problem(401);
    const { pathname, searchParams } = new URL(request.url ?? '', state.url);
    const given = /^\/v2\/payments\/tr_(\w+)2\/refunds$/.exec(pathname)?.[1];
    if (given) return refunds(given, request);
    const paid = /^\/v2\/payment-links\/(\w+)\/payments$/.exec(pathname)?.[1];
    if (paid) return payments(paid);
    const id = /^\/v2\/payment-links\/(\w+)$/.exec(pathname)?.[1];
    if (id) return one(id, request);
    if (pathname !== '/v2/payment-links') return problem(404);
    return request.method === 'POST' ? create(request) : list(searchParams.get('from'));
  }

  async function create(request: IncomingMessage) {
    const key = String(request.headers['idempotency-key'] ?? '');
    const { description, amount, webhookUrl, redirectUrl } = JSON.parse(
      await textOf(request),
    ) as ProviderLink;
    const link = byKey.get(key) ?? {
      id: `pl_${String(state.links.length + 1).padStart(6, '0')}`,
      description,
      amount,
      webhookUrl,
      redirectUrl,
      archived: false,
      createdAt: new Date().toISOString(),
      paidAt: null,
    };
    if (!state.links.includes(link)) state.links.unshift(link);
    byKey.set(key, link);
    if (state.loseAnswer) {
      state.loseAnswer = false;
      return { status: 0, body: null };
    }
    return { status: 201, body: shown(link, state.url) };
  }

  async function one(id: string, request: IncomingMessage) {
    const link = state.links.find((candidate) => candidate.id === id);
    if (!link) return problem(404);
    if (request.method === 'PATCH') Object.assign(link, JSON.parse(await textOf(request)));
    return { status: 200, body: shown(link, state.url) };
  }

  /** Somebody who gave up first, and then paid. */
  function payments(id: string) {
    const link = state.links.find((candidate) => candidate.id === id);
    if (!link) return problem(404);
    const { amount, refunded, chargedBack, paidAt } = link;
    const part = (value: string | undefined) => value && { currency: 'EUR', value };
    const tried = { resource: 'payment', id: `tr_${id}1`, status: 'expired', amount, _links: {} };
    const done = {
      ...{ ...tried, id: `tr_${id}2`, status: 'paid', paidAt },
      ...(refunded && { amountRefunded: part(refunded) }),
      ...(chargedBack && { amountChargedBack: part(chargedBack) }),
    };
    const all = paidAt ? [done, tried] : [tried];
    const body = { count: all.length, _embedded: { payments: all }, _links: { next: null } };
    return { status: 200, body };
  }

  /** All of a payment, or one more: no more than was paid, and once for a key. */
  async function refunds(id: string, request: IncomingMessage) {
    const link = state.links.find((candidate) => candidate.id === id);
    if (!link?.paidAt) return problem(404);
    link.refunds ??= [];
    if (request.method !== 'POST') {
      const body = {
        count: link.refunds.length,
        _embedded: { refunds: link.refunds },
        _links: { next: null },
      };
      return { status: 200, body };
    }
    const { amount, metadata } = JSON.parse(await textOf(request)) as ProviderRefund;
    const left = Number(link.amount.value) - Number(link.refunded ?? 0);
    if (Number(amount.value) > left + 0.001) return problem(422);
    const status = state.refundStatus ?? 'pending';
    const refund = { resource: 'refund', id: `re_${id}${link.refunds.length}`, amount, metadata, status };
    link.refunds.push(refund);
    if (status !== 'failed') link.refunded = (Number(link.refunded ?? 0) + Number(amount.value)).toFixed(2);
    if (state.loseAnswer) {
      state.loseAnswer = false;
      return { status: 0, body: null };
    }
    return { status: 201, body: { ...refund, paymentId: `tr_${id}2`, _links: {} } };
  }

  function list(from: string | null) {
    const start = from ? state.links.findIndex(({ id }) => id === from) : 0;
    const page = state.links.slice(start, start + state.pageSize);
    const next = state.links[start + state.pageSize];
    const href = next && `${state.url}payment-links?from=${next.id}&limit=${state.pageSize}`;
    const body = {
      count: page.length,
      _embedded: { payment_links: page.map((link) => shown(link, state.url)) },
      _links: { self: { href: state.url }, previous: null, next: href ? { href } : null },
    };
    return { status: 200, body };
  }

  return state;
}

const { emitWarning } = process;

const { createConnection } = Agent.prototype;
const anyAuthority = createSecureContext();

/**
 * Node warns of it once; here it is meant. For each request the provider's client would read the hundred and forty authorities
 * it trusts, which takes longer than the request.
 */
function acceptAnyCertificate(isAccepted: boolean): void {
  if (isAccepted) process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  else delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.emitWarning = isAccepted
    ? (warning: string | Error, ...more: never[]) => {
        if (!String(warning).includes('NODE_TLS_REJECT_UNAUTHORIZED')) emitWarning(warning, ...more);
      }
    : emitWarning;
  Agent.prototype.createConnection = isAccepted
    ? function createAny(this: Agent, options, ...more) {
        return createConnection.call(this, { ...options, secureContext: anyAuthority }, ...more);
      }
    : createConnection;
}

function shown(
  { refunded: _refunded, chargedBack: _chargedBack, refunds: _refunds, ...link }: ProviderLink,
  url: string,
) {
  return {
    resource: 'payment-link',
    mode: 'test',
    ...link,
    _links: {
      self: { href: `${url}payment-links/${link.id}` },
      paymentLink: { href: `https://betalen.example/${link.id}` },
    },
  };
}

function problem(status: number) {
  return { status, body: { status, title: 'Error', detail: 'It does not work.' } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
