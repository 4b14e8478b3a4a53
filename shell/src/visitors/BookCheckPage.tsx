import { formatDate, formatDateTime, formatEuro, parseEuro } from 'kit/format';
import { ApiError, newRequestId } from 'kit/graphql';
import { Alert, Button } from 'kit/ui';
import { Shuffle } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import {
  type BookCheckFilter,
  VisitorBookCheckDocument,
  VisitorBookEntriesDocument,
  type VisitorBookEntriesQuery,
  type VisitorCheckedEntryFragment,
  type VisitorCheckedYearFragment,
  VisitorDrawSampleDocument,
} from '../gql/visitors/graphql';
import { ask } from './ask';
import { BookCheckEntry } from './BookCheckEntry';
import { dayText } from './times';
import { failureOf, useAsked } from './useAsked';
import { VisitorField, VisitorForm, VisitorSelect } from './VisitorForm';
import { LinkPage } from './VisitorPage';

const texts = {
  title: 'Kascontrole',
  loading: 'De boeken worden opgehaald …',
  gone: 'De einddatum is voorbij, of de toegang is ingetrokken. Vraag de penningmeester om een nieuwe link.',
  failed: 'De boeken kunnen niet worden geladen',
};

/** What of the entries is shown, by the words of the choice. */
const FILTERS: Readonly<Record<string, BookCheckFilter | null>> = {
  'Alle boekingen': null,
  'Nog niet gezien': 'unseen',
  'In de steekproef': 'sample',
  'Met een vraag': 'asked',
  'Zonder bon': 'withoutReceipt',
};
const [ALL = ''] = Object.keys(FILTERS);
const EVERY_COMMITTEE = 'Alle commissies';
const NO_COMMITTEE = 'Zonder commissie';
/** So many entries a sample has unless another number is filled in. */
const SAMPLE = 25;

/** The books of a year behind the private link of who checks them: to read, tick off, draw a sample of and ask about. */
export function BookCheckPage({ token }: { token: string }) {
  const asked = useAsked(VisitorBookCheckDocument, { token });
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ bookCheck: check }) => (
        <Checked token={token} check={check} onChange={(changed) => asked.take({ bookCheck: changed })} />
      )}
    </LinkPage>
  );
}

interface CheckedProps {
  token: string;
  check: VisitorCheckedYearFragment;
  onChange: (check: VisitorCheckedYearFragment) => void;
}

function Checked({ token, check, onChange }: CheckedProps) {
  const [only, setOnly] = useState(ALL);
  const sample = check.draws.at(-1);
  return (
    <Root>
      <p>
        {`Hallo ${check.name}, dit zijn de boeken van ${check.year}. Je link werkt tot en met ${dayText(check.until)}.`}
      </p>
      <p role="status">
        <b>{`${check.seen} van ${check.entries} boekingen gezien`}</b>
        {sample && `, van de steekproef ${sample.seen} van ${sample.size}`}
      </p>
      <Sums check={check} />
      <Samples
        token={token}
        draws={check.draws}
        onDrawn={(changed) => {
          onChange(changed);
          setOnly('In de steekproef');
        }}
      />
      <Entries
        key={sample?.id ?? ''}
        token={token}
        check={check}
        only={only}
        onOnly={setOnly}
        onSeen={(entry) => onChange(withSeen(check, entry))}
      />
    </Root>
  );
}

/** The figures after an entry was ticked off, or was not any more. */
function withSeen(
  check: VisitorCheckedYearFragment,
  { seenAt, inSample }: Pick<VisitorCheckedEntryFragment, 'seenAt' | 'inSample'>,
): VisitorCheckedYearFragment {
  const by = seenAt ? 1 : -1;
  const last = check.draws.length - 1;
  const draws = check.draws.map((draw, at) =>
    at === last && inSample ? { ...draw, seen: draw.seen + by } : draw,
  );
  return { ...check, seen: check.seen + by, draws };
}

