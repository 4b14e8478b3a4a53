import { trustedHtml } from './RichText';

test.each([
  '<h2>Kop</h2><p>Een <strong>vette</strong> <em>tekst</em><br />verder</p>',
  '<ul><li>een</li></ul><ol><li>twee</li></ol>',
  '<a href="https://www.alaaf.nl/?a=1&amp;b=2" rel="noopener noreferrer">site</a>',
  '<a href="mailto:a@b.nl">mail</a> 1 &lt; 2',
])('%s stays as it is', (html) => {
  expect(trustedHtml(html)).toBe(html);
});

test.each([
  ['<img src=x onerror=alert(1)>tekst', 'tekst'],
  ['<p onclick="alert(1)">tekst</p>', 'tekst</p>'],
  ['<a href="javascript:alert(1)">tekst</a>', 'tekst</a>'],
  ['<a href="https://a.nl" onclick="alert(1)">tekst</a>', 'tekst</a>'],
  ['<a href="https://a.nl"onclick="alert(1)">tekst</a>', 'tekst</a>'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<p>1 < 2<img src=x', '<p>1 &lt; 2&lt;img src=x'],
  ['<!-- <p> --><svg/onload=alert(1)>', '&lt;!-- <p> -->'],
])('%s becomes %s', (html, kept) => {
  expect(trustedHtml(html)).toBe(kept);
});

test('where the browser has trusted types, they are made by a policy', () => {
  jest.isolateModules(() => {
    const createPolicy = jest.fn(
      (_name: string, { createHTML }: { createHTML: (html: string) => string }) => ({
        createHTML: (html: string) => ({ trusted: createHTML(html) }),
      }),
    );
    Object.assign(window, { trustedTypes: { createPolicy } });
    try {
      const fresh = jest.requireActual<{ trustedHtml: (html: string) => unknown }>('./RichText');
      expect(fresh.trustedHtml('<b>a</b><script>')).toEqual({ trusted: '<b>a</b>' });
      expect(fresh.trustedHtml('b')).toEqual({ trusted: 'b' });
      expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['richtext']);
    } finally {
      delete (window as { trustedTypes?: unknown }).trustedTypes;
    }
  });
});
