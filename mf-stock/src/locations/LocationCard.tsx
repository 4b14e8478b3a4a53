import { ChangeLog } from 'kit/editing';
import { Switch } from 'kit/fields';
import { MutedText } from 'kit/lists';
import { Button, Card, LinkButton, Stack, Tag, useSnackbar } from 'kit/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  StockEditLocationDocument,
  type StockLocationCardFragment,
  StockLocationCardFragmentDoc,
} from '../gql/graphql';
import { failureText, useStockSave } from '../useStockSave';
import { locationInput, valuesOf } from './locationValues';

interface LocationCardProps {
  location: FragmentType<typeof StockLocationCardFragmentDoc>;
  onEdit: () => void;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** A place, what lies there, and whether anything goes in or out. */
export function LocationCard({ location: masked, onEdit, onChanged }: LocationCardProps) {
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
