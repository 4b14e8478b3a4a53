import { Link, useLocation } from 'kit/router';
import type { SessionUser } from 'kit/session';
import { useLayer } from 'kit/ui';
import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  type ReactNode,
  useState,
} from 'react';
import styled, { createGlobalStyle } from 'styled-components';

import { prefetch } from '../remotes/prefetch';
import type { AreaRoute } from '../remotes/routes';
import { routeAt, useAreaRoutes, useKnowsRoutes } from '../remotes/useAreaRoutes';
import { useAfterPaint } from '../useAfterPaint';
import { Brand } from './Brand';
import { keepIn, keptOf } from './keptInMenu';
import { AT_HAND, isElsewhere, type MenuEntry, type MenuGroup, menuOf } from './menuOf';
import { MenuSection } from './MenuSection';

type MenuIcon = (name: string | undefined) => ReactNode;

let loaded: MenuIcon | undefined;

/** The icons of the menu, which come when it `isShown` and stands; until then there is room for them. */
function useMenuIcons(isShown: boolean): MenuIcon {
  const [, setLoaded] = useState(loaded !== undefined);
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (loaded || !isPainted || !isShown) return;
    import('./menuIcons').then(
      ({ menuIcon }) => {
        loaded = menuIcon;
        setLoaded(true);
      },
      // The words are enough.
      () => undefined,
    );
  }, [isPainted, isShown]);
  return loaded ?? roomFor;
}

const roomFor: MenuIcon = (name) => name !== undefined && <Room />;

const Room = styled.span`
  flex: none;
  width: 20px;
`;

// For a few, and not needed to find the way.
const DeclarationsToDecide = lazy(async () => ({
  default: (await import('./DeclarationsToDecide')).DeclarationsToDecide,
}));

interface SideMenuProps {
  user: SessionUser;
  isOpen: boolean;
  /** Over the page, as on a phone; closes by the page behind it and by Escape. */
  drawer: boolean;
  onClose: () => void;
}

/** The side menu, with what this user may see. */
export function SideMenu({ user, isOpen, drawer, onClose }: SideMenuProps) {
  const menu = useRef<HTMLElement>(null);
  useDrawerKeys(menu, drawer && isOpen, onClose);
  useLayer(onClose, drawer && isOpen);
  const routes = useAreaRoutes();
  const knowsRoutes = useKnowsRoutes();
  // What is below comes with it, so that nothing of the menu moves.
  const groups = knowsRoutes ? menuOf(user, routes) : menuOf(user, []).slice(0, 1);
  const currentOf = useCurrent(routes);
  const atHand = useAtHand(groups, currentOf);
  const menuIcon = useMenuIcons(isOpen);
  const entry = ({ path, label, icon }: MenuEntry) => (
    <Link
      key={path}
      to={path}
      aria-current={currentOf(path)}
      target={isElsewhere(path) ? '_blank' : undefined}
      onClick={drawer ? onClose : undefined}
      onPointerEnter={() => prefetch(routes, path)}
      onPointerDown={() => prefetch(routes, path)}
      onFocus={() => prefetch(routes, path)}
    >
      {menuIcon(icon)}
      {label}
      {path === '/financien' && user.isDB && !user.secondFactorMissing && (
        <Suspense>
          <DeclarationsToDecide />
        </Suspense>
      )}
    </Link>
  );

  if (!isOpen) return null;
  return (
    <>
      {drawer && <Backdrop onClick={onClose} aria-hidden />}
      {drawer && <HeldPage />}
      <Rail id="menu" ref={menu} aria-label="Menu" $drawer={drawer}>
        <Brandmark>
          <Brand />
        </Brandmark>
        {groups.map(({ title, begins, entries, empty }) => (
          <MenuSection
            key={title ?? 'eigen'}
            title={title}
            begins={begins}
            hasCurrent={entries.some(({ path }) => currentOf(path))}
            atHand={entries.filter(({ path }) => atHand.includes(path)).map(entry)}
          >
            {entries.map(entry)}
            {entries.length === 0 && <p>{empty}</p>}
          </MenuSection>
        ))}
      </Rail>
    </>
  );
}

/** Whether an entry is the page that is shown, or the one that this page is a part of. */
function useCurrent(routes: readonly AreaRoute[]): (path: string) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  const partOf = routeAt(routes, pathname)?.partOf;
  return (path) => (path === pathname ? 'page' : path === partOf ? 'true' : undefined);
}

const USED = 'menu-laatst';

/** The pages used last of what begins folded; they stay in view, and are kept on this device. */
function useAtHand(groups: readonly MenuGroup[], currentOf: ReturnType<typeof useCurrent>): string[] {
  const [kept, setKept] = useState(() => keptOf(USED));
  const current = groups
    .filter(({ begins }) => begins)
    .flatMap(({ entries }) => entries)
    .find(({ path }) => currentOf(path))?.path;
  const isNew = current !== undefined && !kept.includes(current);
  const last = isNew ? [current, ...kept].slice(0, AT_HAND) : kept;
  if (isNew) setKept(last);
  useEffect(() => keepIn(USED, last), [last]);
  return last;
}

/** An open drawer takes the focus, closes on Escape, and gives the focus back. */
function useDrawerKeys(menu: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>('a')?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [menu, isOpen]);
}

const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: var(--scrim);
`;

const HeldPage = createGlobalStyle`
  html {
    overflow: hidden;
  }
`;

const Rail = styled.nav<{ $drawer: boolean }>`
  --focus: var(--rail-focus);
  position: ${({ $drawer }) => ($drawer ? 'fixed' : 'sticky')};
  inset: 0 auto auto 0;
  top: 0;
  z-index: ${({ $drawer }) => ($drawer ? 50 : 1)};
  width: ${({ $drawer }) => ($drawer ? 'min(300px, 86vw)' : 'auto')};
  height: 100dvh;
  overflow-y: auto;
  padding: var(--s4) var(--s3);
  background: var(--rail);
  color: var(--rail-ink);
  h2 {
    font: 700 12px var(--body);
    letter-spacing: 0.06em;
    text-transform: uppercase;
    padding: var(--s4) var(--s3) var(--s1);
    opacity: 0.85;
  }
  p {
    padding: 6px var(--s3);
    opacity: 0.85;
    font-size: 14px;
  }
  a,
  button {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 42px;
    padding: 6px var(--s3);
    border-radius: var(--r-s);
    color: inherit;
    text-decoration: none;
    font-weight: 500;
  }
  :is(a, button):hover {
    background: rgb(255 255 255 / 10%);
  }
  a[aria-current] {
    background: var(--rail-on);
    color: var(--rail-on-ink);
    font-weight: 700;
  }
  svg {
    width: 20px;
    height: 20px;
    flex: none;
  }
  @media (pointer: coarse) {
    a,
    button {
      min-height: 44px;
    }
  }
`;

const Brandmark = styled.div`
  padding: var(--s2) var(--s3) var(--s5);
`;
