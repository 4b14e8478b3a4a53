import { Loaded } from 'kit/data';
import { Select } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import {
  FigureStrip,
  FilterChips,
  PagedCard,
  SearchAndFilters,
  useAddressText,
  useDebouncedValue,
} from 'kit/lists';
import { useAddressValues } from 'kit/router';
import {
  Alert,
  Button,
  Checkbox,
  lazyDialog,
  PageActions,
  phone,
  Skeleton,
  Stack,
  useMediaQuery,
} from 'kit/ui';
import { CopyCheck, EuroIcon, ListChecks, Mail, Plus, Upload, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { getFragmentData } from '../gql/fragment-masking';
import {
  type ClubMemberFiguresQuery,
  type ClubMemberFilter,
  ClubMemberRowFragmentDoc,
  ClubMovedHouseholdsDocument,
  ClubWaitingCountDocument,
} from '../gql/graphql';
import { exportedColumns } from './exportedColumns';
import { HouseholdsPage } from './households/HouseholdsPage';
import { AddMemberDialog } from './MemberDialogs';
import { MemberTable } from './MemberTable';
import { AddPaymentDialog } from './payments/PaymentDialogs';
import { PaymentListDialog } from './payments/PaymentListDialog';
import { thisYear, useClubYear, usePaymentYears } from './payments/usePaymentYears';
import { countries } from './postalCode';
import { useMemberFigures, useMembers } from './useMembers';

// With what reads CSV.
const ImportPage = lazy(async () => ({ default: (await import('../import/ImportPage')).ImportPage }));

const DoublesDialog = lazyDialog(async () => (await import('kit/doubles')).DoublesDialog);
const MailingDialog = lazyDialog(async () => (await import('kit/mailing')).MailingDialog);

type Doing = 'add' | 'pay' | 'payList' | 'import' | 'mail' | 'households' | 'doubles';

/** The members of the club. */
export function MembersTab() {
  const [text, setText] = useAddressText();
  const [filters, setFilters] = useAddressValues(firstFilters(), { allowed: allowedFilters });
  const [doing, setDoing] = useState<Doing>();
  const [notAdded, setNotAdded] = useState<string>();
  const onPhone = useMediaQuery(phone);
  const search = useDebouncedValue(text.trim());
  const filter = filterOf(filters, search, useClubYear());
  const list = useMembers(filter);
  const { figures, recount } = useMemberFigures(filter);
  const moved = useQuery(ClubMovedHouseholdsDocument);
  const recountMoved = () => moved.refetch().catch(() => undefined);
  const members = { ...list, reload: () => Promise.all([list.reload(), recount(), recountMoved()]) };
  const dialog = { onDone: members.reload, onClose: () => setDoing(undefined) };
  // In the place of the list: a wizard has a question per screen.
  if (doing === 'import') {
    return (
      <Suspense fallback={<Skeleton rows={4} />}>
        <ImportPage {...dialog} />
      </Suspense>
    );
  }
  if (doing === 'households') {
    return <HouseholdsPage onChanged={members.reload} onClose={dialog.onClose} />;
  }
  const waiting = !filters.waiting && (
    <WaitingAlert onShow={() => setFilters({ ...firstFilters(), who: 'all', waiting: true })} />
  );
  const movedApart = (
    <MovedAlert count={moved.data?.clubMovedHouseholds ?? 0} onShow={() => setDoing('households')} />
  );
  const inFigures = figures && <MemberFigures figures={figures} />;
  return (
    <Stack>
      <PageActions
        primary={
          <Button icon={<Plus aria-hidden />} onClick={() => setDoing('add')}>
            Lid toevoegen
          </Button>
        }
      >
        <Button variant="ghost" icon={<EuroIcon aria-hidden />} onClick={() => setDoing('pay')}>
          Betaling noteren
        </Button>
        <Button variant="ghost" icon={<ListChecks aria-hidden />} onClick={() => setDoing('payList')}>
          Lijst met betalingen
        </Button>
        <Button variant="ghost" icon={<Upload aria-hidden />} onClick={() => setDoing('import')}>
          Importeren
        </Button>
        <Button variant="ghost" icon={<Mail aria-hidden />} onClick={() => setDoing('mail')}>
          Mail naar alle leden
        </Button>
        <Button variant="ghost" icon={<Users aria-hidden />} onClick={() => setDoing('households')}>
          Huishoudens
        </Button>
        <Button variant="ghost" icon={<CopyCheck aria-hidden />} onClick={() => setDoing('doubles')}>
          Dubbel?
        </Button>
      </PageActions>
      {notAdded && (
        <Alert kind="warning" title="Niet alles is ingevoerd">
          {notAdded}
          <div>
            <Button variant="text" size="small" onClick={() => setNotAdded(undefined)}>
              Sluiten
            </Button>
          </div>
        </Alert>
      )}
      {!onPhone && waiting}
      {!onPhone && movedApart}
      {!onPhone && inFigures}
      <MemberFilters
        text={text}
        onText={setText}
        filters={filters}
        onFilters={setFilters}
        found={members.query.data?.clubMembers.totalCount}
        counts={figures?.counts}
      />
      <MemberList
        members={members}
        isNarrowed={search !== '' || countFilters(filters) > 0}
        onNotAdded={setNotAdded}
      />
      {onPhone && inFigures}
      {onPhone && waiting}
      {onPhone && movedApart}
      {doing === 'add' && <AddMemberDialog {...dialog} />}
      {doing === 'doubles' && (
        <DoublesDialog kind="ClubMember" onChanged={members.reload} onClose={dialog.onClose} />
      )}
      {doing === 'pay' && <AddPaymentDialog {...dialog} />}
      {doing === 'mail' && <MailingDialog to={{ audience: 'club' }} onClose={dialog.onClose} />}
      {doing === 'payList' && <PaymentListDialog {...dialog} onNotAdded={setNotAdded} />}
    </Stack>
  );
}

interface MemberListProps {
  members: ReturnType<typeof useMembers>;
  isNarrowed: boolean;
  onNotAdded: (text: string) => void;
}

function MemberList({ members, isNarrowed, onNotAdded }: MemberListProps) {
  return (
    <Loaded query={members.query} subject="De ledenlijst">
      {({ clubMembers }) => (
        <PagedCard
          pages={members}
          list={clubMembers}
          rowsOf={(nodes) => getFragmentData(ClubMemberRowFragmentDoc, nodes)}
          nouns={['lid', 'leden']}
          fileName="club-leden"
          exported={exportedColumns}
          isNarrowed={isNarrowed}
          empty={{ title: 'Er zijn nog geen leden.', text: 'Voeg een lid toe, of importeer een lijst.' }}
          notFound={{ title: 'Geen lid gevonden', text: 'Zoek op iets anders, of wis de filters.' }}
        >
          {(rows) => <MemberTable members={rows} onChanged={members.reload} onNotAdded={onNotAdded} />}
        </PagedCard>
      )}
    </Loaded>
  );
}

/** Tells that members changed their details themselves and that it waits. @param onShow shows who */
function WaitingAlert({ onShow }: { onShow: () => void }) {
  const { data } = useQuery(ClubWaitingCountDocument);
  const count = data?.clubMembers.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <Alert>
      {count === 1
        ? '1 lid heeft zelf gegevens gewijzigd. Dat wacht op jouw goedkeuring. '
        : `${count} leden hebben zelf gegevens gewijzigd. Dat wacht op jouw goedkeuring. `}
      <Button variant="text" size="small" onClick={onShow}>
        Bekijken
      </Button>
    </Alert>
  );
}

