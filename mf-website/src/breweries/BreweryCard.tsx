import { ChangeLog, DeleteDialog } from 'kit/editing';
import { useSave } from 'kit/graphql';
import { Button, Card, IconButton } from 'kit/ui';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { WebsiteDeleteBeerDocument, WebsiteDeleteBreweryDocument } from '../gql/graphql';
import { AddBeerDialog, EditBeerDialog } from './BeerDialogs';
import { BeerList } from './BeerList';
import { EditBreweryDialog } from './BreweryDialogs';
import type { Beer, Brewery } from './breweryValues';

type Doing = { what: 'edit' | 'delete' | 'addBeer' } | { what: 'editBeer' | 'deleteBeer'; beer: Beer };

interface BreweryCardProps {
  brewery: Brewery;
  /** The brewery as it is now on the server. */
  fetchLatest: () => Promise<Brewery | undefined>;
  onDeleted: () => Promise<unknown>;
}

/** A brewery with its beers and its change log (spec 2, section 2, "Beer festival editor"). */
export function BreweryCard({ brewery, fetchLatest, onDeleted }: BreweryCardProps) {
  const [doing, setDoing] = useState<Doing>();
  const { save: remove } = useSave(WebsiteDeleteBreweryDocument, { done: 'Brouwerij verwijderd' });
  const { save: removeBeer } = useSave(WebsiteDeleteBeerDocument, { done: 'Bier verwijderd' });
  const close = () => setDoing(undefined);
  return (
    <Card
      title={brewery.name}
      actions={
        <span>
          <IconButton aria-label={`${brewery.name} aanpassen`} onClick={() => setDoing({ what: 'edit' })}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton aria-label={`${brewery.name} verwijderen`} onClick={() => setDoing({ what: 'delete' })}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      }
    >
      <a href={brewery.website} target="_blank" rel="noopener noreferrer">
        {brewery.website}
      </a>
      <Intro>{brewery.intro}</Intro>
      <BeerList
        beers={brewery.beers}
        onEdit={(beer) => setDoing({ what: 'editBeer', beer })}
        onDelete={(beer) => setDoing({ what: 'deleteBeer', beer })}
      />
      <Button variant="ghost" size="small" onClick={() => setDoing({ what: 'addBeer' })}>
        <Plus aria-hidden /> Bier toevoegen
      </Button>
      <ChangeLog lines={brewery.changeLog} />

      {doing?.what === 'edit' && (
        <EditBreweryDialog brewery={brewery} fetchLatest={fetchLatest} onClose={close} />
      )}
      <AddBeerDialog brewery={brewery} isOpen={doing?.what === 'addBeer'} onClose={close} />
      {doing?.what === 'editBeer' && (
        <EditBeerDialog brewery={brewery} beer={doing.beer} fetchLatest={fetchLatest} onClose={close} />
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
          if (doing?.what === 'deleteBeer')
            await removeBeer({ breweryId: brewery.id, beerId: doing.beer.id });
        }}
        onClose={close}
      >
        {doing?.what === 'deleteBeer' && doing.beer.name}
      </DeleteDialog>
    </Card>
  );
}

const Intro = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
