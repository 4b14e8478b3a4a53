import { useQuery } from 'kit/graphql';
import { appendPage, LoadMoreButton } from 'kit/lists';
import type { ReactNode } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  type SecretariatDeclarationYearFragment,
  type SecretariatOpenDeclarationFragment,
  SecretariatOpenDeclarationFragmentDoc,
  SecretariatOpenDeclarationsDocument,
  type SecretariatOpenDeclarationsQuery,
} from '../../gql/graphql';

/** What waits for a decision, and for an answer. */
type Waiting = keyof Pick<SecretariatOpenDeclarationsQuery, 'open' | 'asked'>;

/** Declarations that wait in every year that is not archived, newest first, and the way to more of them. */
export function useOpenDeclarations() {
  const query = useQuery(SecretariatOpenDeclarationsDocument);
  const moreOf = (list: Waiting) => (after: string) =>
    query.fetchMore({
      variables: { [list]: after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        ...before,
        [list]: appendPage(before[list], next[list]),
      }),
    });
  return { query, moreOf };
}

/** Declarations of one year. */
interface OfYear {
  year: SecretariatDeclarationYearFragment;
  declarations: readonly SecretariatOpenDeclarationFragment[];
}

/** A page of declarations by their years, in the order of `years`; those of which nothing waits are left out. */
export function byYear(
  { edges }: SecretariatOpenDeclarationsQuery[Waiting],
  years: readonly SecretariatDeclarationYearFragment[],
): OfYear[] {
  return years
    .map((year) => ({
      year,
      declarations: getFragmentData(
        SecretariatOpenDeclarationFragmentDoc,
        edges.map(({ node }) => node).filter(({ yearId }) => yearId === year.id),
      ),
    }))
    .filter(({ declarations }) => declarations.length > 0);
}

interface WaitingListsProps {
  data: SecretariatOpenDeclarationsQuery;
  moreOf: ReturnType<typeof useOpenDeclarations>['moreOf'];
  years: readonly SecretariatDeclarationYearFragment[];
  /** Said when nothing waits for a decision. */
  empty: ReactNode;
  row: (
    declaration: SecretariatOpenDeclarationFragment,
    year: SecretariatDeclarationYearFragment,
  ) => ReactNode;
}

/** What waits for a decision and then what waits for an answer, each by year when there are more. */
export function WaitingLists({ data, moreOf, years, empty, row }: WaitingListsProps) {
  const list = (waiting: Waiting, heading: (title: string) => ReactNode) => (
    <>
      {byYear(data[waiting], years).map(({ year, declarations }) => (
        <section key={year.id}>
          {years.length > 1 && heading(`Boekjaar ${year.title}`)}
          <ul>{declarations.map((declaration) => row(declaration, year))}</ul>
        </section>
      ))}
      <LoadMoreButton pageInfo={data[waiting].pageInfo} onMore={moreOf(waiting)} />
    </>
  );
  return (
    <>
      {data.open.edges.length === 0 && empty}
      {list('open', (title) => (
        <h3>{title}</h3>
      ))}
      {data.asked.edges.length > 0 && (
        <section>
          <h3>Vraag gesteld, wacht op antwoord</h3>
          {list('asked', (title) => (
            <h4>{title}</h4>
          ))}
        </section>
      )}
    </>
  );
}
