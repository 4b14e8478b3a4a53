import styled, { css } from 'styled-components';

/** The look of rich text, the same while reading and while writing. */
export const prose = css`
  overflow-wrap: anywhere;
  > :first-child {
    margin-top: 0;
  }
  > :last-child {
    margin-bottom: 0;
  }
  p,
  ul,
  ol {
    margin: 0 0 var(--s3);
  }
  h2,
  h3 {
    margin: var(--s4) 0 var(--s2);
  }
  ul,
  ol {
    padding-left: 24px;
  }
  li > p {
    margin: 0;
  }
  li + li {
    margin-top: var(--s1);
  }
`;

const Root = styled.div`
  ${prose}
`;

/** Rich text to read. @param html as the server has cleaned it, never what somebody else gave */
export function RichText({ html }: { html: string }) {
  return <Root dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}

/** What the browser takes for html where it takes no strings (`require-trusted-types-for`); elsewhere the string. */
export type TrustedHtml = string;

interface Policies {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): Policy;
}
type Policy = { createHTML: (html: string) => TrustedHtml };

/**
 * The addresses that the server keeps (api/src/platform/text/cleanHtml.ts), its tags, and others that do nothing: older
 * texts have them.
 */
const KEPT =
  /^<(?:\/?(?:p|strong|em|b|i|div|span|h[1-6]|ul|ol|li|a)|br ?\/?|a(?: href="(?:https?:\/\/|mailto:|tel:)[^"]*"| rel="[^"]*")*)>$/i;

/** Rich text as the server has cleaned it. Any other tag goes; its text stays. */
export function trustedHtml(html: string): TrustedHtml {
  return policy().createHTML(html);
}

function onlyKept(html: string): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part, at) => (at % 2 === 0 ? part.replaceAll('<', '&lt;') : KEPT.test(part) ? part : ''))
    .join('');
}

let made: Policy | undefined;

function policy(): Policy {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  made ??= trustedTypes?.createPolicy('richtext', { createHTML: onlyKept }) ?? { createHTML: onlyKept };
  return made;
}