/** The balance sheet, and what came in and went out. */
function Sums({ check }: { check: VisitorCheckedYearFragment }) {
  const { balances, committees, income, expenses, from, to, isClosed } = check;
  return (
    <details>
      <summary>{`Balans en resultaat, ${isClosed ? 'vastgesteld' : 'concept'}`}</summary>
      {from && to ? (
        <Numbers
          caption="Balans"
          heads={['Post', formatDate(from), formatDate(to)]}
          rows={balances.map(({ id, label, begin, end }) => [id, label, begin, end])}
          total={['Eigen vermogen', check.ownBegin, check.ownEnd]}
        />
      ) : (
        <p>Dit jaar heeft nog geen periode, dus ook geen balans.</p>
      )}
      <Numbers
        caption="Baten en lasten"
        heads={['Commissie', 'Inkomsten', 'Uitgaven']}
        rows={committees.map((one) => [one.wg, committeeName(one), one.income, one.expenses])}
        total={['Samen', income, expenses]}
      />
      <p>
        <b>{`Resultaat ${formatEuro(income - expenses)}`}</b>
      </p>
    </details>
  );
}

const committeeName = ({ wg, title }: { wg: string; title: string }) =>
  wg === '' ? NO_COMMITTEE : [wg, title].filter(Boolean).join(' - ');

interface NumbersProps {
  caption: string;
  heads: readonly string[];
  /** Key, name and two amounts in cents. */
  rows: readonly (readonly [string, string, number, number])[];
  total: readonly [string, number, number];
}

