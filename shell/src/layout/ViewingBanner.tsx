import { useSave } from 'kit/graphql';
import { useSession } from 'kit/session';
import { Alert, Button, phone } from 'kit/ui';
import styled from 'styled-components';

import { ShellEndViewAsDocument } from '../gql/lazy/graphql';

/** Above every page while an Admin looks at the portal as somebody else. @param name who that is */
export function ViewingBanner({ name }: { name: string }) {
  const { leaveTo } = useSession();
  const { save, saving, error } = useSave(ShellEndViewAsDocument);
  const end = () =>
    void save({}).then(
      ({ endViewAs }) => leaveTo(endViewAs.id),
      // Shown below.
      () => undefined,
    );
  return (
    <Root role="status">
      <Alert kind="warning">
        Je bekijkt het portaal als <strong>{name}</strong>. Je kunt niets veranderen.
        {error && ` ${error.message}`}
      </Alert>
      <Button size="small" onClick={end} pending={saving}>
        Stoppen met bekijken
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
  padding: var(--s3) var(--s5) 0;
  > :first-child {
    flex: 1;
    min-width: min(100%, 260px);
  }
  @media ${phone} {
    padding: var(--s3) var(--s4) 0;
  }
`;
