import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { ChangeLog, DeleteDialog, EditDialog, FormDialog } from 'kit/editing';
import { useQuery, useSave } from 'kit/graphql';
import { EditAndDelete } from 'kit/lists';
import { emptyValues, labelsOf, pickValues, RecordInputs, schemaOf } from 'kit/records';
import { Button, Card, EmptyState, PageActions, PageTitle, Stack } from 'kit/ui';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  WebsiteAddBeerDocument,
  WebsiteAddBreweryDocument,
  type WebsiteBeerFormFragment,
  WebsiteBeerFormFragmentDoc,
  type WebsiteBeerListItemFragment,
  WebsiteBeerListItemFragmentDoc,
  WebsiteBreweriesDocument,
  WebsiteBreweryCardFragmentDoc,
  type WebsiteBreweryFormFragment,
  WebsiteBreweryFormFragmentDoc,
  WebsiteDeleteBeerDocument,
  WebsiteDeleteBreweryDocument,
  WebsiteEditBeerDocument,
  WebsiteEditBreweryDocument,
} from '../gql/graphql';
import { IntroCard } from '../texts/IntroCard';
import { beerFields, beerInput, type BeerValues, percentage } from './beerFields';
import { breweryFields, type BreweryValues, isComplete, valuesOf } from './breweryFields';

/** The beer festival: intro and the participating breweries. */
export function BeerFestivalPage() {
  const query = useQuery(WebsiteBreweriesDocument);
  const [adding, setAdding] = useState(false);
  const breweries = async () => (await query.refetch()).data?.breweries ?? [];
  const reload = () => breweries().catch(() => undefined);
  return (
    <Stack>
      <PageTitle
        actions={
          <PageActions primary={<Button onClick={() => setAdding(true)}>Brouwerij toevoegen</Button>} />
        }
      >
        Ulster bierproeffestival
      </PageTitle>
      <IntroCard textKey="ubpf" />
      <Loaded query={query} subject="De lijst met brouwerijen">
        {(data) => (
          <>
            {data.breweries.length === 0 && (
              <EmptyState
                title="Er zijn nog geen deelnemende brouwerijen."
                text="Voeg de eerste brouwerij toe."
              />
            )}
            {data.breweries.map((brewery) => (
              <BreweryCard
                key={brewery.id}
                brewery={brewery}
                fetchLatest={async () => (await breweries()).find(({ id }) => id === brewery.id)}
                onDeleted={reload}
              />
            ))}
          </>
        )}
      </Loaded>
      <AddBreweryDialog isOpen={adding} onAdded={reload} onClose={() => setAdding(false)} />
    </Stack>
  );
}

type Doing = { what: 'edit' | 'delete' | 'addBeer' } | { what: 'editBeer' | 'deleteBeer'; beerId: string };

interface BreweryCardProps {
  brewery: FragmentType<typeof WebsiteBreweryCardFragmentDoc>;
  /** The brewery as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteBreweryCardFragmentDoc> | undefined>;
  onDeleted: () => Promise<unknown>;
}

/** A brewery with its beers and its change log. */
function BreweryCard({ brewery: masked, fetchLatest, onDeleted }: BreweryCardProps) {
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
        onDelete={() => remove({ breweryId: brewery.id })}
        onDone={onDeleted}
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

const schema = schemaOf<BeerValues>(beerFields);
const beerValuesOf = (beer: WebsiteBeerFormFragment) => pickValues<BeerValues>(beerFields, beer);

interface AddProps {
  brewery: { id: string; name: string };
  isOpen: boolean;
  onClose: () => void;
}

/** A new beer of a brewery. */
function AddBeerDialog({ brewery, isOpen, onClose }: AddProps) {
  const { save } = useSave(WebsiteAddBeerDocument, { done: 'Bier toegevoegd' });
  return (
    <FormDialog<BeerValues>
      title={`Bier toevoegen aan ${brewery.name}`}
      isOpen={isOpen}
      onClose={onClose}
      schema={schema}
      initialValues={emptyValues<BeerValues>(beerFields)}
      next={() => emptyValues<BeerValues>(beerFields)}
      onSubmit={(values) => save({ breweryId: brewery.id, beer: beerInput(values) })}
    >
      <RecordInputs fields={beerFields} />
    </FormDialog>
  );
}

interface EditProps {
  breweryId: string;
  beer: FragmentType<typeof WebsiteBeerFormFragmentDoc>;
  /** The beer as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteBeerFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes a beer. */
function EditBeerDialog({ breweryId, beer, fetchLatest, onClose }: EditProps) {
  const { save } = useSave(WebsiteEditBeerDocument, { done: 'Bier aangepast' });
  return (
    <EditDialog<WebsiteBeerFormFragment, BeerValues>
      title="Bier aanpassen"
      onClose={onClose}
      schema={schema}
      record={getFragmentData(WebsiteBeerFormFragmentDoc, beer)}
      valuesOf={beerValuesOf}
      send={({ id, revision }, values) => save({ breweryId, beerId: id, revision, beer: beerInput(values) })}
      fetchLatest={async () => getFragmentData(WebsiteBeerFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(labelsOf<BeerValues>(beerFields), mine, beerValuesOf(theirs))
      }
    >
      <RecordInputs fields={beerFields} />
    </EditDialog>
  );
}

interface BeerListProps {
  beers: readonly FragmentType<typeof WebsiteBeerListItemFragmentDoc>[];
  /** Begins to change the beer with this id. */
  onEdit: (id: string) => void;
  /** Asks whether the beer with this id is to be deleted. */
  onDelete: (id: string) => void;
}

/** The beers of a brewery, each with what can be done with it. */
function BeerList({ beers: masked, onEdit, onDelete }: BeerListProps) {
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

const brewerySchema = schemaOf<BreweryValues>(breweryFields);

interface AddBreweryProps {
  isOpen: boolean;
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new brewery. */
function AddBreweryDialog({ isOpen, onAdded, onClose }: AddBreweryProps) {
  const { save } = useSave(WebsiteAddBreweryDocument, { done: 'Brouwerij toegevoegd' });
  return (
    <FormDialog<BreweryValues>
      title="Brouwerij toevoegen"
      isOpen={isOpen}
      onClose={onClose}
      schema={brewerySchema}
      initialValues={emptyValues<BreweryValues>(breweryFields)}
      canSubmit={isComplete}
      onSubmit={(newBrewery) => save({ newBrewery })}
      onDone={onAdded}
    >
      <RecordInputs fields={breweryFields} />
    </FormDialog>
  );
}

interface EditBreweryProps {
  brewery: FragmentType<typeof WebsiteBreweryFormFragmentDoc>;
  /** The brewery as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof WebsiteBreweryFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes a brewery; its beers have dialogs of their own. */
function EditBreweryDialog({ brewery, fetchLatest, onClose }: EditBreweryProps) {
  const { save } = useSave(WebsiteEditBreweryDocument, { done: 'Brouwerij aangepast' });
  return (
    <EditDialog<WebsiteBreweryFormFragment, BreweryValues>
      title="Brouwerij aanpassen"
      onClose={onClose}
      schema={brewerySchema}
      canSubmit={isComplete}
      record={getFragmentData(WebsiteBreweryFormFragmentDoc, brewery)}
      valuesOf={valuesOf}
      send={({ id, revision }, newBrewery) => save({ id, revision, newBrewery })}
      fetchLatest={async () => getFragmentData(WebsiteBreweryFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) =>
        differingRows(labelsOf<BreweryValues>(breweryFields), mine, valuesOf(theirs))
      }
    >
      <RecordInputs fields={breweryFields} />
    </EditDialog>
  );
}
