import { Card, Tag } from 'kit/ui';
import styled from 'styled-components';

import { EditionFigures, type EditionFiguresProps } from './EditionFigures';

/** An edition on a card of its own (spec 3, section 2, "Club membership screen"). */
export function EditionCard(props: EditionFiguresProps) {
  const { title, active } = props.edition;
  return (
    <Root
      data-active={active || undefined}
      title={`Editie ${title}`}
      actions={active && <Tag tone="ok">Actief</Tag>}
    >
      <EditionFigures {...props} />
    </Root>
  );
}

const Root = styled(Card)`
  &[data-active] {
    border-left: 6px solid var(--yellow);
  }
`;
