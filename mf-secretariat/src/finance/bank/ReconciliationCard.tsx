import { Loaded } from 'kit/data';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { Figure, Figures } from 'kit/lists';
import { Card, Stack, Tag } from 'kit/ui';
import styled from 'styled-components';

import {
  SecretariatBankReconciliationsDocument,
  type SecretariatBankReconciliationsQuery,
} from '../../gql/graphql';
import { formatIban } from '../formatIban';

type Account = SecretariatBankReconciliationsQuery['bankReconciliations'][number];

/** Whether the lines of each account add up with its statements, and how far they are in the books. */
export function ReconciliationCard() {
  const query = useQuery(SecretariatBankReconciliationsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} subject="De stand van de rekeningen">
      {({ bankReconciliations }) => {
        const known = bankReconciliations.filter(({ closingDate }) => closingDate);
        return known.length === 0 ? null : (
          <Card title="Klopt het?">
            <Stack>
              {known.map((account) => (
                <AccountFigures key={account.id} account={account} />
              ))}
            </Stack>
          </Card>
        );
      }}
    </Loaded>
  );
}

function AccountFigures({ account }: { account: Account }) {
  const { id, name, openingDate, opening, booked, todo, todoCount, ignored, ignoredCount } = account;
  const { closing, closingDate, missing } = account;
  return (
    <section aria-label={name}>
      <Head>
        <h3>{name}</h3>
        <small>{formatIban(id)}</small>
      </Head>
      <Figures>
        <Figure label="Begin" value={formatEuro(opening)} more={openingDate && formatDate(openingDate)} />
        <Figure label="In de boeken" value={formatEuro(booked)} />
        <Figure label="Nog te doen" value={formatEuro(todo)} more={lines(todoCount)} />
        {ignoredCount > 0 && (
          <Figure label="Terzijde gelegd" value={formatEuro(ignored)} more={lines(ignoredCount)} />
        )}
        <Figure label="Eind" value={formatEuro(closing)} more={closingDate && formatDate(closingDate)} />
      </Figures>
      <Tags>
        {missing === 0 ? (
          <Tag tone="ok">Klopt met de bank, tot op de cent</Tag>
        ) : (
          <Tag tone="no">{`${formatEuro(missing)} verschil met de bank: er ontbreekt een afschrift`}</Tag>
        )}
        {todoCount + ignoredCount === 0 ? (
          <Tag tone="ok">Alles staat in de boeken</Tag>
        ) : (
          <Tag tone="warn">{`Boeken: nog ${formatEuro(todo + ignored)} in ${lines(todoCount + ignoredCount)}`}</Tag>
        )}
      </Tags>
    </section>
  );
}

function lines(count: number): string {
  return count === 1 ? '1 regel' : `${count} regels`;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--s3);
  h3 {
    margin: 0;
    font-size: 16px;
  }
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s3);
  > * {
    white-space: normal;
  }
`;