/** Tells that somebody of a household moved, and that it is not known whether all did. @param onShow shows who */
function MovedAlert({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <Alert>
      {count === 1
        ? 'Van 1 huishouden is iemand verhuisd. Gaan ze allemaal mee? '
        : `Van ${count} huishoudens is iemand verhuisd. Gaan ze allemaal mee? `}
      <Button variant="text" size="small" onClick={onShow}>
        Bekijken
      </Button>
    </Alert>
  );
}

/** The club in one line: its active members, who paid, what is open, and who has a jubilee. */
function MemberFigures({ figures }: { figures: ClubMemberFiguresQuery['clubMemberFigures'] }) {
  const { members, joined, paid, open, jubilees } = figures;
  const share = members > 0 ? `, ${Math.round((100 * paid) / members)} %` : '';
  const to = (filter = '') => `/club?tab=leden${filter}`;
  const owed =
    open === null
      ? { value: members - paid, text: 'niet betaald' }
      : { value: formatEuro(open), text: 'nog open' };
  return (
    <FigureStrip
      label="De club in cijfers"
      figures={[
        {
          value: members,
          text: `${members === 1 ? 'lid' : 'leden'}${joined > 0 ? `, ${joined} nieuw in ${thisYear()}` : ''}`,
          to: to(),
        },
        { value: paid, text: `betaald${share}`, to: to('&payment=paid') },
        { ...owed, to: to('&payment=notPaid') },
        { value: jubilees, text: jubilees === 1 ? 'jubilaris' : 'jubilarissen', to: to('&jubilee=now') },
      ]}
    />
  );
}

