import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { VisitorPages } from './VisitorPages';

/** What the API answers to an operation: its data, or why it refuses. */
export type Reply =
  | { data: object }
  | { refuse: string; code: string; fields?: Record<string, string> }
  | { down: true };

/** What was asked, in order. */
export interface AskedOperation {
  operationName: string;
  variables: Record<string, unknown>;
}

const body = (reply: Exclude<Reply, { down: true }>) =>
  'data' in reply
    ? { data: reply.data }
    : { errors: [{ message: reply.refuse, extensions: { code: reply.code, fields: reply.fields } }] };

/**
 * Opens a page for who has no account, with an API that answers each operation in turn (the last answer again and again).
 * @returns who uses it, and what was asked
 */
export function openVisitorPage(address: string, replies: Readonly<Record<string, Reply[]>>) {
  const asked: AskedOperation[] = [];
  globalThis.fetch = (_address, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as AskedOperation;
    const before = asked.filter((one) => one.operationName === operationName).length;
    asked.push({ operationName, variables });
    const reply = replies[operationName]?.[before] ?? replies[operationName]?.at(-1);
    if (!reply || 'down' in reply) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ json: () => Promise.resolve(body(reply)) } as Response);
  };
  const { pathname, hash } = new URL(address, 'https://portaal.example');
  render(<VisitorPages address={{ pathname, hash }} />);
  return { user: userEvent.setup(), asked };
}
