import { Button } from 'kit/ui';

import { NoticeLine } from './NoticeLine';

/** Tells that the portal was renewed while this tab was open. Who has something typed is asked before it goes. */
export function NewVersionLine() {
  return (
    <NoticeLine role="status">
      Er is een nieuwe versie
      <Button variant="ghost" size="small" onClick={() => window.location.reload()}>
        Vernieuwen
      </Button>
    </NoticeLine>
  );
}
