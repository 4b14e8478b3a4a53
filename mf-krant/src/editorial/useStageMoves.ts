import { toApiError, useMutation } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { type AdStage, KrantDemoteDocument, KrantPromoteDocument } from '../gql/graphql';
import { stageLabels } from '../labels';

/** What is needed of an advertisement to move it. */
type Movable = { id: string; name: string };

const order: readonly AdStage[] = ['initial', 'editing', 'placement'];

/**
 * Moving an advertisement one stage on or back. Confirmed with undo; when
 * somebody moved it first that is said, and the lists are read anew.
 */
export function useStageMoves(onChanged: () => Promise<unknown>) {
  const snackbar = useSnackbar();
  const [promote] = useMutation(KrantPromoteDocument);
  const [demote] = useMutation(KrantDemoteDocument);
  const [moving, setMoving] = useState<1 | -1>();

  const send = (id: string, from: AdStage, step: 1 | -1) =>
    (step === 1 ? promote : demote)({ variables: { id, from } });

  const move = async ({ id, name }: Movable, from: AdStage, step: 1 | -1, isUndo = false): Promise<void> => {
    const to = order[order.indexOf(from) + step] ?? from;
    setMoving(step);
    try {
      await send(id, from, step);
      const undo = () => move({ id, name }, to, step === 1 ? -1 : 1, true);
      snackbar.show(`${name} staat bij ${stageLabels[to]}`, isUndo ? {} : { undo });
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
    // Also after a refusal: then the list is behind.
    await onChanged();
    setMoving(undefined);
  };
  return { move, moving };
}
