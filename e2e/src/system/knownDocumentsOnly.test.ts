import { collectErrors, menuOf, signIn } from '../testing/browser';
import { expect, test } from '../testing/stage';

test.use({ portalSettings: { FREE_QUERIES: 'tokens' } });

test('every page of the menu works where sessions may send no texts', async ({ stage }) => {
  test.slow();
  const page = await stage.open();
  const errors = collectErrors(page);
  await signIn(page, stage.url, 'beheer');
  // An id that is refused is followed by the text.
  const asked: { operationName: string; query?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postDataJSON() as { operationName: string });
  });
  const entries = (await menuOf(page)).length;
  expect(entries).toBeGreaterThan(20);
  for (let at = 0; at < entries; at += 1) {
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').nth(at).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(asked.length).toBeGreaterThan(entries);
  expect(asked.filter(({ query }) => query !== undefined)).toEqual([]);
  expect(errors).toEqual([]);
});

test('the IDE reads the schema for an Admin alone', async ({ stage }) => {
  const answerOf = async (account: string) => {
    const page = await stage.open();
    await signIn(page, stage.url, account);
    const answer = page.waitForResponse(
      (response) => response.request().postData()?.includes('__schema') ?? false,
    );
    await page.goto(`${stage.url}/graphql`);
    return (await answer).json() as Promise<unknown>;
  };
  expect(await answerOf('beheer')).toMatchObject({ data: { __schema: {} } });
  expect(await answerOf('secretaris')).toMatchObject({
    errors: [{ extensions: { code: 'UNKNOWN_DOCUMENT' } }],
  });
});

test('whoever sends one there is refused, and the page of an earlier release says what to do', async ({
  stage,
}) => {
  const response = await fetch(`${stage.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'UNKNOWN_DOCUMENT' } }] });

  const page = await stage.open();
  await signIn(page, stage.url, 'lid');
  await page.route('**/graphql', (route, request) => {
    const { extensions, ...sent } = request.postDataJSON() as { extensions?: object; query?: string };
    const changed = extensions
      ? { ...sent, extensions: { documentId: 'of-before' } }
      : { ...sent, query: `${sent.query} ` };
    return route.continue({ postData: changed });
  });
  await page.getByRole('link', { name: '3 - Optocht' }).click();
  await page
    .getByText('Deze vraag is hier niet bekend. Stond de pagina al open, laad haar dan opnieuw.')
    .first()
    .waitFor();
});
