import sanitizeHtml from 'sanitize-html';

/** The longest rich text, in characters of html. */
export const MAX_HTML = 50_000;

const LINK = /^(https?:\/\/|mailto:|tel:)/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'h2', 'h3', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // What is no tag of ours goes and leaves its text: so does a link that leads nowhere.
    a: (_tag, { href = '' }): sanitizeHtml.Tag =>
      LINK.test(href.trim())
        ? { tagName: 'a', attribs: { href: href.trim(), rel: 'noopener noreferrer' } }
        : { tagName: 'span', attribs: {} },
  },
};

/**
 * Rich text as it is stored: paragraphs, headings, lists, emphasis and links; everything else goes, scripts with
 * their content. Markup without any text becomes ''.
 */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  return textOf(clean) === '' ? '' : clean;
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();
}
