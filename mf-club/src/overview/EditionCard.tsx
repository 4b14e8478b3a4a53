import { Card, Tag } from 'kit/ui';
import styled from 'styled-components';

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
    <Root
      data-active={active || undefined}
      title={`Editie ${title}`}
      actions={active && <Tag tone="ok">Actief</Tag>}
    >
      <EditionFigures edition={edition} {...actions} />
    </Root>
  );
}

const Root = styled(Card)`
  &[data-active] {
    border-left: 6px solid var(--yellow);
  }
`;
