import { useLocation } from 'kit/router';
import { PageTitle, Skeleton } from 'kit/ui';

import { DeclarationSpace } from './DeclarationSpace';
import { MyDeclarations } from './MyDeclarations';
import { usePreparedChoices } from './useChoices';
import { useSharedReceipt } from './useSharedReceipt';

/**
 * 'Declaraties', for everybody: declaring, and what became of what I declared. With `?nieuw` it begins with declaring, with
 * `&gedeeld` what another app shared is its receipt.
 */
export function DeclarationsPage() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search);
  const { isLooking, take } = useSharedReceipt(asked.has('gedeeld'));
  usePreparedChoices();
  if (isLooking) return <Skeleton rows={4} />;
  return (
    <DeclarationSpace isQuick startsOpen={asked.has('nieuw')} takeShared={take}>
      <PageTitle>Declaraties</PageTitle>
      <MyDeclarations />
    </DeclarationSpace>
  );
}
