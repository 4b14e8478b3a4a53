import { ChangeLog, DeleteDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { EditAndDelete } from 'kit/lists';
import { Button, Card } from 'kit/ui';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  WebsiteBreweryCardFragmentDoc,
  WebsiteDeleteBeerDocument,
  WebsiteDeleteBreweryDocument,
} from '../gql/graphql';
import { AddBeerDialog, EditBeerDialog } from './BeerDialogs';
import { BeerList } from './BeerList';
import { EditBreweryDialog } from './BreweryDialogs';
import { type BreweryValues, valuesOf } from './breweryFields';

type Doing = { what: 'edit' | 'delete' | 'addBeer' } | { what: 'editBeer' | 'deleteBeer'; beerId: string };

interface BreweryCardProps {
  brewery: FragmentType<typeof WebsiteBreweryCardFragmentDoc>;
  /** The brewery as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteBreweryCardFragmentDoc> | undefined>;
  onDeleted: () => Promise<unknown>;
}

/** A brewery with its beers and its change log. */
export function BreweryCard({ brewery: masked, fetchLatest, onDeleted }: BreweryCardProps) {
  const brewery = getFragmentData(WebsiteBreweryCardFragmentDoc, masked);
  const latest = async () => getFragmentData(WebsiteBreweryCardFragmentDoc, await fetchLatest());
  const [doing, setDoing] = useState<Doing>();
  const { save: remove } = useSave(WebsiteDeleteBreweryDocument, { done: 'Brouwerij verwijderd' });
  const { save: removeBeer } = useSave(WebsiteDeleteBeerDocument, { done: 'Bier verwijderd' });
  const beer = doing && 'beerId' in doing ? brewery.beers.find(({ id }) => id === doing.beerId) : undefined;
  const close = () => setDoing(undefined);
  return (
    <Card
      title={brewery.name}
      actions={
        <span>
          <EditAndDelete
            name={brewery.name}
            onEdit={() => setDoing({ what: 'edit' })}
            onDelete={() => setDoing({ what: 'delete' })}
          />
        </span>
      }
    >
      <Shown {...valuesOf(brewery)} />
      <BeerList
        beers={brewery.beers}
        onEdit={(beerId) => setDoing({ what: 'editBeer', beerId })}
        onDelete={(beerId) => setDoing({ what: 'deleteBeer', beerId })}
      />
      <Button variant="ghost" size="small" onClick={() => setDoing({ what: 'addBeer' })}>
        <Plus aria-hidden /> Bier toevoegen
      </Button>
      <ChangeLog lines={brewery.changeLog} />

      {doing?.what === 'edit' && <EditBreweryDialog brewery={brewery} fetchLatest={latest} onClose={close} />}
      <AddBeerDialog brewery={brewery} isOpen={doing?.what === 'addBeer'} onClose={close} />
      {doing?.what === 'editBeer' && beer && (
        <EditBeerDialog
          breweryId={brewery.id}
          beer={beer}
          fetchLatest={async () => (await latest())?.beers.find(({ id }) => id === beer.id)}
          onClose={close}
        />
      )}
      <DeleteDialog
        isOpen={doing?.what === 'delete'}
        question="Brouwerij verwijderen? Deze actie is onomkeerbaar."
        onDelete={async () => {
          await remove({ breweryId: brewery.id });
          await onDeleted();
        }}
        onClose={close}
      >
        {`${brewery.name} verdwijnt met alle bieren van de website.`}
      </DeleteDialog>
      <DeleteDialog
        isOpen={doing?.what === 'deleteBeer'}
        question="Bier verwijderen? Deze actie is onomkeerbaar."
        onDelete={async () => {
          if (beer) await removeBeer({ breweryId: brewery.id, beerId: beer.id });
        }}
        onClose={close}
      >
        {beer?.name}
      </DeleteDialog>
    </Card>
  );
}

/** What stands on the card; the name is its heading. */
function Shown({ website, intro }: BreweryValues) {
  const parts: Record<Exclude<keyof BreweryValues, 'name'>, ReactNode> = {
    website: (
      <a href={website} target="_blank" rel="noopener noreferrer">
        {website}
      </a>
    ),
    intro: <Intro>{intro}</Intro>,
  };
  return Object.entries(parts).map(([name, part]) => <Fragment key={name}>{part}</Fragment>);
}

const Intro = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
