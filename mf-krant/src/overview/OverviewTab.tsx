import { ComparisonChart } from 'kit/charts';
import { lazyPage, Loaded } from 'kit/data';
import { ChangeLog, ConfirmActionDialog } from 'kit/editing';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { Switch } from 'kit/fields';
import { formatDate, formatEuro, todayInAmsterdam } from 'kit/format';
import { useAttempt, useQuery, useSave } from 'kit/graphql';
import { ActiveCard, EditionSelect, numberColumn, useRefetch, WorkList } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, ButtonRow, Card, EmptyState, lazyDialog, PageActions, Skeleton, Stack, Tag } from 'kit/ui';
import {
  CheckCheck,
  MessageCircleQuestionMark,
  Newspaper,
  Pencil,
  PenLine,
  Plus,
  Power,
  Tags,
  Trash2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';

import { ArchiveNotice, isArchived } from '../ArchiveNotice';
import { Chips } from '../Chips';
import { type Edition, useEdition } from '../EditionContext';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  KrantEditionCardFragmentDoc,
  KrantEditionTotalsFragmentDoc,
  KrantEditorialTotalsFragmentDoc,
  KrantOverviewDocument,
  type KrantOverviewQuery,
  KrantSalesDocument,
  KrantSaleSeasonFragmentDoc,
  type KrantSalesQuery,
  KrantSetSaleSeasonDocument,
} from '../gql/graphql';
import { useKeptView } from '../useKeptView';
import { ViewChoice } from '../ViewChoice';
import { SellersView } from './SellersView';

const AddEditionDialog = lazyDialog(async () => (await import('./EditionDialogs')).AddEditionDialog, {
  title: 'Nieuwe editie',
  size: 400,
});
const AdsView = lazyPage(async () => (await import('./AdsView')).AdsView);
const OpenView = lazyPage(async () => (await import('./OpenView')).OpenView);

const AddAdvertiserDialog = lazyDialog(
  async () => (await import('../advertisers/AdvertiserDialogs')).AddAdvertiserDialog,
  { title: 'Adverteerder toevoegen' },
);

/** What waits at the newspaper, its figures and lists; below them the edition with its settings. */
export function OverviewTab() {
  const { edition, choose } = useEdition();
  const [adding, setAdding] = useState<'advertiser' | 'edition'>();
  const reload = useRefetch(['KrantEditions']);
  const recount = useRefetch(['KrantOverview']);
  const added = async (id: string) => {
    await reload();
    choose(id);
  };
  const close = () => setAdding(undefined);
  const newEdition = (
    <div data-no-print>
      <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setAdding('edition')}>
        Nieuwe editie
      </Button>
    </div>
  );
  return (
    <Stack>
      <PageActions
        primary={
          <Button icon={<Plus aria-hidden />} onClick={() => setAdding('advertiser')}>
            Adverteerder toevoegen
          </Button>
        }
      />
      {edition ? <Overview key={edition.id} edition={edition} /> : <NoEdition />}
      {newEdition}
      {adding === 'advertiser' && <AddAdvertiserDialog onDone={recount} onClose={close} />}
      <AddEditionDialog isOpen={adding === 'edition'} onAdded={added} onClose={close} />
    </Stack>
  );
}

const views = [
  { id: 'sellers', label: 'Totalen per verkoper' },
  { id: 'initial', label: 'Te beoordelen' },
  { id: 'open', label: 'Open' },
  { id: 'notSold', label: 'Niet verkocht' },
] as const;
type View = (typeof views)[number]['id'];

