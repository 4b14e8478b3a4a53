import { useDraggable } from 'kit/sorting';
import { VisuallyHidden } from 'kit/ui';
import type { ReactNode } from 'react';

import type { Placed } from './packPage';
import { PAPER, widthOf } from './paper';
import { isPrepared, type PlanAd } from './planOf';
import { PlanRow, PlanTile } from './planStyle';

/** What can be done with an advertisement of the plan. */
export interface PlanActions {
  /** Of the active edition. */
  canEdit: boolean;
  /** Opens the dialog. */
  onOpen: (ad: PlanAd) => void;
  /** Those that are being placed: they cannot be moved meanwhile. */
  busy: ReadonlySet<string>;
}

interface PlanAdButtonProps extends PlanActions {
  ad: PlanAd;
  /** Its place on the page, drawn to scale; without one it is a row of a list. */
  place?: Placed;
  /** Where it is, for its name: 'pagina 5'. */
  where: string;
}

/** An advertisement on the plan: dragged to a page, or pressed for the dialog. */
export function PlanAdButton({ ad, place, where, canEdit, onOpen, busy }: PlanAdButtonProps) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: ad.id,
    disabled: !canEdit || busy.has(ad.id),
    attributes: { roleDescription: 'versleepbare advertentie' },
  });
  const Root = place ? PlanTile : PlanRow;
  // Of an older edition it is only looked at.
  const handlers = canEdit
    ? { ...listeners, onClick: () => onOpen(ad), ...attributes, role: undefined, 'aria-pressed': undefined }
    : { 'aria-disabled': true };
  return (
    <Root
      ref={setNodeRef}
      type="button"
      title={`${ad.name}, ${ad.advFormat}`}
      aria-busy={busy.has(ad.id) || undefined}
      data-ad={ad.id}
      data-dragging={isDragging || undefined}
      data-unprepared={!isPrepared(ad) || undefined}
      data-colour={ad.advColor ?? undefined}
      style={place && styleOf(place)}
      {...handlers}
      aria-disabled={!canEdit || undefined}
    >
      <PlanAdText ad={ad} where={where} />
    </Root>
  );
}

/** What is written in it; for screen readers also where it is. */
export function PlanAdText({ ad, where }: { ad: PlanAd; where?: string }): ReactNode {
  return (
    <>
      <b>{ad.name}</b>{' '}
      <small>
        {ad.advFormat} {!isPrepared(ad) && <i>nog niet klaar</i>}
      </small>
      {where && <VisuallyHidden>{where}</VisuallyHidden>}
    </>
  );
}

const percent = (part: number, of: number) => `${(part / of) * 100}%`;

function styleOf({ column, top, columns, height }: Placed) {
  return {
    left: percent(column * (PAPER.column + PAPER.gap), PAPER.width),
    width: percent(widthOf(columns), PAPER.width),
    top: percent(top, PAPER.height),
    height: percent(height, PAPER.height),
  };
}
