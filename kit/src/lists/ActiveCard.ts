import { Card } from 'kit/ui';
import styled from 'styled-components';

/** A card that stands out from those like it while it has `data-active`. */
export const ActiveCard = styled(Card)`
  &[data-active] {
    border-left: 6px solid var(--yellow);
  }
`;