interface MemberFiltersProps {
  text: string;
  onText: (text: string) => void;
  filters: Filters;
  onFilters: (filters: Filters) => void;
  found: number | undefined;
  /** What each choice shows; absent until it is known. */
  counts: MemberCounts | undefined;
}

/** Searching the members, and choosing which are shown: by state, payment of a year, jubilee and country. */
function MemberFilters({ text, onText, filters, onFilters, found, counts }: MemberFiltersProps) {
  return (
    <SearchAndFilters
      label="Zoek in de leden"
      list="club-leden"
      text={text}
      onText={onText}
      count={countFilters(filters)}
      onClear={() => onFilters(firstFilters())}
      found={found}
      chips={<MemberChips filters={filters} onFilters={onFilters} counts={counts} />}
    >
      <FilterFields filters={filters} onFilters={onFilters} />
    </SearchAndFilters>
  );
}

const who = [
  { value: 'active', label: 'Actieve leden' },
  { value: 'inactive', label: 'Niet-actieve leden' },
  { value: 'all', label: 'Alle leden' },
];
const payments = [
  { value: '', label: 'Betaald of niet' },
  { value: 'paid', label: 'Betaald in' },
  { value: 'notPaid', label: 'Niet betaald in' },
];
const jubileesOf = (year: number | undefined) => [
  { value: '', label: 'Met of zonder jubileum' },
  { value: 'now', label: `Jubileum in ${year ?? 'dit jaar'}` },
  ...['11', '22', '33', '44', '55'].map((value) => ({ value, label: `${value} jaar` })),
];
const everyCountry = [{ value: '', label: 'Alle landen' }, ...countries];

function FilterFields({ filters, onFilters }: Pick<MemberFiltersProps, 'filters' | 'onFilters'>) {
  const clubYear = useClubYear();
  const years = usePaymentYears().map((year) => ({ value: String(year), label: String(year) }));
  const set = <Name extends keyof Filters>(name: Name, value: string) =>
    onFilters({ ...filters, [name]: value });
  return (
    <>
      <Select label="Leden" value={filters.who} options={who} onChange={(e) => set('who', e.target.value)} />
      <Select
        label="Betaling"
        value={filters.payment}
        options={payments}
        onChange={(event) => set('payment', event.target.value)}
      />
      {filters.payment && (
        <Select
          label="Jaar"
          value={filters.year || String(clubYear ?? '')}
          options={years}
          onChange={(event) => set('year', event.target.value)}
        />
      )}
      <Select
        label="Jubileum"
        value={filters.jubilee}
        options={jubileesOf(clubYear)}
        onChange={(event) => set('jubilee', event.target.value)}
      />
      <Select
        label="Land"
        value={filters.country}
        options={everyCountry}
        onChange={(event) => set('country', event.target.value)}
      />
      <Checkbox
        label="Wijziging wacht op goedkeuring"
        checked={filters.waiting}
        onChange={(event) => onFilters({ ...filters, waiting: event.target.checked })}
      />
      <Checkbox
        label="Zonder e-mailadres"
        checked={filters.noEmail}
        onChange={(event) => onFilters({ ...filters, noEmail: event.target.checked })}
      />
    </>
  );
}

