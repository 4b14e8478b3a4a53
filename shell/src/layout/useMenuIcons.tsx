import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';

import { useAfterPaint } from '../useAfterPaint';

type MenuIcon = (name: string | undefined) => ReactNode;

let loaded: MenuIcon | undefined;

/** The icons of the menu, which come when the menu stands; until then there is room for them. */
export function useMenuIcons(): MenuIcon {
  const [, setLoaded] = useState(loaded !== undefined);
  const isPainted = useAfterPaint();
  useEffect(() => {
    if (loaded || !isPainted) return;
    import('./menuIcons').then(
      ({ menuIcon }) => {
        loaded = menuIcon;
        setLoaded(true);
      },
      // The words are enough.
      () => undefined,
    );
  }, [isPainted]);
  return loaded ?? roomFor;
}

const roomFor: MenuIcon = (name) => name !== undefined && <Room />;

const Room = styled.span`
  flex: none;
  width: 20px;
`;
