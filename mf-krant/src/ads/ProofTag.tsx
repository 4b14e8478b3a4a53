import { Tag, type TagTone } from 'kit/ui';

import type { AdProofState } from '../gql/graphql';
import { proofLabels } from '../labels';

const tones: Readonly<Record<AdProofState, TagTone>> = {
  waiting: 'neutral',
  changes: 'warn',
  approved: 'ok',
  seen: 'ok',
  ended: 'neutral',
};

/** What became of a proof; nothing without one. @param prefix such as 'Proef', where it stands alone */
export function ProofTag({ state, prefix }: { state: AdProofState | null; prefix?: string }) {
  if (!state) return null;
  return <Tag tone={tones[state]}>{[prefix, proofLabels[state]].filter(Boolean).join(' ')}</Tag>;
}