function Overview({ edition }: { edition: Edition }) {
  const { editions, choose } = useEdition();
  const query = useQuery(KrantOverviewDocument, { variables: { id: edition.id } });
  const [view, setView] = useKeptView<View>('overzicht', views);
  return (
    <Loaded query={query} subject="Het overzicht van de editie">
      {({ paperEdition }) => (
        <>
          <ArchiveNotice />
          {edition.active && <Waiting totals={paperEdition.totals} />}
          <Top data-no-print>
            <EditionSelect editions={editions} value={edition.id} onChoose={choose} />
          </Top>
          <Totals title={edition.title} totals={paperEdition.totals} />
          <ViewChoice label="Weergave" options={views} value={view} onChange={setView} />
          {view === 'sellers' ? (
            <SellersView edition={paperEdition} />
          ) : (
            <Suspense fallback={<Skeleton rows={4} />}>
              <AdsOf view={view} edition={edition} />
            </Suspense>
          )}
          <SalesCard edition={edition} />
          <EditionCard
            edition={paperEdition}
            fetchLatest={async () => (await query.refetch()).data?.paperEdition}
          />
        </>
      )}
    </Loaded>
  );
}

type AllTotals = KrantOverviewQuery['paperEdition']['totals'];

/** What is to be done with the advertisements of the active edition. */
function Waiting({ totals: masked }: { totals: AllTotals }) {
  const { initial, editing, placement, openQuestions } = getFragmentData(
    KrantEditorialTotalsFragmentDoc,
    masked,
  );
  const items = [
    { count: initial, text: 'te beoordelen', icon: <CheckCheck />, to: 'tab=overzicht&lijst=initial' },
    { count: editing, text: 'te verwerken', icon: <PenLine />, to: 'tab=redactie&lijst=editing' },
    { count: placement, text: 'te plaatsen', icon: <Newspaper />, to: 'tab=redactie&lijst=placement' },
    {
      count: openQuestions,
      text: openQuestions === 1 ? 'open vraag aan een verkoper' : 'open vragen aan verkopers',
      icon: <MessageCircleQuestionMark />,
      to: 'tab=redactie&lijst=editing&vraag=ja',
    },
  ];
  return (
    <WorkList
      label="Wat er wacht bij de krant"
      items={items
        .filter(({ count }) => count > 0)
        .map(({ count, text, to, icon }) => ({
          icon,
          text: `${count} ${text}`,
          to: `/krant_administratie?${to}`,
        }))}
    />
  );
}

function Totals({ title, totals: masked }: { title: string; totals: AllTotals }) {
  const totals = getFragmentData(KrantEditionTotalsFragmentDoc, masked);
  return (
    <Chips
      label={`Totalen van ${title}`}
      chips={[
        { label: 'Verkocht', value: totals.sold },
        { label: 'Open', value: totals.open },
        { label: 'Niet verkocht', value: totals.notSold },
        { label: 'Omzet', value: formatEuro(totals.revenue) },
        { label: 'Betaald', value: formatEuro(totals.paidAmount) },
        { label: 'Open vragen', value: totals.openQuestions },
      ]}
    />
  );
}

function AdsOf({ view, edition }: { view: Exclude<View, 'sellers'>; edition: Edition }) {
  if (view === 'open') return <OpenView edition={edition} />;
  return <AdsView key={view} edition={edition} list={view} />;
}

function NoEdition() {
  return (
    <Card>
      <EmptyState title="Er zijn nog geen edities." text="Maak de eerste: die is meteen actief." />
    </Card>
  );
}

const Top = styled.div`
  display: flex;
  > * {
    min-width: 160px;
  }
`;

const EditEditionDialog = lazyDialog(async () => (await import('./EditionDialogs')).EditEditionDialog, {
  size: 400,
});
const ActivateDialog = lazyDialog(async () => (await import('./EditionDialogs')).ActivateDialog, {
  size: 400,
});
const PricesDialog = lazyDialog(async () => (await import('./PricesDialog')).PricesDialog);

const DeleteEditionDialog = lazyDialog(async () => (await import('./EditionDialogs')).DeleteEditionDialog, {
  size: 400,
});

interface EditionCardProps {
  edition: FragmentType<typeof KrantEditionCardFragmentDoc>;
  /** The edition as it is now, past the cache. */
  fetchLatest: () => Promise<FragmentType<typeof KrantEditionCardFragmentDoc> | undefined>;
}

