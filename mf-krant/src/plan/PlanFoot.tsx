import { KeyHint, useKeys } from 'kit/table';
import { Button, IconButton, type Shortcut } from 'kit/ui';
import { Minus, Plus, Scan } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';

import type { PlanScreen } from './usePlanScreen';

const KEYS: readonly Shortcut[] = [
  { keys: ['+'], does: 'Paginaplan groter' },
  { keys: ['-'], does: 'Paginaplan kleiner' },
  { keys: ['0'], does: 'Hele paginaplan in beeld' },
];

/** The foot of the plan on the whole screen: how large its pages are. */
export function PlanFoot({ screen }: { screen: PlanScreen }) {
  const foot = useRef<HTMLDivElement>(null);
  const { larger, smaller, fit, zoom, isFitting } = screen;
  useKeys(foot, KEYS, { '+': larger, '=': larger, '-': smaller, '0': fit });
  return (
    <Foot ref={foot} data-keys data-no-print role="group" aria-label="Grootte van de pagina’s">
      <IconButton aria-label="Kleiner" disabled={!smaller} onClick={smaller}>
        <Minus aria-hidden />
      </IconButton>
      <output aria-label="Grootte">{`${zoom}%`}</output>
      <IconButton aria-label="Groter" disabled={!larger} onClick={larger}>
        <Plus aria-hidden />
      </IconButton>
      <Button variant="ghost" size="small" aria-pressed={isFitting} icon={<Scan aria-hidden />} onClick={fit}>
        Passend
        <KeyHint>0</KeyHint>
      </Button>
    </Foot>
  );
}

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: var(--s3);
  height: 56px;
  margin: var(--s4) calc(-1 * var(--s4)) calc(-1 * var(--s4));
  padding: 0 var(--s4);
  border-top: 1px solid var(--line);
  background: var(--card);
  output {
    min-width: 5ch;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
