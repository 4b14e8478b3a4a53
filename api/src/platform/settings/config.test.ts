import { readConfig } from './config';

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
