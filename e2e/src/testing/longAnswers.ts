import type { Page } from '@playwright/test';

/** What people fill in as a name, a title or a place. */
const TEXTS =
  'name title nameClient firstName lastName city adres address creator reference holder label modifiedByName byName ' +
  'songName actName assigned responsable wg';
/** Sums in cents. */
const SUMS =
  'amount price advPrice total revenue paidAmount income incomeBudget expences expencesBudget open turnover net toPay ' +
  'undoneAmount totalIncome totalExpences totalIncomeBudget totalExpencesBudget result opening unpaidAmount buutPrice';

/** Makes every name that this page is told long and every sum large, as they are somewhere some day. */
export async function giveLongAnswers(page: Page): Promise<void> {
  await page.addInitScript(
    ({ texts, sums }) => {
      const longer = ' Smulders-van den Heuvel tot Oosterhout';
      const larger = 123_456_700;
      const stretched = (value: unknown, key: string): unknown => {
        if (Array.isArray(value)) return value.map((one) => stretched(one, key));
        if (value && typeof value === 'object') {
          return Object.fromEntries(
            Object.entries(value).map(([name, one]) => [name, stretched(one, name.replace(/_\d+$/, ''))]),
          );
        }
        if (typeof value === 'string' && value && texts.includes(key)) return value + longer;
        // Less than a euro is a count.
        if (typeof value === 'number' && Math.abs(value) > 99 && sums.includes(key)) {
          return Math.sign(value) * (larger + (Math.abs(value) % 100));
        }
        return value;
      };
      const { fetch } = window;
      window.fetch = async (...asked) => {
        const response = await fetch(...asked);
        const [to] = asked;
        if (!(to instanceof Request ? to.url : String(to)).includes('/graphql')) return response;
        const { status, headers } = response;
        return new Response(JSON.stringify(stretched(await response.json(), '')), { status, headers });
      };
    },
    { texts: TEXTS.split(' '), sums: SUMS.split(' ') },
  );
}