/** An edition, and what can be changed about it. */
function EditionCard({ edition: masked, fetchLatest }: EditionCardProps) {
  const edition = getFragmentData(KrantEditionCardFragmentDoc, masked);
  const choice = useEdition();
  const [doing, setDoing] = useState<'edit' | 'prices' | 'activate' | 'delete'>();
  const close = () => setDoing(undefined);
  const { title, active, pageCount, materialBy, changeLog } = edition;
  return (
    <ActiveCard
      title={`Editie ${title}`}
      data-active={active || undefined}
      actions={<Tag tone={active ? 'ok' : 'neutral'}>{active ? 'Actief' : 'Niet actief'}</Tag>}
    >
      <Stack>
        <div>
          {pageCount} pagina’s
          {materialBy && `, materiaal uiterlijk ${formatDate(materialBy)}`}
          {!active && edition.saleSeason && ', verkoopseizoen aan'}
        </div>
        {active && <SaleSeason edition={edition} />}
        <ButtonRow data-no-print>
          {!isArchived(edition, choice) && (
            <Button
              variant="ghost"
              size="small"
              icon={<Pencil aria-hidden />}
              aria-label={`Editie ${title} aanpassen`}
              onClick={() => setDoing('edit')}
            >
              Aanpassen
            </Button>
          )}
          <Button
            variant="ghost"
            size="small"
            icon={<Tags aria-hidden />}
            aria-label={`Prijzen en formaten van editie ${title}`}
            onClick={() => setDoing('prices')}
          >
            Prijzen en formaten
          </Button>
          {!active && (
            <Button
              variant="ghost"
              size="small"
              icon={<Power aria-hidden />}
              aria-label={`Editie ${title} actief maken`}
              onClick={() => setDoing('activate')}
            >
              Actief maken
            </Button>
          )}
          {!active && (
            <Button
              variant="text"
              size="small"
              icon={<Trash2 aria-hidden />}
              aria-label={`Editie ${title} verwijderen`}
              onClick={() => setDoing('delete')}
            >
              Verwijderen
            </Button>
          )}
        </ButtonRow>
        <ChangeLog lines={changeLog} />
      </Stack>
      {doing === 'edit' && (
        <EditEditionDialog
          edition={edition}
          fetchLatest={async () => getFragmentData(KrantEditionCardFragmentDoc, await fetchLatest())}
          onClose={close}
        />
      )}
      {doing === 'prices' && (
        <PricesDialog
          editionId={edition.id}
          title={title}
          readOnly={isArchived(edition, choice)}
          onClose={close}
        />
      )}
      <ActivateDialog edition={edition} isOpen={doing === 'activate'} onClose={close} />
      <DeleteEditionDialog edition={edition} isOpen={doing === 'delete'} onClose={close} />
    </ActiveCard>
  );
}

/** Sellers can be at their advertisements in the sale season; ending it asks first. */
function SaleSeason({ edition }: { edition: FragmentType<typeof KrantSaleSeasonFragmentDoc> }) {
  const { id, title, saleSeason } = getFragmentData(KrantSaleSeasonFragmentDoc, edition);
  const { attempt } = useAttempt();
  const [asking, setAsking] = useState(false);
  const begin = useSave(KrantSetSaleSeasonDocument, { done: 'Het verkoopseizoen is begonnen' });
  const end = useSave(KrantSetSaleSeasonDocument, { done: 'Het verkoopseizoen is beëindigd' });
  const change = async (on: boolean) => {
    if (!on) return setAsking(true);
    await attempt(() => begin.save({ id, on }));
  };
  return (
    <>
      <Switch
        label="Verkoopseizoen"
        description={
          saleSeason
            ? 'Verkopers zien hun adverteerders en kunnen verkopen.'
            : 'Verkopers zien geen adverteerders.'
        }
        isOn={saleSeason}
        pending={begin.saving}
        onChange={(on) => void change(on)}
      />
      <ConfirmActionDialog
        isOpen={asking}
        question={`Verkoopseizoen van ${title} beëindigen?`}
        confirmLabel="Beëindigen"
        onConfirm={() => end.save({ id, on: false })}
        onClose={() => setAsking(false)}
      >
        Verkopers kunnen dan niet meer bij hun adverteerders. Je kunt het seizoen later weer aanzetten.
      </ConfirmActionDialog>
    </>
  );
}

