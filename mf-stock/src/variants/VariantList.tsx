import { formatEuro } from 'kit/format';
import { ExpandedRow, LinedList } from 'kit/lists';
import { Button, ButtonRow, IconButton, phone } from 'kit/ui';
import { ChevronDown, Pencil, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';

import type { StockProductRowFragment } from '../gql/graphql';
import { Available } from '../products/Available';
import { type ProductAction, ProductDetails } from '../products/ProductDetails';
import { type Family, variantName } from './families';

interface VariantListProps {
  family: Family<StockProductRowFragment>;
  /** The id of the variant that is open at first; '' when none is. */
  openVariant: string;
  onAction: (what: ProductAction | 'sell', product: StockProductRowFragment) => void;
}

/** The variants of a product, below its row: each with its stock, and all about it when it is opened. */
export function VariantList({ family, openVariant, onAction }: VariantListProps) {
  const { title, variants } = family;
  const [first] = variants;
  const button = { variant: 'ghost', size: 'small' } as const;
  return (
    <ExpandedRow>
      {first && (
        <ButtonRow data-no-print>
          <Button
            {...button}
            icon={<Plus aria-hidden />}
            aria-label={`Variant toevoegen aan ${title}`}
            onClick={() => onAction('addVariant', first)}
          >
            Variant toevoegen
          </Button>
          <Button
            {...button}
            icon={<Pencil aria-hidden />}
            aria-label={`Naam aanpassen van ${title}`}
            onClick={() => onAction('rename', first)}
          >
            Naam aanpassen
          </Button>
        </ButtonRow>
      )}
      <LinedList aria-label={`Varianten van ${title}`}>
        {variants.map((product) => (
          <VariantItem
            key={product.id}
            product={product}
            isOpenAtFirst={product.id === openVariant}
            onAction={(what) => onAction(what, product)}
          />
        ))}
      </LinedList>
    </ExpandedRow>
  );
}

interface VariantItemProps {
  product: StockProductRowFragment;
  isOpenAtFirst: boolean;
  onAction: (what: ProductAction | 'sell') => void;
}

function VariantItem({ product, isOpenAtFirst, onAction }: VariantItemProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const { title, price, amount, reserved, available, isLow } = product;
  return (
    <Item>
      <Line>
        <div>
          <b>{variantName(product)}</b>
          <small>
            {`${formatEuro(price)} · ${amount} in voorraad`}
            {reserved > 0 && ` · ${reserved} gereserveerd`}
          </small>
        </div>
        <span>
          <Available count={available} isLow={isLow} isAlone />
        </span>
        {amount > 0 && (
          <Button
            size="small"
            variant="ghost"
            data-no-print
            aria-label={`${title} verkocht`}
            onClick={() => onAction('sell')}
          >
            Verkocht
          </Button>
        )}
        <IconButton
          aria-label={`Details van ${title}`}
          aria-expanded={isOpen}
          aria-controls={id}
          data-no-print
          onClick={() => setOpen(!isOpen)}
        >
          <Sign aria-hidden data-open={isOpen || undefined} />
        </IconButton>
      </Line>
      <div id={id}>{isOpen && <ProductDetails product={product} onAction={onAction} />}</div>
    </Item>
  );
}

const Item = styled.li`
  padding: var(--s2) 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s2) var(--s3);
  font-variant-numeric: tabular-nums;
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
  @media ${phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    > :last-child {
      grid-area: 1 / 2;
      justify-self: end;
    }
  }
`;

const Sign = styled(ChevronDown)`
  &[data-open] {
    transform: rotate(180deg);
  }
`;
