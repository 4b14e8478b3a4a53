import { type Shortcut, shortcuts } from 'kit/ui';
import styled from 'styled-components';

/** The keys that count everywhere; what a page has of its own it tells with `useShortcuts` of kit/ui. */
const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'Zoeken' },
  { keys: ['?'], does: 'Uitleg openen' },
  { keys: ['Esc'], does: 'Een venster sluiten, of een zoekveld leegmaken' },
  { keys: ['Enter'], does: 'Een formulier opslaan, of kiezen wat in een lijst is gemarkeerd' },
  { keys: ['↑', '↓'], does: 'Door gevonden regels lopen' },
  { keys: ['←', '→'], does: 'Naar het vorige of volgende tabblad' },
];

/** All keys: first those of the page that is behind the panel. */
export function Shortcuts() {
  const onPage = shortcuts.onPage();
  return (
    <>
      <h3>Sneltoetsen</h3>
      {onPage.length > 0 && (
        <>
          <h4>Op deze pagina</h4>
          <Keys list={onPage} />
        </>
      )}
      <h4>Overal</h4>
      <Keys list={everywhere} />
    </>
  );
}

function Keys({ list }: { list: readonly Shortcut[] }) {
  return (
    <List>
      {list.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 110px minmax(0, 1fr);
    align-items: center;
    min-height: 40px;
    border-bottom: 1px solid var(--line);
  }
  dt {
    display: flex;
    gap: 6px;
  }
  dd {
    margin: 0;
  }
  kbd {
    min-width: 28px;
    padding: 2px 8px;
    border: 1px solid var(--line-strong);
    border-radius: 6px;
    font: 600 13px/20px var(--body);
    text-align: center;
  }
`;
