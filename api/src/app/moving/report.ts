import type { MovedSum } from '../../platform/moving/move';
import { formatCents } from '../../platform/text/inDutch';
import { type MovingPlan, type PlannedMove, reconcile } from './planMoves';
import type { WrittenMove } from './writeMoves';

/** What a dry run tells, in Dutch: of each file how many become what, and what is not taken over. */
export function planText(plan: MovingPlan): string {
  const { doubts, files, unknown } = plan;
  const blocking = doubts.blocking().length;
  const unused = doubts.unused();
  return lines([
    ...plan.moves.flatMap((planned) => [
      ...moveLines(planned),
      ...reconcile(planned).map(sumLine),
      ...[...planned.unread].map(([name, many]) => `    veld ${name} (${many}×) wordt niet overgenomen`),
    ]),
    ...unknown.map((name) => `${name}: wordt nog niet overgenomen`),
    `Bestanden: ${files.count}${files.unclaimed.length > 0 ? `; zonder document: ${files.unclaimed.join(', ')}` : ''}`,
    ...unused.map(({ file, id, field }) => `Correctie zonder document: ${file} ${id} ${field}`),
    `Twijfels: ${blocking} die gecorrigeerd moeten worden, ${doubts.all().length - blocking} aannames`,
  ]);
}

/** What was written of one file. */
export function writtenText({ planned, wasThere, sums }: WrittenMove): string {
  return lines([
    ...moveLines(planned, wasThere ? 'stond er al' : 'overgenomen'),
    ...(wasThere ? [] : sums.map(sumLine)),
  ]);
}

/** What it came to, when all of it is written. */
export function endText(written: readonly WrittenMove[]): string {
  const fresh = written.filter(({ wasThere }) => !wasThere);
  if (fresh.length === 0) return 'Alles stond er al; er is niets veranderd.\n';
  return fresh.every(({ sums }) => sums.every(({ old, now }) => old === now))
    ? 'Alles is overgenomen, en alle totalen kloppen.\n'
    : 'Alles is overgenomen. Niet alle totalen kloppen: zie VERSCHIL hierboven.\n';
}

function moveLines({ move, old, leftOut, taken }: PlannedMove, done = 'over te nemen'): string[] {
  const left = [...leftOut].map(([reason, many]) => `, ${many} ${reason}`).join('');
  return [`${move.title}: ${old} oud, ${taken.length} ${done}${left}`];
}

function sumLine({ what, old, now, isMoney }: MovedSum): string {
  const shown = (amount: number) => (isMoney ? formatCents(amount) : String(amount));
  return old === now
    ? `    ${what}: ${shown(now)}, klopt`
    : `    ${what}: was ${shown(old)}, is ${shown(now)}: VERSCHIL`;
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
