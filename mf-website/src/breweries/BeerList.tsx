import { EditAndDelete } from 'kit/lists';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type WebsiteBeerListItemFragment, WebsiteBeerListItemFragmentDoc } from '../gql/graphql';
import { percentage } from './beerFields';

interface BeerListProps {
  beers: readonly FragmentType<typeof WebsiteBeerListItemFragmentDoc>[];
  /** Begins to change the beer with this id. */
  onEdit: (id: string) => void;
  /** Asks whether the beer with this id is to be deleted. */
  onDelete: (id: string) => void;
}

/** The beers of a brewery, each with what can be done with it. */
export function BeerList({ beers: masked, onEdit, onDelete }: BeerListProps) {
  const beers = getFragmentData(WebsiteBeerListItemFragmentDoc, masked);
  if (beers.length === 0) return <p>Er zijn nog geen bieren.</p>;
  return (
    <List>
      {beers.map((beer) => (
        <li key={beer.id}>
          <div>
            <strong>{beer.name}</strong> <small>{figures(beer)}</small>
            {beer.intro && <p>{beer.intro}</p>}
          </div>
          <EditAndDelete name={beer.name} onEdit={() => onEdit(beer.id)} onDelete={() => onDelete(beer.id)} />
        </li>
      ))}
    </List>
  );
}

function figures({ alcoholPercentage, IBU }: WebsiteBeerListItemFragment): string {
  const alcohol = typeof alcoholPercentage === 'number' ? percentage(alcoholPercentage) : '';
  return [alcohol, typeof IBU === 'number' ? `${IBU} IBU` : ''].filter(Boolean).join(' · ');
}

const List = styled.ul`
  margin: var(--s3) 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: flex-start;
    padding: var(--s2) 0;
    border-top: 1px solid var(--line);
  }
  li > div {
    flex: 1;
    min-width: 0;
    padding-top: 10px;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
  p {
    margin: 2px 0 0;
    color: var(--ink-2);
    white-space: pre-line;
  }
`;
