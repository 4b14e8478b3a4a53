import { cleanHtml } from './cleanHtml';
import { webAddress } from './inputFields';
import { oneLine, trimmed } from './plainText';

describe('rich text', () => {
  it.each([
    [
      '<p>Kom <strong>ook</strong>, <em>echt</em><br>!</p>',
      '<p>Kom <strong>ook</strong>, <em>echt</em><br />!</p>',
    ],
    [
      '<h2>A</h2><h3>B</h3><ul><li>c</li></ul><ol><li>d</li></ol>',
      '<h2>A</h2><h3>B</h3><ul><li>c</li></ul><ol><li>d</li></ol>',
    ],
    ['Bier &amp; worst, 5 &lt; 6', 'Bier &amp; worst, 5 &lt; 6'],
    ['  <p>Alaaf</p>\n', '<p>Alaaf</p>'],
  ])('keeps what editors make: %s', (html, kept) => expect(cleanHtml(html)).toBe(kept));

  it.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p>a<scr<script>ipt>alert(1)</scr</script>ipt></p>', '<p>aipt&gt;alert(1)ipt&gt;</p>'],
    ['<p onclick="x()" style="color:red" class="big" id="x">a</p>', '<p>a</p>'],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<style>p { display: none }</style><p>a</p>', '<p>a</p>'],
    ['<svg><a xlink:href="javascript:x()">a</a></svg>', 'a'],
    ['<iframe src="https://x.nl"></iframe><p>a</p>', '<p>a</p>'],
    ['<div><h1>a</h1><table><tr><td>b</td></tr></table></div>', 'ab'],
    ['<!-- a --><p>b</p>', '<p>b</p>'],
    ['<p><em>a', '<p><em>a</em></p>'],
  ])('takes out what is not allowed: %s', (html, kept) => expect(cleanHtml(html)).toBe(kept));

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//x.nl',
    '/pad',
    'x.nl',
    '',
  ])('leaves only the text of a link to %j', (href) =>
    expect(cleanHtml(`<p><a href="${href}">hier</a></p>`)).toBe('<p>hier</p>'),
  );

  it.each(['https://x.nl/a?b=c', 'http://x.nl', 'mailto:info@x.nl', 'tel:+31612345678'])(
    'keeps a link to %s, safely',
    (href) => {
      expect(cleanHtml(`<a href="${href}" target="_blank" rel="opener" onclick="x()">hier</a>`)).toBe(
        `<a href="${href}" rel="noopener noreferrer">hier</a>`,
      );
    },
  );

  it.each([
    '',
    '<p></p>',
    '<p> &nbsp;<br></p><ul><li></li></ul>',
    '<h2>\u00a0</h2>',
    '<script>alert(1)</script>',
  ])('is empty when it says nothing: %j', (html) => expect(cleanHtml(html)).toBe(''));

  it('stays the same when it is cleaned again', () => {
    const once = cleanHtml('<p>5 < 6 &amp; "a" <a href="https://x.nl?a=1&b=2">x</a></p><div>b</div>');
    expect(cleanHtml(once)).toBe(once);
  });
});

describe('a web address', () => {
  it.each([
    ['www.x.nl', 'https://www.x.nl'],
    [' http://x.nl/bier?a=1 ', 'http://x.nl/bier?a=1'],
    ['HTTPS://X.nl', 'HTTPS://X.nl'],
    ['x.nl:8080/bier', 'https://x.nl:8080/bier'],
  ])('%j is kept as %s', (given, kept) => expect(webAddress(given)).toBe(kept));

  it.each([
    '',
    'bier',
    'javascript:alert(1)',
    'ftp://x.nl',
    'mailto:a@x.nl',
    'https://',
    'https://x',
    'a b.nl',
    'https://a@x.nl',
  ])('%j is none', (given) => expect(webAddress(given)).toBeNull());
});

it('plain text is trimmed and stays as it was typed', () => {
  expect(trimmed({ name: ' a &amp; <b> ', count: 1, none: null })).toEqual({
    name: 'a &amp; <b>',
    count: 1,
    none: null,
  });
});

it('one line holds no line break of any kind', () => {
  expect(oneLine(' Jan\r\nBcc: a@b.nl\u2028\u0000\tx ')).toBe('Jan Bcc: a@b.nl x');
});
