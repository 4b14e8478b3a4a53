import { LinkButton } from 'kit/ui';
import { Camera } from 'lucide-react';

/** To a new declaration, for everybody. */
export function DeclareLink() {
  return (
    <LinkButton to="/declaraties?nieuw" variant="ghost" icon={<Camera aria-hidden />}>
      Declareren
    </LinkButton>
  );
}
