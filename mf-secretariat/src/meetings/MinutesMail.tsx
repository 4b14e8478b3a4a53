import { Loaded } from 'kit/data';
import { Switch } from 'kit/fields';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Card, useSnackbar } from 'kit/ui';

import { SecretariatEditMinutesMailDocument, SecretariatMinutesMailDocument } from '../gql/graphql';

/** For chairs: a mail when there are new minutes. */
export function MinutesMail() {
  const query = useQuery(SecretariatMinutesMailDocument, { fetchPolicy: 'cache-and-network' });
  const snackbar = useSnackbar();
  const { save, saving } = useSave(SecretariatEditMinutesMailDocument, { done: 'Opgeslagen' });
  const change = (wanted: boolean) =>
    save({ wanted }).catch((error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' }));
  return (
    <Loaded query={query} subject="Of je mail krijgt">
      {({ minutesMail: { possible, wanted } }) =>
        possible && (
          <Card>
            <Switch
              label="Mail mij als er notulen bij komen"
              isOn={wanted}
              pending={saving}
              onChange={(isOn) => void change(isOn)}
            />
          </Card>
        )
      }
    </Loaded>
  );
}
