import { type Shortcut, shortcuts } from 'kit/ui';
import styled from 'styled-components';

import { everywhere } from './shortcutList';

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
