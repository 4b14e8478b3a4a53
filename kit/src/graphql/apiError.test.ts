import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

import { toApiError } from './apiError';

const refusal = (message: string, extensions: Record<string, unknown>) =>
  toApiError(new CombinedGraphQLErrors({ errors: [{ message, extensions }] } as never));

test('a fault of the server names the number of the request, for who asks about it', () => {
  const error = refusal('Er ging iets mis.', { code: 'INTERNAL_SERVER_ERROR', requestId: 'ab12cd34ef' });
  expect(error.message).toBe('Er ging iets mis. Noem bij een vraag nummer ab12cd34ef.');
});

test('a refusal is told in its own words alone', () => {
  const error = refusal('Verplicht', {
    code: 'BAD_USER_INPUT',
    requestId: 'ab12cd34ef',
    fields: { adres: 'Verplicht' },
  });
  expect(error.message).toBe('Verplicht');
  expect(error.fields).toEqual({ address: 'Verplicht' });
});

test('a portal whose database is away for a moment says that, and not that the internet is', () => {
  const response = { status: 503 } as Response;
  const error = toApiError(new ServerError('503', { response, bodyText: '' }));
  expect(error.message).toBe('Het portaal is even niet bereikbaar. Probeer het zo opnieuw.');
  expect(error.code).toBe('UNAVAILABLE');
});

test('what a proxy answers in the place of the portal is no missing connection', () => {
  const response = { status: 502 } as Response;
  const error = toApiError(new ServerError('502', { response, bodyText: '<h1>Bad gateway</h1>' }));
  expect(error.code).toBe('UNAVAILABLE');
});

test('a fault that the portal tells with a status of its own has its number', () => {
  const errors = [
    { message: 'Er ging iets mis.', extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'ab12cd34ef' } },
  ];
  const bodyText = JSON.stringify({ errors });
  const error = toApiError(new ServerError('500', { response: { status: 500 } as Response, bodyText }));
  expect(error.message).toBe('Er ging iets mis. Noem bij een vraag nummer ab12cd34ef.');
});

test('what never arrived is a missing connection', () => {
  const error = toApiError(new TypeError('Failed to fetch'));
  expect([error.code, error.message]).toEqual([
    'NETWORK',
    'Er is geen verbinding met de server. Controleer je internet en probeer het opnieuw.',
  ]);
});
