import { formatDate, todayInAmsterdam } from 'kit/format';
import styled from 'styled-components';

/** Only on paper: the day it was printed. */
export function PrintedOn() {
  return <Line>Afgedrukt op {formatDate(todayInAmsterdam())}</Line>;
}

const Line = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;
