import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { Link } from 'kit/router';
import { DefinitionList, DefinitionRow } from 'kit/ui';

import { SecretariatLatestDeclarationsDocument } from '../../gql/graphql';
import { StateTag } from '../transactions/StateTag';

/** What I declared last and what became of it, on the personal page; all of it is on the page of declarations. */
export function LatestDeclarations() {
  const query = useQuery(SecretariatLatestDeclarationsDocument, { fetchPolicy: 'network-only' });
  return (
    <Loaded query={query} subject="De lijst met je declaraties">
      {({ myDeclarations: { edges, totalCount } }) =>
        totalCount === 0 ? (
          <p>Je hebt nog niets gedeclareerd.</p>
        ) : (
          <>
            <DefinitionList>
              {edges.map(({ node: { id, description, amount, state, creationDate, payment } }) => (
                <DefinitionRow
                  key={id}
                  label={formatDate(creationDate)}
                  action={<StateTag state={state} payment={payment} />}
                >
                  {`${description}, ${formatEuro(-amount)}`}
                </DefinitionRow>
              ))}
            </DefinitionList>
            <Link to="/declaraties">{`Alle declaraties (${totalCount})`}</Link>
          </>
        )
      }
    </Loaded>
  );
}