/** What each chip chooses of the filters; the others stay. */
const choices = {
  all: { payment: '', year: '', jubilee: '', noEmail: false },
  notPaid: { payment: 'notPaid', year: '', jubilee: '', noEmail: false },
  paid: { payment: 'paid', year: '', jubilee: '', noEmail: false },
  jubilee: { payment: '', year: '', jubilee: 'now', noEmail: false },
  withoutEmail: { payment: '', year: '', jubilee: '', noEmail: true },
} as const;
type Choice = keyof typeof choices;

const labels: readonly { id: Choice; label: string }[] = [
  { id: 'all', label: 'Alle' },
  { id: 'notPaid', label: 'Niet betaald' },
  { id: 'paid', label: 'Betaald' },
  { id: 'jubilee', label: 'Jubileum' },
  { id: 'withoutEmail', label: 'Zonder e-mail' },
];

/** How many members each chip shows. */
type MemberCounts = ClubMemberFiguresQuery['clubMemberFigures']['counts'];

interface MemberChipsProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** Absent until they are known. */
  counts: MemberCounts | undefined;
}

/** The filters of the members that are chosen most, with how many each of them shows. */
function MemberChips({ filters, onFilters, counts }: MemberChipsProps) {
  const chosen = labels.find(({ id }) => {
    const { payment, year, jubilee, noEmail } = choices[id];
    return (
      filters.payment === payment &&
      filters.year === year &&
      filters.jubilee === jubilee &&
      filters.noEmail === noEmail
    );
  });
  return (
    <FilterChips
      label="Welke leden"
      chips={labels.map(({ id, label }) => ({ id, label, count: counts?.[id] }))}
      chosen={chosen?.id}
      onChoose={(id) => onFilters({ ...filters, ...choices[id] })}
    />
  );
}

/** What is chosen above the list. */
interface Filters {
  who: 'active' | 'inactive' | 'all';
  payment: '' | 'paid' | 'notPaid';
  /** Of the payment; empty: the club year. */
  year: string;
  /** 'now': whose jubilee is in the club year; or a number of years. */
  jubilee: string;
  country: string;
  /** Only who proposed a change that waits for approval. */
  waiting: boolean;
  /** Only who cannot be mailed. */
  noEmail: boolean;
}

/** The list as it is opened. */
function firstFilters(): Filters {
  return { who: 'active', payment: '', year: '', jubilee: '', country: '', waiting: false, noEmail: false };
}

/** What an address may ask for. */
const allowedFilters = {
  who: ['active', 'inactive', 'all'],
  payment: ['paid', 'notPaid'],
  year: /^\d{4}$/,
  jubilee: ['now', '11', '22', '33', '44', '55'],
  country: countries.map(({ value }) => value),
} as const;

/** How many filters are set, beside the search. */
function countFilters({ who, payment, jubilee, country, waiting, noEmail }: Filters): number {
  return [who !== 'active', payment, jubilee, country, waiting, noEmail].filter(Boolean).length;
}

/**
 * What the server is asked. @param search what is typed, without spaces around it @param clubYear undefined until known
 */
function filterOf(filters: Filters, search: string, clubYear: number | undefined): ClubMemberFilter {
  const { who, payment, year, jubilee, country, waiting, noEmail } = filters;
  return {
    ...(search && { search }),
    ...(who !== 'all' && { active: who === 'active' }),
    ...(payment && (year || clubYear) && { [payment]: Number(year || clubYear) }),
    ...(jubilee === 'now' && { jubilee: true }),
    ...(jubilee && jubilee !== 'now' && { jubileeCount: Number(jubilee) }),
    ...(country && { country }),
    ...(waiting && { proposals: true }),
    ...(noEmail && { email: false }),
  };
}
