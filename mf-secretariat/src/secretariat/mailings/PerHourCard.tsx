import { differingRows } from 'kit/conflict';
import { Loaded } from 'kit/data';
import { EditLock } from 'kit/editing';
import { FormNumberField } from 'kit/fields';
import { useQuery, useSave } from 'kit/graphql';
import { Card } from 'kit/ui';
import { number, object } from 'yup';

import {
  SecretariatMailingSettingsDocument,
  SecretariatUpdateMailingSettingsDocument,
} from '../../gql/graphql';

/** As on the server. */
const [LEAST, MOST] = [10, 5000];
const schema = object({
  perHour: number().required('Verplicht').min(LEAST, `Minstens ${LEAST}`).max(MOST, `Hoogstens ${MOST}`),
});
const label = 'Mails per uur';

/** For Admins: how many mails go out in an hour, as the mail server allows. */
export function PerHourCard() {
  const query = useQuery(SecretariatMailingSettingsDocument, { fetchPolicy: 'cache-and-network' });
  const { save } = useSave(SecretariatUpdateMailingSettingsDocument);
  return (
    <Loaded query={query} subject="De instelling">
      {({ mailingSettings }) => (
        <Card>
          <EditLock
            title="Hoeveel mail er per uur uitgaat"
            read={<p>{`Hoogstens ${mailingSettings.perHour} mails per uur, over het hele portaal.`}</p>}
            record={mailingSettings}
            schema={schema}
            valuesOf={({ perHour }) => ({ perHour })}
            send={({ revision }, { perHour }) => save({ revision, settings: { perHour } })}
            fetchLatest={async () => (await query.refetch()).data?.mailingSettings}
            differences={({ perHour }, theirs) =>
              differingRows(
                { perHour: label },
                { perHour: String(perHour) },
                { perHour: String(theirs.perHour) },
              )
            }
          >
            <FormNumberField name="perHour" label={label} />
          </EditLock>
        </Card>
      )}
    </Loaded>
  );
}
