import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Page } from '@playwright/test';
import { print } from 'graphql';

interface Answer {
  data?: unknown;
  errors?: { extensions: { code: string } }[];
}

/** Asks the API from within a page, as who is signed in there could by hand. @returns the answer as it came */
export function askIn<Variables>(
  page: Page,
  document: TypedDocumentNode<unknown, Variables>,
  variables?: Variables,
): Promise<Answer> {
  return page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/graphql', { method: 'POST', headers, body });
      return (await response.json()) as Answer;
    },
    JSON.stringify({ query: print(document), variables }),
  );
}

/** The same. @returns the code of the refusal */
export async function refusal<Variables>(
  page: Page,
  document: TypedDocumentNode<unknown, Variables>,
  variables?: Variables,
): Promise<string | undefined> {
  return (await askIn(page, document, variables)).errors?.[0]?.extensions.code;
}
