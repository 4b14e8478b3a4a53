import { differingRows } from 'kit/conflict';
import { ChangeLog, EditDialog, FormDialog } from 'kit/editing';
import { FormTextArea, Switch } from 'kit/fields';
import { FormCheckbox, FormTextField, requiredText } from 'kit/forms';
import { useQuery } from 'kit/graphql';
import { MutedText, useRefetch } from 'kit/lists';
import { Button, Card, LinkButton, PageTitle, Stack, Tag, useSnackbar } from 'kit/ui';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { boolean, object, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  StockAddLocationDocument,
  StockEditLocationDocument,
  type StockLocationCardFragment,
  StockLocationCardFragmentDoc,
  type StockLocationFormFragment,
  StockLocationFormFragmentDoc,
  type StockLocationInput,
  StockLocationsDocument,
} from '../gql/graphql';
import { failureText, useStockSave } from '../useStockSave';
import { NoWebshop, WebshopLoaded } from '../WebshopLoaded';

/** The places where stock is. */
export function LocationsPage() {
  const query = useQuery(StockLocationsDocument);
  const reload = useRefetch(['StockLocations']);
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string>();
  const edited = query.data?.stockLocations.find(({ id }) => id === editing);
  return (
    <>
      <PageTitle
        sub="De plaatsen waar de voorraad ligt."
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            Nieuwe voorraadlocatie
          </Button>
        }
      >
        Voorraadinstellingen
      </PageTitle>
      <WebshopLoaded query={query}>
        {({ stockLocations }) =>
          // "Algemeen" always exists: without it there is no webshop.
          stockLocations.length === 0 ? (
            <NoWebshop />
          ) : (
            <Grid>
              {stockLocations.map((location) => (
                <LocationCard
                  key={location.id}
                  location={location}
                  onEdit={() => setEditing(location.id)}
                  onChanged={reload}
                />
              ))}
            </Grid>
          )
        }
      </WebshopLoaded>
      {adding && <AddLocationDialog onAdded={reload} onClose={() => setAdding(false)} />}
      {edited && (
        <EditLocationDialog
          location={edited}
          fetchLatest={async () =>
            (await query.refetch()).data?.stockLocations.find(({ id }) => id === edited.id)
          }
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  align-items: start;
  gap: var(--s4);
`;

interface LocationCardProps {
  location: FragmentType<typeof StockLocationCardFragmentDoc>;
  onEdit: () => void;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** A place, what lies there, and whether anything goes in or out. */
function LocationCard({ location: masked, onEdit, onChanged }: LocationCardProps) {
  const location = getFragmentData(StockLocationCardFragmentDoc, masked);
  const { id, title, description, internal, locked, products, changeLog } = location;
  return (
    <Card
      title={title}
      actions={
        <Button
          variant="ghost"
          size="small"
          icon={<Pencil aria-hidden />}
          aria-label={`${title} aanpassen`}
          onClick={onEdit}
        >
          Aanpassen
        </Button>
      }
    >
      <Stack>
        {(internal || description) && (
          <Description>
            {internal && <Tag tone="warn">Intern</Tag>}
            {description && <p>{description}</p>}
          </Description>
        )}
        {!locked && (
          <div>
            <LinkButton
              to={`/voorraad/tellen?plaats=${id}`}
              variant="ghost"
              size="small"
              aria-label={`${title} tellen`}
            >
              Tellen
            </LinkButton>
          </div>
        )}
        <Contents label={`Wat in ${title} ligt`} products={products} />
        <LockSwitch location={location} onChanged={onChanged} />
        <ChangeLog lines={changeLog} />
      </Stack>
    </Card>
  );
}

function Contents({ label, products }: { label: string; products: StockLocationCardFragment['products'] }) {
  if (products.length === 0) return <MutedText>Hier ligt niets.</MutedText>;
  const pieces = products.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Details open={products.length <= FEW}>
      <summary>{`${products.length === 1 ? '1 product' : `${products.length} producten`}, samen ${pieces}`}</summary>
      <ul aria-label={label}>
        {products.map(({ title, amount }, position) => (
          <li key={position}>
            <span>{title}</span> <b>{amount}</b>
          </li>
        ))}
      </ul>
    </Details>
  );
}

/** So many are shown at once. */
const FEW = 8;

type LockSwitchProps = Pick<LocationCardProps, 'onChanged'> & { location: StockLocationCardFragment };

function LockSwitch({ location, onChanged }: LockSwitchProps) {
  const snackbar = useSnackbar();
  const { save } = useStockSave(StockEditLocationDocument);
  const [busy, setBusy] = useState(false);
  const { id, revision, title, locked } = location;
  const lock = async (isOn: boolean) => {
    setBusy(true);
    try {
      await save({ id, revision, location: locationInput(valuesOf(location), isOn) });
      snackbar.show(isOn ? `${title} is vergrendeld` : `${title} is ontgrendeld`);
    } catch (error) {
      snackbar.show(failureText(error), { tone: 'error' });
      // What somebody else changed is not shown yet.
      await onChanged();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      label={`${title} vergrendelen`}
      description={locked ? 'Er kan niets in of uit.' : 'Er kan voorraad in en uit.'}
      isOn={locked}
      pending={busy}
      onChange={(isOn) => void lock(isOn)}
    />
  );
}

const Description = styled.div`
  p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  p:nth-child(2) {
    margin-top: var(--s2);
  }
`;

const Details = styled.details`
  summary {
    width: fit-content;
    padding: 10px 0;
    font-weight: 650;
    cursor: pointer;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding: var(--s2) 0;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
`;

interface AddProps {
  onAdded: () => Promise<unknown>;
  onClose: () => void;
}

/** A new place. Mounted when opened. */
function AddLocationDialog({ onAdded, onClose }: AddProps) {
  const { save } = useStockSave(StockAddLocationDocument, { done: 'Voorraadlocatie toegevoegd' });
  return (
    <FormDialog<LocationValues>
      title="Nieuwe voorraadlocatie"
      onClose={onClose}
      schema={locationSchema}
      initialValues={newLocation}
      onSubmit={(values) => save({ location: locationInput(values, false) })}
      onDone={onAdded}
    >
      <LocationFields />
    </FormDialog>
  );
}

interface EditProps {
  location: FragmentType<typeof StockLocationFormFragmentDoc>;
  /** The place as it is now, past the cache. */
  fetchLatest: () => Promise<FragmentType<typeof StockLocationFormFragmentDoc> | undefined>;
  onClose: () => void;
}

/** Changes a place, which may be changed by somebody else at the same time. */
function EditLocationDialog({ location: masked, fetchLatest, onClose }: EditProps) {
  const location = getFragmentData(StockLocationFormFragmentDoc, masked);
  const { save } = useStockSave(StockEditLocationDocument, { done: 'Voorraadlocatie aangepast' });
  return (
    <EditDialog<StockLocationFormFragment, LocationValues>
      title={`${location.title} aanpassen`}
      onClose={onClose}
      schema={locationSchema}
      record={location}
      valuesOf={valuesOf}
      send={({ id, revision, locked }, values) =>
        save({ id, revision, location: locationInput(values, locked) })
      }
      fetchLatest={async () => getFragmentData(StockLocationFormFragmentDoc, await fetchLatest())}
      differences={(mine, theirs) => differingRows(locationLabels, mine, valuesOf(theirs))}
    >
      <LocationFields isGeneral={location.title === GENERAL} />
    </EditDialog>
  );
}

function LocationFields({ isGeneral = false }: { isGeneral?: boolean }) {
  return (
    <>
      <FormTextField
        name="title"
        label="Naam"
        required
        readOnly={isGeneral}
        description={
          isGeneral ? 'Deze voorraad houdt haar naam: hier komen nieuwe producten binnen.' : undefined
        }
        autoComplete="off"
      />
      <FormTextArea name="description" label="Omschrijving" rows={3} />
      <FormCheckbox
        name="internal"
        label="Intern"
        description="Wat hier ligt, kan niet in de webshop worden besteld."
      />
    </>
  );
}

/** Where new products come in; it always exists and keeps its name. */
const GENERAL = 'Algemeen';

/** The form of a place. Locking is a switch of its own. */
interface LocationValues {
  title: string;
  description: string;
  internal: boolean;
}

/** An empty form. */
const newLocation: LocationValues = { title: '', description: '', internal: false };

/** A name is required. That it is in use already is for the server to say. */
const locationSchema = object({
  title: requiredText().max(80),
  description: string().trim().max(2000),
  internal: boolean(),
});

/** The form for a version of the record. */
function valuesOf({
  title,
  description,
  internal,
}: Pick<StockLocationFormFragment, 'title' | 'description' | 'internal'>): LocationValues {
  return { title, description, internal };
}

/** What is sent. */
function locationInput(
  { title, description, internal }: LocationValues,
  locked: boolean,
): StockLocationInput {
  return { title, description, internal, locked };
}

/** The fields in words, to compare two versions. */
const locationLabels = {
  title: 'Naam',
  description: 'Omschrijving',
  internal: { label: 'Intern', show: (value: boolean) => (value ? 'Ja' : 'Nee') },
};
