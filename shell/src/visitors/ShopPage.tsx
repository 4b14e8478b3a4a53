import { formatEuro, todayInAmsterdam, yearsLater } from 'kit/format';
import { newRequestId } from 'kit/graphql';
import { Alert, Button, EmptyState, Field, inputStyle } from 'kit/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import {
  VisitorPlaceOrderDocument,
  VisitorShopDocument,
  type VisitorShopQuery,
} from '../gql/visitors/graphql';
import { ask } from './ask';
import { failureOf, useAsked } from './useAsked';
import { useStep } from './useStep';
import { VisitorField, VisitorForm, VisitorSelect } from './VisitorForm';
import { LinkPage, VisitorPage } from './VisitorPage';

const texts = {
  title: 'Webwinkel',
  loading: 'De producten worden opgehaald …',
  gone: 'Probeer het later nog een keer.',
  failed: 'De producten kunnen niet worden geladen',
};
/** As on the server. */
const MOST_PIECES = 50;
/** With fewer it is told how many there are. */
const FEW = 6;

type Product = VisitorShopQuery['webshopProducts'][number];

/** The webshop: what there is and how many of each, who it is for, and then the page of the order. */
export function ShopPage() {
  const asked = useAsked(VisitorShopDocument, {});
  const [basket, setBasket] = useState<Readonly<Record<string, number>>>({});
  const [step, go] = useStep();
  const [refusal, setRefusal] = useState<string>();
  const requestId = useRef(newRequestId());
  // Of an order that was refused.
  const filledIn = useRef<Readonly<Record<string, string>>>({});
  const chosen = (asked.data?.webshopProducts ?? []).flatMap((product) => {
    const amount = Math.min(basket[product.id] ?? 0, product.available);
    return amount > 0 ? [{ product, amount }] : [];
  });
  const total = chosen.reduce((sum, { product, amount }) => sum + amount * product.price, 0);
  const send = async (values: Record<string, string>) => {
    filledIn.current = values;
    const { firstName = '', lastName = '', email = '', collectDate = '' } = values;
    const lines = chosen.map(({ product, amount }) => ({ productId: product.id, amount }));
    try {
      const { placeWebshopOrder } = await ask(VisitorPlaceOrderDocument, {
        ...{ order: { firstName, lastName, email, collectDate, lines }, requestId: requestId.current },
      });
      const { pathname, hash } = new URL(placeWebshopOrder.link, window.location.href);
      window.location.assign(pathname + hash);
    } catch (error) {
      const { fields } = failureOf(error);
      if (!fields.lines) throw error;
      requestId.current = newRequestId();
      setRefusal(fields.lines);
      go('choose');
      await asked.again().catch(() => undefined);
    }
  };
  if (step === 'person' && chosen.length > 0) {
    const today = todayInAmsterdam();
    return (
      <VisitorPage
        title="Voor wie is het?"
        text={`${chosen.map(({ product, amount }) => `${amount} × ${product.title}`).join(', ')}. Samen ${formatEuro(total)}.`}
      >
        <VisitorForm label="Voor wie is het?" button={`Bestellen: ${formatEuro(total)}`} onSend={send}>
          {() => (
            <>
              <VisitorField
                name="firstName"
                label="Voornaam"
                autoComplete="given-name"
                defaultValue={filledIn.current.firstName}
                required
              />
              <VisitorField
                name="lastName"
                label="Achternaam"
                autoComplete="family-name"
                defaultValue={filledIn.current.lastName}
                required
              />
              <VisitorField
                name="email"
                label="E-mail"
                description="Hier sturen we de link van je bestelling naartoe."
                type="email"
                inputMode="email"
                autoComplete="email"
                defaultValue={filledIn.current.email}
                required
              />
              <VisitorField
                name="collectDate"
                label="Wanneer kom je het halen?"
                type="date"
                defaultValue={filledIn.current.collectDate}
                min={today}
                max={yearsLater(today, 1)}
                required
              />
            </>
          )}
        </VisitorForm>
        <Button variant="ghost" wide onClick={() => go('choose')}>
          Iets anders kiezen
        </Button>
      </VisitorPage>
    );
  }
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ webshopProducts: products }) =>
        products.length === 0 ? (
          <EmptyState title="Er is nu niets te koop" text="Kijk later nog eens." />
        ) : (
          <>
            <p>Kies wat je wilt hebben. Je haalt het bij ons op.</p>
            {refusal && <Alert kind="error">{refusal}</Alert>}
            <List>
              {familiesOf(products).map((variants) => (
                <Item
                  key={variants[0]?.familyId ?? variants[0]?.id}
                  variants={variants}
                  basket={basket}
                  onChoose={({ id }, amount) => setBasket((before) => ({ ...before, [id]: amount }))}
                />
              ))}
            </List>
            <Foot>
              <Button
                wide
                disabled={chosen.length === 0}
                onClick={() => {
                  setRefusal(undefined);
                  go('person');
                }}
              >
                {chosen.length === 0
                  ? 'Nog niets gekozen'
                  : `Verder met ${piecesText(chosen)}: ${formatEuro(total)}`}
              </Button>
            </Foot>
          </>
        )
      }
    </LinkPage>
  );
}

