import { formatDateTime, formatEuro } from 'kit/format';
import { LinedList, LoadMoreButton, usePages } from 'kit/lists';
import { useId } from 'react';
import styled from 'styled-components';

import { StockMovementsDocument, type StockMovementsQuery } from '../gql/graphql';
import { WebshopLoaded } from '../WebshopLoaded';
import { actionLabels } from './tuningValues';

/** What was done to the stock of a product, newest first: who, when, what, why, from and to. */
export function Movements({ productId }: { productId: string }) {
  const id = useId();
  const { query, more } = usePages({
    query: StockMovementsDocument,
    variables: { productId, first: PAGE },
    field: 'stockMovements',
  });
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>Mutaties</Heading>
      <WebshopLoaded query={query}>
        {({ stockMovements: { edges, pageInfo } }) => (
          <>
            {edges.length === 0 && <p>Er is nog niets met deze voorraad gebeurd.</p>}
            <List as="ol" aria-labelledby={id}>
              {edges.map(({ cursor, node }) => (
                <li key={cursor}>
                  {node.undone ? <s>{movementText(node)}</s> : movementText(node)}
                  <small>
                    {[formatDateTime(node.at), node.by, node.reason, node.undone && 'teruggedraaid']
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </li>
              ))}
            </List>
            <LoadMoreButton pageInfo={pageInfo} onMore={more} />
          </>
        )}
      </WebshopLoaded>
    </section>
  );
}

/** The row is to stay short; older ones come with 'Meer laden'. */
const PAGE = 6;

type Movement = StockMovementsQuery['stockMovements']['edges'][number]['node'];

/** 'Verplaatst: 12 van Algemeen naar Tent'. */
function movementText({ action, amount, from, to, price }: Movement): string {
  const places = [from && (to ? `van ${from}` : `uit ${from}`), to && (from ? `naar ${to}` : `in ${to}`)];
  const each = typeof price === 'number' ? `voor ${formatEuro(price)} per stuk` : '';
  return [`${actionLabels[action]}: ${amount}`, ...places, each].filter(Boolean).join(' ');
}

const Heading = styled.h3`
  margin: 0 0 var(--s1);
  font-size: 16px;
`;

const List = styled(LinedList)`
  li {
    padding: var(--s2) 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;
