import { formatDate, todayInAmsterdam } from 'kit/format';
import styled, { createGlobalStyle } from 'styled-components';

/**
 * The page as a list on A4, while a page that can be printed is shown. Menu, top bar, buttons and search fields are left
 * out by the house style and by kit/ui themselves; here is what only lists need. Not meant to be printed:
 * `data-no-print`.
 */
export const PrintStyle = createGlobalStyle`
  @media print {
    [data-no-print] { display: none !important; }
    /* A heading row is repeated on each page only when it cannot be parted and has no buttons, and in no flex or grid. */
    thead { break-inside: avoid; }
    div:has(> main), div:has(> div > main) { display: block !important; min-height: 0 !important; }
    main { max-width: none !important; padding: 0 !important; }
    html, body { background: #fff !important; }
    table { font-size: 10pt; }
    table th, table td { padding-block: 3pt !important; border-bottom: .5pt solid #999 !important; color: #000 !important; }
    table th button { display: contents !important; }
    /* What a cell says as a button alone. */
    td:not([data-label='']) button:only-child { display: contents !important; }
    td button svg { display: none !important; }
    table th { border-bottom-color: #000 !important; }
    /* The arrow of the order, and columns of nothing but buttons. */
    th svg, th[data-label=''], td[data-label=''] { display: none !important; }
  }
`;

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
