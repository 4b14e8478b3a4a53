import { readConfig } from './config';

it('who may send texts of their own is one of three', () => {
  expect(readConfig({}).FREE_QUERIES).toBe('all');
  expect(readConfig({ FREE_QUERIES: 'tokens' }).FREE_QUERIES).toBe('tokens');
  expect(() => readConfig({ FREE_QUERIES: 'none' })).toThrow(
    'The environment variable FREE_QUERIES is wrong',
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
