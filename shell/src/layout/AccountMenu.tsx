import { Link } from 'kit/router';
import { useUser } from 'kit/session';
import { phone, useLayer } from 'kit/ui';
import { CircleHelp, LogOut, UserCog } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';

import { ColorSchemeOptions } from '../profile/ColorSchemeChoice';
import { OverPage, TopPanel } from './overPage';

interface AccountMenuProps {
  onClose: () => void;
  onHelp: () => void;
  onLeave: () => void;
}

/** Who is signed in, their details, light or dark, the explanation, and the way out; below the button that opens it. */
export function AccountMenu({ onClose, onHelp, onLeave }: AccountMenuProps) {
  const user = useUser();
  useLayer(onClose);
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Scrim isOpen isDismissable onOpenChange={(isOpen) => void (!isOpen && onClose())}>
      <Panel>
        <Dialog aria-label="Account">
          <p>
            Gebruiker: <strong>{user.name}</strong>
          </p>
          <div>
            <Link to="/#gegevens" onClick={onClose}>
              <UserCog aria-hidden />
              Mijn gegevens
            </Link>
            <button type="button" onClick={closeAnd(onHelp)}>
              <CircleHelp aria-hidden />
              Uitleg
            </button>
          </div>
          <div>
            <h2>Weergave</h2>
            <ColorSchemeOptions />
          </div>
          <div>
            <Leave type="button" onClick={closeAnd(onLeave)}>
              <LogOut aria-hidden />
              Uitloggen
            </Leave>
          </div>
        </Dialog>
      </Panel>
    </Scrim>
  );
}

const Scrim = styled(OverPage)`
  --panel-top: 68px;
  --panel-width: 300px;
  justify-items: end;
  background: color-mix(in srgb, var(--scrim) 35%, transparent);
  @media ${phone} {
    --panel-top: 58px;
    align-items: start;
    padding: var(--panel-top) var(--s2) var(--s2);
  }
`;

/** On a phone it is no more than its few lines either. */
const Panel = styled(TopPanel)`
  && {
    max-width: var(--panel-width);
    border-radius: var(--r);
  }
  > section {
    overflow-y: auto;
    height: auto;
    max-height: calc(100dvh - var(--panel-top) - var(--s4));
  }
  p {
    margin: 0;
    padding: var(--s3) var(--s4);
    color: var(--ink-2);
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    color: var(--ink);
    font-size: 16px;
    font-weight: 700;
    line-height: 1.3;
  }
  section > div {
    padding: var(--s2) var(--s4);
    border-top: 1px solid var(--line);
  }
  h2 {
    font: 650 14px/20px var(--body);
    color: var(--ink-2);
  }
  div > :is(a, button) {
    display: flex;
    align-items: center;
    gap: var(--s3);
    width: 100%;
    min-height: 48px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`;

const Leave = styled.button`
  && {
    color: var(--red-strong);
    font-weight: 600;
  }
`;
