import { ActiveCard } from 'kit/lists';
import { Tag } from 'kit/ui';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { ClubEditionCardFragmentDoc } from '../gql/graphql';
import { EditionFigures, type EditionFiguresProps } from './EditionFigures';

interface EditionCardProps extends Omit<EditionFiguresProps, 'edition'> {
  edition: FragmentType<typeof ClubEditionCardFragmentDoc>;
}

/** An edition on a card of its own. */
export function EditionCard({ edition: masked, ...actions }: EditionCardProps) {
  const edition = getFragmentData(ClubEditionCardFragmentDoc, masked);
  const { title, active } = edition;
  return (
    <ActiveCard
      data-active={active || undefined}
      title={`Editie ${title}`}
      actions={active && <Tag tone="ok">Actief</Tag>}
    >
      <EditionFigures edition={edition} {...actions} />
    </ActiveCard>
  );
}
