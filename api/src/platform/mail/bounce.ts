import type { Attachment } from 'postal-mime';

/** What a mail server tells of a mail that it could not deliver (RFC 3464). */
export interface Bounce {
  /** Of the mail that came back, without angle brackets. */
  messageId: string;
  /** Who did not get it, in small letters. */
  addresses: string[];
}

/** The address is unknown, gone or closed for good (RFC 3463): not a box that is full, or a mail that looks like spam. */
const NO_SUCH_ADDRESS = /^5\.(1\.\d{1,3}|2\.1)\b/;

/**
 * Reads a message of a mail server.
 * @returns null when it is none, does not say which mail it is about, or says nothing final about an address
 */
export async function readBounce(source: Buffer): Promise<Bounce | null> {
  const { default: PostalMime } = await import('postal-mime');
  const { attachments } = await PostalMime.parse(source, { forceRfc822Attachments: true });
  const of = (...types: string[]) => attachments.find(({ mimeType }) => types.includes(mimeType));
  const status = of('message/delivery-status');
  const original = of('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers');
  if (!status || !original) return null;
  const { messageId } = await PostalMime.parse(original.content);
  const addresses = textOf(status)
    .split(/\r?\n[ \t]*\r?\n/)
    .map(fieldsOf)
    .filter(
      ({ action, status: code }) => action?.toLowerCase() === 'failed' && NO_SUCH_ADDRESS.test(code ?? ''),
    )
    // Where it was sent to, and where that was forwarded to: which of them we know is for the reader to say.
    .flatMap((fields) => [fields['original-recipient'], fields['final-recipient']])
    .flatMap((recipient) => addressOf(recipient) ?? []);
  if (!messageId || addresses.length === 0) return null;
  return { messageId: messageId.replace(/^<|>$/g, ''), addresses: [...new Set(addresses)] };
}

/** The fields of one group, by their names in small letters; long ones may go on on the next line. */
function fieldsOf(group: string): Partial<Record<string, string>> {
  const lines = group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), value]];
    }),
  );
}

/** `rfc822; jan@example.nl` */
function addressOf(recipient?: string): string | undefined {
  return /^rfc822;\s*<?([^\s<>]+@[^\s<>]+?)>?$/i.exec(recipient ?? '')?.[1]?.toLowerCase();
}

function textOf({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