function piecesText(chosen: readonly { amount: number }[]): string {
  const pieces = chosen.reduce((sum, { amount }) => sum + amount, 0);
  return pieces === 1 ? '1 stuk' : `${pieces} stuks`;
}

/** The variants of one product together, where the first of them stands; what has none by itself. */
function familiesOf(products: readonly Product[]): Product[][] {
  const families = new Map<string, Product[]>();
  for (const product of products) {
    const key = product.familyId ?? product.id;
    families.set(key, [...(families.get(key) ?? []), product]);
  }
  return [...families.values()];
}

interface ItemProps {
  /** One, or the variants of one product. */
  variants: readonly Product[];
  basket: Readonly<Record<string, number>>;
  onChoose: (product: Product, amount: number) => void;
}

function Item({ variants, basket, onChoose }: ItemProps) {
  const [shownId, show] = useState('');
  const product =
    variants.find(({ id }) => id === shownId) ??
    variants.find(({ available }) => available > 0) ??
    (variants[0] as Product);
  const isFamily = variants.length > 1;
  const { title, family, description, price, available, image } = product;
  const name = isFamily ? (family ?? title) : title;
  const most = Math.min(available, MOST_PIECES);
  const amountOf = ({ id, available: left }: Product) => Math.min(basket[id] ?? 0, left);
  const others = variants.filter((one) => one.id !== product.id && amountOf(one) > 0);
  return (
    <li>
      {image && <img src={image.url} alt="" loading="lazy" width={72} height={72} />}
      <div>
        <b>{name}</b>
        <span>{formatEuro(price)}</span>
        {description && <small>{description}</small>}
        {isFamily && (
          <Field label={`Welke ${name}?`}>
            {(control) => (
              <Choice
                {...control}
                value={product.id}
                onChange={({ currentTarget }) => show(currentTarget.value)}
              >
                {variants.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.available > 0 ? one.variant : `${one.variant}: uitverkocht`}
                  </option>
                ))}
              </Choice>
            )}
          </Field>
        )}
        {most > 0 && most < FEW && <small>{most === 1 ? 'Nog 1' : `Nog ${most}`}</small>}
        {others.length > 0 && (
          <small>{`Ook gekozen: ${others.map((one) => `${amountOf(one)} × ${one.variant}`).join(', ')}`}</small>
        )}
      </div>
      {most > 0 ? (
        <VisitorSelect
          key={product.id}
          name={product.id}
          label="Aantal"
          aria-label={`Aantal ${title}`}
          options={Array.from({ length: most + 1 }, (_, count) => String(count))}
          value={String(amountOf(product))}
          onChange={({ currentTarget }) => onChoose(product, Number(currentTarget.value))}
        />
      ) : (
        <small>Uitverkocht</small>
      )}
    </li>
  );
}

/** As high as a thumb, and no wider than what stands above it. */
const Choice = styled.select`
  ${inputStyle}
`;

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  margin: var(--s4) 0 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--s3);
    padding: var(--s3) var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r);
    background: var(--card);
  }
  li > div:not(:last-child) {
    display: grid;
    flex: 1;
    min-width: 0;
    gap: 2px;
    overflow-wrap: anywhere;
  }
  li > :last-child {
    flex: none;
    min-width: 72px;
  }
  img {
    flex: none;
    border-radius: var(--r-s);
    object-fit: cover;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;

/** Within reach of the thumb, however long the list is. */
const Foot = styled.div`
  position: sticky;
  bottom: 0;
  padding: var(--s3) 0;
  background: var(--page);
`;
