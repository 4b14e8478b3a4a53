import { fromDevice, useApolloClient } from 'kit/graphql';
import { Navigate, Outlet, pageOf, useLocation, useMatches } from 'kit/router';
import {
  LayersInHistory,
  LeaveGuard,
  useSession,
  onExported,
  type FindPlaces,
  PlacesContext,
  useUser,
} from 'kit/session';
import { ErrorState, lazyPart, phone, ShownTitle, useMediaQuery } from 'kit/ui';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, useMemo } from 'react';
import styled from 'styled-components';

import { maySee } from '../Guard';
import { AreaPage } from '../remotes/LazyAreaPage';
import { useBuiltRemotes, useRemoteList } from '../remotes/remoteList';
import { useFailureReports } from '../remotes/reportFailure';
import { placesOf } from '../remotes/routes';
import { routeAt, useAreaRoutes, useKnowsRoutes } from '../remotes/useAreaRoutes';
import { useIsOutdated } from '../remotes/useIsOutdated';
import { NOT_FOUND } from '../routeTitles';
import { useAfterPaint } from '../useAfterPaint';
import { SideMenu } from './SideMenu';
import { TopBar } from './TopBar';
import { useScrollMemory } from './useScrollMemory';

// Nobody waits for these at first.
const GuidePanel = lazyPart(async () => (await import('../guide/GuidePanel')).GuidePanel);
const TourCard = lazyPart(async () => (await import('../tour/TourCard')).TourCard);

/** The explanation behind '?', and the tour of a first visit. */
function useHelp(): { openHelp: () => void; help: ReactNode } {
  const { state } = useSession();
  const isPainted = useAfterPaint();
  const [isOpen, setOpen] = useState(false);
  const [tour, setTour] = useState<'again' | 'ended'>();
  const user = state.status === 'signedIn' ? state.user : undefined;
  // Who was signed in before this was made is kept on the device without it.
  const newTours = user?.newTours as string[] | undefined;
  const isNew = isPainted && tour === undefined && Boolean(newTours?.length);
  const help = user && (
    <>
      {isOpen && (
        <GuidePanel
          onClose={() => setOpen(false)}
          onTour={() => {
            setOpen(false);
            setTour('again');
          }}
        />
      )}
      {(isNew || tour === 'again') && (
        <TourCard key={tour} again={tour === 'again'} onClose={() => setTour('ended')} />
      )}
    </>
  );
  return { openHelp: () => setOpen(true), help };
}

/** In ms; what is not there by then comes where it comes. */
const PATIENCE = 3000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;
const WAITING = ':is(main [data-loading], main :has([data-loading])) ~ * { display: none !important; }';

/**
 * While a page arrives, what stands below a part that is still loading waits for it: so nothing is pushed away under
 * somebody's eyes. It ends at the first touch, or after three seconds. To be given as `ref`.
 * @returns what ends it
 */
function arrive(): () => void {
  // Only as long as it counts: such a rule is looked at for every element that comes and goes.
  const rule = document.createElement('style');
  rule.textContent = WAITING;
  const end = () => {
    rule.remove();
    clearTimeout(timer);
    for (const touch of TOUCHES) window.removeEventListener(touch, end);
  };
  const timer = setTimeout(end, PATIENCE);
  document.head.append(rule);
  for (const touch of TOUCHES) window.addEventListener(touch, end, { passive: true });
  return end;
}

const ViewingBanner = lazyPart(async () => (await import('./ViewingBanner')).ViewingBanner);

const OfflineLine = lazyPart(async () => (await import('./OfflineLine')).OfflineLine, { soon: true });

const NewVersionLine = lazyPart(async () => (await import('../remotes/NewVersionLine')).NewVersionLine);

/** The menu is beside the page from this width on; below it is a drawer. */
const WIDE = '(min-width: 1000px)';

