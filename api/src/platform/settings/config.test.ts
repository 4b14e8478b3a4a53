import { areaSettings, readConfig } from './config';

it('who may send texts of their own is one of three', () => {
  expect(readConfig({}).FREE_QUERIES).toBe('all');
  expect(readConfig({ FREE_QUERIES: 'tokens' }).FREE_QUERIES).toBe('tokens');
  expect(() => readConfig({ FREE_QUERIES: 'none' })).toThrow(
    'The environment variable FREE_QUERIES is wrong',
  );
});

it('the cache of the engine is 256 MB, and never less than 64', () => {
  expect(readConfig({}).ENGINE_CACHE_MB).toBe(256);
  expect(readConfig({ ENGINE_CACHE_MB: '64' }).ENGINE_CACHE_MB).toBe(64);
  for (const ENGINE_CACHE_MB of ['63', '1e9', '100.5', '256M', ''])
    expect(() => readConfig({ ENGINE_CACHE_MB })).toThrow(
      'The environment variable ENGINE_CACHE_MB is wrong: must be a whole number from 64 to 65536.',
    );
});

it('threads are as many as are asked for, or as the cores allow', () => {
  expect(readConfig({}).THREADS).toBeUndefined();
  expect(readConfig({ THREADS: '3' }).THREADS).toBe(3);
  for (const THREADS of ['0', '65', '1.5', 'veel'])
    expect(() => readConfig({ THREADS })).toThrow(
      'The environment variable THREADS is wrong: must be a whole number from 1 to 64.',
    );
});

describe('the demo', () => {
  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://backoffice.example.nl' }, false],
    [{ PUBLIC_URL: 'https://backoffice.example.nl', DEMO: 'true' }, true],
    [{ HOST: '0.0.0.0', DEMO: 'true' }, true],
    [{ DEMO: 'false' }, false],
  ])('with %j is allowed: %s', (env, allowed) => {
    expect(readConfig(env).DEMO).toBe(allowed);
  });
});

describe('webhooks', () => {
  it.each([
    [{}, 'off'],
    [{ WEBHOOKS: 'local' }, 'local'],
    [{ DEMO: 'false' }, 'on'],
    [{ PUBLIC_URL: 'https://backoffice.example.nl' }, 'on'],
    [{ PUBLIC_URL: 'https://backoffice.example.nl', DEMO: 'true' }, 'off'],
  ])('with %j reach: %s', (env, reach) => {
    expect(areaSettings(readConfig(env)).webhooks).toBe(reach);
  });

  it('never reach the world from a demo', () => {
    expect(() => readConfig({ DEMO: 'true', WEBHOOKS: 'on' })).toThrow('variable WEBHOOKS is wrong');
  });
});

it('the creditor identifier is kept as the banks write it', () => {
  const env = { FOUNDATION_CREDITOR_ID: 'nl69 zzz 123456780000' };
  expect(areaSettings(readConfig(env)).foundation.creditorId).toBe('NL69ZZZ123456780000');
});

describe('VAT', () => {
  const foundationOf = (env: Record<string, string>) => areaSettings(readConfig(env)).foundation;
  const FOUNDATION_VAT = 'nl 0012.34567.B01';

  it('is exempt unless another rate is offered', () => {
    expect(foundationOf({})).toMatchObject({ vatRates: ['exempt'] });
    expect(foundationOf({ VAT_RATES: '0' })).toMatchObject({ vatRates: ['vat0'] });
    expect(foundationOf({ VAT_RATES: '21%, Vrijgesteld', FOUNDATION_VAT })).toMatchObject({
      vatRates: ['vat21', 'exempt'],
      vatNumber: 'NL001234567B01',
    });
  });

  it.each([
    [{ VAT_RATES: '19', FOUNDATION_VAT }, 'VAT_RATES'],
    [{ VAT_RATES: ' ', FOUNDATION_VAT }, 'VAT_RATES'],
    [{ VAT_RATES: 'vrijgesteld, 9' }, 'FOUNDATION_VAT'],
    [{ FOUNDATION_VAT: '1234' }, 'FOUNDATION_VAT'],
    [{ FOUNDATION_KVK: '1234567' }, 'FOUNDATION_KVK'],
    [{ FOUNDATION_CREDITOR_ID: 'NL70ZZZ123456780000' }, 'FOUNDATION_CREDITOR_ID'],
    [{ FOUNDATION_CREDITOR_ID: 'ZZZ123456780000' }, 'FOUNDATION_CREDITOR_ID'],
  ])('with %j does not start', (env, name) => {
    expect(() => readConfig(env)).toThrow(`The environment variable ${name} is wrong`);
  });
});
