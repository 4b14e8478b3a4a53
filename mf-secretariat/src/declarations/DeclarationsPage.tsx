import { useLocation } from 'kit/router';
import { PageTitle } from 'kit/ui';

import { DeclarationSpace } from './DeclarationSpace';
import { MyDeclarations } from './MyDeclarations';
import { usePreparedChoices } from './useChoices';

/** 'Declaraties', for everybody: declaring, and what became of what I declared. With `?nieuw` it begins with declaring. */
export function DeclarationsPage() {
  const { search } = useLocation();
  usePreparedChoices();
  return (
    <DeclarationSpace isQuick startsOpen={new URLSearchParams(search).has('nieuw')}>
      <PageTitle>Declaraties</PageTitle>
      <MyDeclarations />
    </DeclarationSpace>
  );
}