type Week = KrantSalesQuery['paperSales'][number];
type Unit = 'number' | 'euro';

const units = [
  { id: 'number', label: 'Aantal' },
  { id: 'euro', label: 'Bedrag' },
] as const;

/** What was sold in each week, beside the edition before it a year earlier; as a picture and as a table. */
function SalesCard({ edition }: { edition: Edition }) {
  const query = useQuery(KrantSalesDocument, { variables: { editionId: edition.id } });
  return (
    <Loaded query={query} subject="De verkoop per week">
      {({ paperSales }) => <Sales edition={edition} weeks={paperSales} />}
    </Loaded>
  );
}

function Sales({ edition: { id, title }, weeks }: { edition: Edition; weeks: readonly Week[] }) {
  const [unit, setUnit] = useState<Unit>('number');
  const { editions } = useEdition();
  // Newest first.
  const before = editions[editions.findIndex((one) => one.id === id) + 1]?.title;
  if (weeks.length === 0) {
    return (
      <Card title="Verkoop per week">
        <EmptyState title="Er is nog niets verkocht." text="De verkoop van elke week komt hier." />
      </Card>
    );
  }
  return (
    <Card
      title="Verkoop per week"
      actions={
        <ExportButtons
          fileName={`krant-${title}-verkoop-per-week-${todayInAmsterdam()}`}
          columns={exported(title, before)}
          rows={weeks}
        />
      }
    >
      <Stack>
        <ViewChoice label="Aantal of bedrag" options={units} value={unit} onChange={setUnit} />
        <div data-no-print>
          <ComparisonChart
            description="Staafdiagram: verkoop per week. De tabel geeft dezelfde cijfers."
            unit={unit}
            rows={weeks.map((week) => ({
              label: formatDate(week.week),
              first: unit === 'euro' ? week.revenueBefore : week.soldBefore,
              second: unit === 'euro' ? week.revenue : week.sold,
            }))}
            first={{ name: before ?? 'Eerder', legend: before ? `Editie ${before}` : 'Geen eerdere editie' }}
            second={{ name: title, legend: `Editie ${title}` }}
          />
        </div>
        <Table
          caption="Verkoop per week"
          columns={columns(title, before, weeks)}
          rows={weeks}
          rowKey={({ week }) => week}
        />
      </Stack>
    </Card>
  );
}

function columns(title: string, before: string | undefined, weeks: readonly Week[]): Column<Week>[] {
  const figure = (id: Exclude<keyof Week, 'week'>, header: string, show?: typeof formatEuro) =>
    numberColumn(weeks, { id, header, of: (week) => week[id], show, sortable: false });
  return [
    {
      id: 'week',
      header: 'Week van',
      nowrap: true,
      cell: ({ week }) => formatDate(week),
      footer: 'Totaal',
    },
    figure('sold', `Aantal ${title}`),
    ...(before ? [figure('soldBefore', `Aantal ${before}`)] : []),
    figure('revenue', `Bedrag ${title}`, formatEuro),
    ...(before ? [figure('revenueBefore', `Bedrag ${before}`, formatEuro)] : []),
  ];
}

function exported(title: string, before: string | undefined): ExportColumn<Week>[] {
  return [
    { header: 'Week van', value: ({ week }) => formatDate(week) },
    { header: `Aantal ${title}`, value: ({ sold }) => sold },
    ...(before ? [{ header: `Aantal ${before}`, value: ({ soldBefore }: Week) => soldBefore }] : []),
    { header: `Bedrag ${title}`, value: ({ revenue }) => revenue / 100 },
    ...(before
      ? [{ header: `Bedrag ${before}`, value: ({ revenueBefore }: Week) => revenueBefore / 100 }]
      : []),
  ];
}
