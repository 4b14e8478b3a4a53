import { localData } from 'kit/offline';
import { useNavigate } from 'kit/router';
import { useUser } from 'kit/session';
import { IconButton, useLayer, VisuallyHidden } from 'kit/ui';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';

import { isElsewhere } from '../layout/menuOf';
import { OverPage, TopPanel } from '../layout/overPage';
import { useAreaRoutes } from '../remotes/useAreaRoutes';
import { Close, Field, Foot, Key, Results } from './paletteStyle';
import { RECENT } from './recentKeys';
import { ResultGroups } from './ResultGroups';
import { ResultState } from './ResultState';
import type { Row } from './row';
import { rowsFor, rowsToBegin } from './searchRows';
import { useFound } from './useFound';

const MOST = 6;
const local = localData(RECENT);

/** What is kept of a row: not how somebody is reached. */
type Kept = Pick<Row, 'id' | 'icon' | 'title' | 'detail' | 'link'>;

/** What a user chose the last times on this device, the latest first. */
function recentRows(userId: string): Row[] {
  const kept = local.read<Kept[]>(userId);
  return Array.isArray(kept) ? kept : [];
}

/** Keeps what a user chose. */
function rememberRow(userId: string, { id, icon, title, detail, link }: Row): void {
  const others = recentRows(userId).filter((other) => other.link !== link);
  local.write(userId, [{ id, icon, title, detail, link }, ...others].slice(0, MOST));
}

const LONGEST = 60;
const EXPLAINED = 'Zoek iemand, een pagina of wat je wilt doen';

/** Finds people, pages, documents and what can be done: by typing, the arrow keys and Enter. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [moved, setMoved] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [recent] = useState(() => recentRows(user.id));
  useLayer(onClose);
  const searched = text.trim();
  const found = useFound(searched, attempt);
  const routes = useAreaRoutes();
  const groups = searched
    ? rowsFor(user, routes, searched, found?.items ?? [])
    : rowsToBegin(user, routes, recent);
  const rows = groups.flatMap((group) => group.rows);
  const active = Math.min(moved, rows.length - 1);

  const choose = (row: Row | undefined) => {
    if (!row) return;
    rememberRow(user.id, row);
    onClose();
    if (isElsewhere(row.link)) window.open(row.link, '_blank', 'noopener');
    else void navigate(row.link);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, () => void> = {
      ArrowDown: () => setMoved((active + 1) % Math.max(rows.length, 1)),
      ArrowUp: () => setMoved((active - 1 + rows.length) % Math.max(rows.length, 1)),
      Enter: () => choose(rows[active]),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };

  return (
    <OverPage isOpen isDismissable onOpenChange={(isOpen) => void (!isOpen && onClose())}>
      <TopPanel>
        <Dialog aria-label="Zoeken en doen">
          <Field>
            <Search aria-hidden />
            <input
              autoFocus
              role="combobox"
              aria-label={EXPLAINED}
              aria-autocomplete="list"
              aria-haspopup="grid"
              aria-expanded={rows.length > 0}
              aria-controls={listId}
              aria-activedescendant={rows.length > 0 ? `${listId}-${active}` : undefined}
              placeholder={EXPLAINED}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={LONGEST}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                setMoved(0);
              }}
              onKeyDown={onKeyDown}
            />
            <Key>Esc</Key>
            <Close>
              <IconButton aria-label="Sluiten" onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            </Close>
          </Field>
          <Results>
            <ResultGroups
              id={listId}
              groups={groups}
              text={searched}
              active={active}
              onActive={setMoved}
              onChoose={choose}
            />
            <ResultState
              text={searched}
              found={found}
              count={rows.length}
              onRetry={() => setAttempt(attempt + 1)}
            />
          </Results>
          <Foot>
            <span>
              <Key>↑</Key> <Key>↓</Key> kiezen
            </span>
            <span>
              <Key>Enter</Key> openen
            </span>
            <span>
              <Key>Tab</Key> bellen of mailen
            </span>
          </Foot>
          <VisuallyHidden role="status">{found && searched ? countOf(rows.length) : ''}</VisuallyHidden>
        </Dialog>
      </TopPanel>
    </OverPage>
  );
}

function countOf(rows: number): string {
  if (rows === 0) return 'Niets gevonden';
  return rows === 1 ? '1 resultaat' : `${rows} resultaten`;
}