function Numbers({ caption, heads, rows, total: [name, first, second] }: NumbersProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, label, one, two]) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{formatEuro(one)}</td>
            <td>{formatEuro(two)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{name}</th>
          <td>{formatEuro(first)}</td>
          <td>{formatEuro(second)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface SamplesProps {
  token: string;
  draws: VisitorCheckedYearFragment['draws'];
  onDrawn: (check: VisitorCheckedYearFragment) => void;
}

/** Which samples were drawn, and drawing another. */
function Samples({ token, draws, onDrawn }: SamplesProps) {
  const [isOpen, setOpen] = useState(false);
  const requestId = useRef(newRequestId());
  const draw = async ({ size = '', above = '' }: Record<string, string>) => {
    const cents = above.trim() === '' ? 0 : parseEuro(above);
    if (cents === undefined)
      throw new ApiError('Vul een bedrag in', 'BAD_USER_INPUT', { above: 'Vul een bedrag in, zoals 50,00' });
    const count = /^\s*\d{1,6}\s*$/.test(size) ? Number(size) : 0;
    try {
      const given = { token, size: count, above: cents, requestId: requestId.current };
      const { drawBookSample } = await ask(VisitorDrawSampleDocument, given);
      setOpen(false);
      onDrawn(drawBookSample);
    } finally {
      requestId.current = newRequestId();
    }
  };
  return (
    <section aria-label="Steekproef">
      {draws.length > 0 && (
        <Draws>
          {draws.map(({ id, at, size, outOf, above }) => (
            <li key={id}>
              {`${formatDateTime(at)}: ${size} uit ${outOf} boekingen${above > 0 ? ` vanaf ${formatEuro(above)}` : ''}`}
            </li>
          ))}
        </Draws>
      )}
      {isOpen ? (
        <VisitorForm label="Steekproef trekken" button="Trekken" onSend={draw}>
          {() => (
            <>
              <VisitorField
                name="size"
                label="Hoeveel boekingen"
                inputMode="numeric"
                defaultValue={String(SAMPLE)}
                maxLength={6}
                autoFocus
              />
              <VisitorField
                name="above"
                label="Alleen vanaf dit bedrag"
                description="Leeg: uit alle boekingen. Het portaal kiest; een vorige steekproef blijft staan."
                inputMode="decimal"
                maxLength={20}
              />
              <Button variant="ghost" wide onClick={() => setOpen(false)}>
                Terug
              </Button>
            </>
          )}
        </VisitorForm>
      ) : (
        <Button variant="ghost" wide icon={<Shuffle aria-hidden />} onClick={() => setOpen(true)}>
          Trek een steekproef
        </Button>
      )}
    </section>
  );
}

interface EntriesProps {
  token: string;
  check: VisitorCheckedYearFragment;
  /** Which are shown, by the words of the choice. */
  only: string;
  onOnly: (only: string) => void;
  onSeen: (entry: VisitorCheckedEntryFragment) => void;
}

interface Page {
  entries: readonly VisitorCheckedEntryFragment[];
  total: number;
  after: string | null;
}

/** The entries that are asked for, some at a time. */
function Entries({ token, check, only, onOnly, onSeen }: EntriesProps) {
  const [search, setSearch] = useState('');
  const [committee, setCommittee] = useState(EVERY_COMMITTEE);
  const [page, setPage] = useState<Page>();
  const [failure, setFailure] = useState('');
  const [isAsking, setAsking] = useState(false);
  const asking = useRef(0);
  const names = [EVERY_COMMITTEE, ...check.committees.map(committeeName)];
  const wg = check.committees.find((one) => committeeName(one) === committee)?.wg;
  const read = async (before?: Page) => {
    const mine = (asking.current += 1);
    setAsking(true);
    setFailure('');
    try {
      const given = { token, search, wg, only: FILTERS[only] ?? null, after: before?.after };
      const { bookCheckEntries: next } = await ask(VisitorBookEntriesDocument, given);
      if (mine === asking.current) setPage(joined(before, next));
    } catch (error) {
      if (mine === asking.current) setFailure(failureOf(error).message);
    }
    if (mine === asking.current) setAsking(false);
  };
  useEffect(() => {
    void read();
    // What is typed is looked for when it is sent.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [only, committee]);
  const find = (event: FormEvent) => {
    event.preventDefault();
    void read();
  };
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">Boekingen</h2>
      <Filters role="search" onSubmit={find}>
        <VisitorField
          name="search"
          label="Zoek"
          type="search"
          enterKeyHint="search"
          value={search}
          maxLength={100}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button type="submit" variant="ghost">
          Zoek
        </Button>
        <VisitorSelect
          name="only"
          label="Toon"
          options={Object.keys(FILTERS)}
          value={only}
          onChange={({ currentTarget }) => onOnly(currentTarget.value)}
        />
        <VisitorSelect
          name="committee"
          label="Commissie"
          options={names}
          value={committee}
          onChange={({ currentTarget }) => setCommittee(currentTarget.value)}
        />
      </Filters>
      {failure && <Alert kind="error">{failure}</Alert>}
      <p role="status">{statusOf(page, isAsking)}</p>
      <List aria-label="Boekingen">
        {page?.entries.map((entry) => (
          <BookCheckEntry
            key={entry.id}
            token={token}
            entry={entry}
            onChange={(changed) => {
              setPage({
                ...page,
                entries: page.entries.map((one) => (one.id === changed.id ? changed : one)),
              });
              if (Boolean(changed.seenAt) !== Boolean(entry.seenAt)) onSeen(changed);
            }}
          />
        ))}
      </List>
      {page?.after && (
        <Button variant="ghost" wide pending={isAsking} onClick={() => void read(page)}>
          Meer boekingen
        </Button>
      )}
    </section>
  );
}

function joined(before: Page | undefined, next: VisitorBookEntriesQuery['bookCheckEntries']): Page {
  const { hasNextPage, endCursor } = next.pageInfo;
  return {
    entries: [...(before?.entries ?? []), ...next.edges.map(({ node }) => node)],
    total: next.totalCount,
    after: hasNextPage ? endCursor : null,
  };
}

function statusOf(page: Page | undefined, isAsking: boolean): ReactNode {
  if (!page) return isAsking ? 'De boekingen worden opgehaald …' : '';
  if (page.total === 0) return 'Niets gevonden.';
  return page.total === 1 ? '1 boeking' : `${page.total} boekingen`;
}

const Root = styled.div`
  display: grid;
  gap: var(--s4);
  p,
  ul {
    margin: 0;
    overflow-wrap: anywhere;
  }
  h2 {
    margin: 0 0 var(--s3);
    font-size: 19px;
  }
  section > * + * {
    margin-top: var(--s3);
  }
  summary {
    min-height: 44px;
    padding: 10px 0;
    font-weight: 650;
    cursor: pointer;
  }
  table {
    width: 100%;
    margin-bottom: var(--s4);
    border-collapse: collapse;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: var(--s2);
    font-weight: 650;
    text-align: left;
  }
  th,
  td {
    padding: 6px 0 6px var(--s2);
    border-top: 1px solid var(--line);
    font-weight: 400;
    text-align: right;
    vertical-align: top;
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
    overflow-wrap: anywhere;
  }
  td {
    white-space: nowrap;
  }
  tfoot > tr > * {
    font-weight: 650;
  }
`;

const Draws = styled.ul`
  padding: 0;
  color: var(--ink-2);
  list-style: none;
`;

const Filters = styled.form`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s3);
  align-items: end;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  > button {
    min-height: 44px;
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--s3);
  padding: 0;
  list-style: none;
`;
