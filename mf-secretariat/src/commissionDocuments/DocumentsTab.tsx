import { Stack } from 'kit/ui';

import { Docs } from './Docs';
import { Scripts } from './Scripts';

/** The documents of a committee, in two cards. */
export function DocumentsTab() {
  return (
    <Stack>
      <Scripts />
      <Docs />
    </Stack>
  );
}