/** Top bar, side menu and footer around a page, for who is signed in. */
export function PortalLayout() {
  const { state, refresh } = useSession();
  const oldSince = useSyncExternalStore(fromDevice.subscribe, fromDevice.since);
  const location = useLocation();
  const fullPath = location.pathname + location.search;
  const page = pageOf(location);
  const title = usePageTitle();
  const isOutdated = useIsOutdated();
  const wide = useMediaQuery(WIDE);
  // A drawer is there until the next page; beside the page the menu stays as it was put.
  const [choice, setChoice] = useState<{ shown: boolean; at: string }>();
  const menuShown = wide ? (choice?.shown ?? true) : choice?.at === page && choice.shown;
  const showMenu = (shown: boolean) => setChoice({ shown, at: page });
  useFreshRights(page);
  useScrollMemory(page);
  useExportLog();
  useFailureReports();
  const { openHelp, help } = useHelp();

  // The frame of index.html is there.
  if (state.status === 'loading') return null;
  if (state.status === 'failed') {
    return (
      <ErrorState
        title="De backoffice is nu niet bereikbaar"
        failure={state.failure}
        onRetry={() => void refresh()}
      />
    );
  }
  if (state.status === 'signedOut') {
    // Back to this page after signing in, unless somebody left on purpose: the next one may be another person.
    return <Navigate to="/login" state={state.deliberately ? undefined : { from: fullPath }} replace />;
  }

  return (
    <Frame $withRail={wide && menuShown}>
      <SkipLink href="#inhoud">Naar de inhoud</SkipLink>
      <SideMenu user={state.user} isOpen={menuShown} drawer={!wide} onClose={() => showMenu(false)} />
      {/* Behind the drawer nothing can be reached or scrolled. */}
      <Column inert={!wide && menuShown}>
        <TopBar
          title={title}
          menuShown={menuShown}
          onToggleMenu={() => showMenu(!menuShown)}
          onHelp={openHelp}
        />
        {state.user.viewedBy && <ViewingBanner name={state.user.name} />}
        {oldSince !== undefined && <OfflineLine since={oldSince} />}
        {isOutdated && <NewVersionLine />}
        {/* Another page starts anew; what is chosen on one is in its address, and leaves it as it is. */}
        <LeaveGuard />
        <LayersInHistory />
        <Main id="inhoud" tabIndex={-1} key={page} ref={arrive}>
          <ShownTitle value={title}>
            <Places>
              <Outlet />
            </Places>
          </ShownTitle>
        </Main>
        <Footer>
          {/* oxlint-disable-next-line react/purity -- the year of each time that it is shown */}
          <span>© {new Date().getFullYear()}</span>
          <span>Gemaakt door de vrijwilligers van de stichting</span>
        </Footer>
        {help}
      </Column>
    </Frame>
  );
}

/** Reads the session anew at every next page: rights may have changed; the server has the last word anyway. */
function useFreshRights(page: string): void {
  const { refresh } = useSession();
  const seen = useRef(page);
  useEffect(() => {
    if (seen.current === page) return;
    seen.current = page;
    void refresh();
  }, [page, refresh]);
}

/** The title of the route that is shown; also the title of the tab. */
function usePageTitle(): string {
  const handle = useMatches().at(-1)?.handle as { title?: string } | undefined;
  const { pathname } = useLocation();
  const routes = useAreaRoutes();
  const isKnown = useKnowsRoutes() || handle?.title !== NOT_FOUND;
  const title = routeAt(routes, pathname)?.title ?? (isKnown ? handle?.title : undefined);
  useEffect(() => {
    if (title) document.title = `${title} - Carnaval backoffice`;
  }, [title]);
  return title ?? 'Carnaval backoffice';
}

const Frame = styled.div<{ $withRail: boolean }>`
  display: grid;
  grid-template-columns: ${({ $withRail }) => ($withRail ? '264px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  min-height: 100dvh;
  @media print {
    display: block;
  }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  /* The footer is below what is seen at first, and does not move in view. */
  min-height: calc(100dvh - 50px);
  /* All of a screen of 1920 px beside the menu. */
  max-width: 1656px;
  padding: var(--s5);
  outline: none;
  @media ${phone} {
    padding: 6px var(--s4) var(--s4);
  }
`;

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  justify-content: space-between;
  padding: var(--s4) var(--s5);
  border-top: 1px solid var(--line);
  color: var(--ink-2);
  font-size: 14px;
  @media ${phone} {
    padding: var(--s4);
  }
`;

const SkipLink = styled.a`
  position: absolute;
  left: var(--s4);
  top: -60px;
  z-index: 60;
  background: var(--card);
  padding: var(--s3) var(--s4);
  border-radius: var(--r-s);
  &:focus {
    top: var(--s3);
  }
`;

/** Has every list that somebody takes along noted in the log. The file is there also when that fails. */
export function useExportLog(): void {
  const client = useApolloClient();
  useEffect(
    () =>
      onExported((exported) => {
        import('../gql/lazy/graphql')
          .then(({ LogExportDocument }) =>
            client.mutate({ mutation: LogExportDocument, variables: { ...exported } }),
          )
          .catch(() => undefined);
      }),
    [client],
  );
}

/** Tells the pages in it what remotes put in their places, as far as who is signed in may see it. */
function Places({ children }: { children: ReactNode }) {
  const user = useUser();
  const list = useRemoteList();
  const built = useBuiltRemotes();
  const find = useMemo<FindPlaces>(() => {
    const all = placesOf(list?.areas ?? {}, built);
    return (place, commissionId) =>
      all
        .filter((one) => one.place === place && maySee(user, one, commissionId))
        .map(({ area, id, title, order }) => ({
          ...{ id, title, order },
          content: <AreaPage key={`${area} ${id}`} area={area} route={`${place}/${id}`} title={title} />,
        }));
  }, [user, list, built]);
  return <PlacesContext value={find}>{children}</PlacesContext>;
}
