const http = require('http'), fs = require('fs'), path = require('path');
const out = path.join(__dirname, '../.cache/look/out');
const types = { '.js': 'text/javascript', '.woff2': 'font/woff2', '.html': 'text/html', '.png': 'image/png' };
let hang = false, stored = new Map(), uploads = [];
const server = http.createServer((q, s) => {
  if (q.method === 'POST') {
    const chunks = []; q.on('data', (c) => chunks.push(c)); q.on('end', () => {
      const body = Buffer.concat(chunks); const name = decodeURIComponent(q.headers['x-file-name']);
      uploads.push({ name, type: q.headers['content-type'], size: body.length });
      if (name.includes('stuk')) { s.writeHead(415, {'content-type':'application/json'}); return s.end(JSON.stringify({ errors: [{ message: 'Dit bestand wordt niet geaccepteerd. Kies een pdf-, doc-, docx-, xml-, xls- of xlsx-bestand.', extensions: { code: 'BAD_USER_INPUT' } }] })); }
      if (hang) return;
      const id = 'u' + stored.size; stored.set(id, { body, type: q.headers['content-type'] });
      s.writeHead(201, {'content-type':'application/json'}); s.end(JSON.stringify({ file: { id, url: q.url + '/' + id, name, type: path.extname(name).slice(1), size: body.length } }));
    }); return;
  }
  const f = stored.get(q.url.split('/').pop());
  if (f) { s.writeHead(200, { 'content-type': f.type }); return s.end(f.body); }
  if (q.url === '/') { s.writeHead(200, { 'content-type': 'text/html' }); return s.end('<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><body><div id="root"></div><script src="main.js"></script>'); }
  const p = path.join(out, q.url); if (!fs.existsSync(p)) { s.writeHead(404); return s.end('{}'); }
  s.writeHead(200, { 'content-type': types[path.extname(p)] ?? 'text/plain' }); fs.createReadStream(p).pipe(s);
});
(async () => {
  await new Promise((r) => server.listen(0, r)); const url = `http://localhost:${server.address().port}/`;
  const chromium = (await import('@sparticuz/chromium')).default; const { chromium: pw } = require('playwright-core');
  const browser = await pw.launch({ executablePath: await chromium.executablePath(), args: ['--no-sandbox', '--disable-gpu'] });
  const dir = path.join(out, '..');
  for (const [w, scheme] of [[360, 'light'], [360, 'dark'], [768, 'light'], [1440, 'light'], [1440, 'dark']]) {
    const page = await browser.newPage({ viewport: { width: w, height: 900 }, colorScheme: scheme, hasTouch: w === 360, isMobile: w === 360 });
    page.on('pageerror', (e) => console.log('ERR', e.message)); page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
    await page.goto(url); await page.waitForSelector('.tiptap,[contenteditable]'); await page.waitForTimeout(300);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (over > 0) console.log('OVERFLOW', w, over);
    await page.screenshot({ path: `${dir}/page-${w}-${scheme}.png`, fullPage: true });
    if (w === 360) { await page.locator("section").last().scrollIntoViewIfNeeded(); await page.screenshot({ path: `${dir}/tiles-${w}-${scheme}.png` }); await page.evaluate(() => scrollTo(0, 0)); await page.screenshot({ path: `${dir}/top-${w}-${scheme}.png` }); }
    if (scheme === 'light' || w === 360) {
      hang = true;
      await page.getByLabel('Document', { exact: true }).setInputFiles({ name: 'Carnavalskrant 2027.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3e6) });
      await page.getByLabel('Verslag', { exact: true }).setInputFiles({ name: 'stuk.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
      await page.getByLabel('Themabord', { exact: true }).setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('x') });
      await page.waitForTimeout(400);
      await page.getByRole('button', { name: 'Opslaan' }).click(); await page.waitForTimeout(200);
      await page.screenshot({ path: `${dir}/busy-${w}-${scheme}.png`, fullPage: true });
      hang = false;
    }
    if (w === 1440 && scheme === 'light') {
      // scale: 2000x1000 png and jpeg
      const img = await page.evaluate(async () => { const c = document.createElement('canvas'); c.width = 2000; c.height = 1000; const x = c.getContext('2d'); x.fillStyle = 'orange'; x.fillRect(0, 0, 2000, 1000); const g = (t) => new Promise((r) => c.toBlob(async (b) => r([...new Uint8Array(await b.arrayBuffer())]), t)); return { png: await g('image/png'), jpeg: await g('image/jpeg') }; });
      for (const t of ['png', 'jpeg']) {
        await page.getByLabel('Foto', { exact: true }).setInputFiles({ name: 'groot.' + t, mimeType: 'image/' + t, buffer: Buffer.from(img[t]) });
        await page.waitForTimeout(800);
        console.log(t, await page.evaluate(() => { const i = document.querySelector('img'); return [i.alt, i.naturalWidth, i.naturalHeight]; }), uploads.at(-1));
      }
      // bmp 3x2
      const bmp = Buffer.alloc(54 + 2 * 12); bmp.write('BM'); bmp.writeUInt32LE(bmp.length, 2); bmp.writeUInt32LE(54, 10); bmp.writeUInt32LE(40, 14); bmp.writeInt32LE(3, 18); bmp.writeInt32LE(2, 22); bmp.writeUInt16LE(1, 26); bmp.writeUInt16LE(24, 28);
      await page.getByLabel('Foto', { exact: true }).setInputFiles({ name: 'teken.bmp', mimeType: 'image/bmp', buffer: bmp }); await page.waitForTimeout(800);
      console.log('bmp', await page.evaluate(() => { const i = document.querySelector('img'); return [i.alt, i.naturalWidth, i.naturalHeight]; }), uploads.at(-1));
      await page.getByLabel('Foto', { exact: true }).setInputFiles({ name: 'nep.png', mimeType: 'image/png', buffer: Buffer.from('geen') }); await page.waitForTimeout(800);
      console.log('nep', await page.locator('text=kan niet worden gelezen').count());
    }
    if (scheme === 'light') {
      const p2 = await browser.newPage({ viewport: { width: w, height: 900 }, hasTouch: w === 360, isMobile: w === 360 }); await p2.goto(url); await p2.waitForTimeout(500);
      await p2.getByRole('button', { name: 'Document toevoegen' }).first().click(); await p2.waitForTimeout(600); await p2.screenshot({ path: `${dir}/add-${w}.png` });
      await p2.getByRole('button', { name: 'Annuleren' }).click(); await p2.waitForTimeout(300);
      await p2.getByRole('button', { name: /José.* aanpassen/ }).click(); await p2.waitForTimeout(600); await p2.screenshot({ path: `${dir}/edit-${w}.png` });
    }
  }
  await browser.close(); server.close();
})();
