import { toApiError, useMutation } from 'kit/graphql';
import { newRequestId } from 'kit/lists';
import { useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { type AdStage, KrantDemoteDocument, KrantPlaceDocument, KrantPromoteDocument } from '../gql/graphql';
import { stageLabels } from '../labels';

/** What is needed of an advertisement to move it. */
type Movable = { id: string; name: string; placedOnPage: string };

const order: readonly AdStage[] = ['initial', 'editing', 'placement'];

/**
 * Moving an advertisement one stage on or back, which takes it off its page. Confirmed with undo, which puts it there again; when
 * somebody moved it first that is said, and the lists are read anew.
 */
export function useStageMoves(onChanged: () => Promise<unknown>) {
  const snackbar = useSnackbar();
  const [promote] = useMutation(KrantPromoteDocument);
  const [demote] = useMutation(KrantDemoteDocument);
  const [moving, setMoving] = useState<1 | -1>();

  const [place] = useMutation(KrantPlaceDocument);
  const send = async ({ id, placedOnPage: page }: Movable, from: AdStage, step: 1 | -1) => {
    if (step === 1) return void (await promote({ variables: { id, from } }));
    await demote({ variables: { id, from, ...(page && { page }) } });
  };
  /** Back where it was before a move: on its page too. */
  const putBack = async ({ id, placedOnPage: page }: Movable) => {
    if (page) await place({ variables: { id, page, from: '', requestId: newRequestId() } });
  };

  const move = async (ad: Movable, from: AdStage, step: 1 | -1, isUndo = false): Promise<void> => {
    const { name } = ad;
    const to = order[order.indexOf(from) + step] ?? from;
    setMoving(step);
    try {
      // Going on again after a step back it is on no page yet.
      await send(ad, from, step);
      if (isUndo) await putBack(ad);
      const undo = () => move(ad, to, step === 1 ? -1 : 1, true);
      snackbar.show(`${name} staat bij ${stageLabels[to]}`, isUndo ? {} : { undo });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
    // Also after a refusal: then the list is behind.
    await onChanged();
    setMoving(undefined);
  };
  /** Several one stage on, one after the other: each says from where, so that none goes two stages. */
  const moveAll = async (ads: readonly Movable[], from: AdStage): Promise<void> => {
    setMoving(1);
    const refused: string[] = [];
    const moved: Movable[] = [];
    for (const ad of ads) {
      try {
        await send(ad, from, 1);
        moved.push(ad);
      } catch (error) {
        refused.push(`${ad.name}: ${toApiError(error).message}`);
      }
    }
    const to = order[order.indexOf(from) + 1] ?? from;
    const undo = async () => {
      for (const ad of moved) await send(ad, to, -1).catch((error: unknown) => refuse(error));
      await onChanged();
    };
    if (moved.length > 0) {
      const text = moved.length === 1 ? '1 advertentie staat' : `${moved.length} advertenties staan`;
      snackbar.show(`${text} bij ${stageLabels[to]}`, { undo });
    }
    if (refused.length > 0) snackbar.show(refused.join(' '), { tone: 'error' });
    await onChanged();
    setMoving(undefined);
  };
  const refuse = (error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' });
  return { move, moveAll, moving };
}
