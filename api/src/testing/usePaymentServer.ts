import { openPaymentServer, type PaymentServer, paymentSettings } from './paymentServer';

/** What the API of the tests is told of the provider; known once the server is open. */
type ProviderSettings = ReturnType<typeof paymentSettings>;

/** A server of the provider that is open while the tests of a file run, without links and in order at the begin of each. */
export function usePaymentServer(): PaymentServer & { readonly settings: ProviderSettings } {
  const settings: ProviderSettings = { apiKey: '', apiUrl: '' };
  let server: PaymentServer | undefined;
  beforeAll(async () => {
    server = await openPaymentServer();
    Object.assign(settings, paymentSettings(server));
  });
  beforeEach(() => {
    const begun = { links: [], requests: 0, pageSize: 50 };
    Object.assign(opened(), begun, { failing: undefined, loseAnswer: false, refundStatus: undefined });
  });
  afterAll(() => server?.close());
  const opened = () => {
    if (!server) throw new Error('The server opens before the first test.');
    return server;
  };
  return new Proxy({ settings } as PaymentServer & { settings: ProviderSettings }, {
    get: (own, key) => (key === 'settings' ? own.settings : (Reflect.get(opened(), key) as unknown)),
    set: (_own, key, value) => Reflect.set(opened(), key, value),
  });
}
