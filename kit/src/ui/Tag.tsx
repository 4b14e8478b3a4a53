import type { ReactNode } from 'react';
import styled from 'styled-components';

import { phone } from './tokens';

/** What a tag says: fine, mind this, not so, or nothing in particular. */
export type TagTone = 'ok' | 'warn' | 'no' | 'neutral';

const tones = {
  ok: 'background: var(--ok-soft); color: var(--ok);',
  warn: 'background: var(--warn-soft); color: var(--warn);',
  no: 'background: var(--red-soft); color: var(--red-strong);',
  neutral: 'background: color-mix(in srgb, var(--line) 55%, transparent); color: var(--ink);',
};

const Root = styled.span<{ $tone: TagTone }>`
  display: inline-block;
  font: 650 13px/1.5 var(--body);
  padding: 3px 10px;
  border-radius: 99px;
  white-space: nowrap;
  @media ${phone} {
    border-radius: 13px;
    white-space: normal;
  }
  ${({ $tone }) => tones[$tone]}
  @media print {
    padding: 0;
    background: none;
  }
`;

/** A state in a word or two; the word carries the meaning, the colour only helps. */
export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <Root $tone={tone}>{children}</Root>;
}
