import { type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';

type MenuIcon = (name: string | undefined) => ReactNode;

let loaded: MenuIcon | undefined;

/** The icons of the menu, which come when the menu stands; until then there is room for them. */
export function useMenuIcons(): MenuIcon {
  const [, setLoaded] = useState(loaded !== undefined);
  useEffect(() => {
    if (loaded) return;
    import('./menuIcons').then(
      ({ menuIcon }) => {
        loaded = menuIcon;
        setLoaded(true);
      },
      // The words are enough.
      () => undefined,
    );
  }, []);
  return loaded ?? roomFor;
}

const roomFor: MenuIcon = (name) => name !== undefined && <Room />;

const Room = styled.span`
  flex: none;
  width: 20px;
`;
