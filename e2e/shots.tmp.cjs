const { chromium } = require('playwright-core');
(async () => {
  const sp = (await import('@sparticuz/chromium')).default;
  const browser = await chromium.launch({ executablePath: await sp.executablePath(), args: ['--no-sandbox', '--disable-gpu'] });
  const url = process.env.URL || 'http://localhost:4100';
  const out = process.env.OUT || '/tmp/shots';
  require('fs').mkdirSync(out, { recursive: true });
  const login = await fetch(url + '/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query: 'mutation { signIn(email: "web@carnaval.example", password: "alaaf-11-11") { id } }' }) });
  const [name, value] = login.headers.get('set-cookie').split(';')[0].split('=');
  const pages = (process.env.PAGES || 'homepage ubpf carnavalskrant liedjesfestival contact nieuwsberichten jeugdraad kindercarnaval overons optocht').split(' ');
  const widths = (process.env.WIDTHS || '360 1440').split(' ').map(Number);
  for (const width of widths) for (const scheme of (process.env.SCHEMES || 'light').split(' ')) {
    const context = await browser.newContext({ viewport: { width, height: width < 500 ? 740 : 900 }, locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', colorScheme: scheme, hasTouch: width < 500, isMobile: width < 500 });
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(width, page.url(), m.text()));
    page.on('pageerror', (e) => console.log('PAGEERROR', page.url(), e.message));
    for (const p of pages) {
      await page.goto(url + '/' + p, { waitUntil: 'networkidle' });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${out}/${p}-${width}-${scheme}.png`, fullPage: true });
    }
    await context.close();
  }
  await browser.close();
})();
