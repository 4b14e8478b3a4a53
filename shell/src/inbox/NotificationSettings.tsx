import { Form, FormError, SubmitButton } from 'kit/forms';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { ErrorState, Skeleton } from 'kit/ui';

import { getFragmentData } from '../gql/lazy';
import {
  type NotificationDelivery,
  type NotificationKind,
  ShellNotificationSettingsDocument,
  ShellNotificationSettingsFragmentDoc,
  ShellUpdateNotificationSettingsDocument,
} from '../gql/lazy/graphql';
import { DeliveryChoice } from './DeliveryChoice';
import { MailPaused } from './MailPaused';

const kinds: readonly { kind: NotificationKind; title: string; what: string }[] = [
  { kind: 'assigned', title: 'Voor jou', what: 'Een taak die je krijgt.' },
  { kind: 'asked', title: 'Aan jou gevraagd', what: 'Een vraag over je declaratie of advertentie.' },
  { kind: 'decided', title: 'Besloten', what: 'Je declaratie is goedgekeurd of afgekeurd.' },
  {
    kind: 'due',
    title: 'Herinneringen',
    what: 'Een taak of dienst die eraan komt, een factuur die te laat is.',
  },
  { kind: 'expiring', title: 'Loopt af', what: 'Een recht van jou dat eindigt.' },
];

type Choices = Record<NotificationKind, NotificationDelivery>;

/** How one is told of what: in the portal alone, by mail too, in one mail a week, or not. */
export function NotificationSettings() {
  const { data, error, refetch } = useQuery(ShellNotificationSettingsDocument, {
    fetchPolicy: 'network-only',
  });
  const { save } = useSave(ShellUpdateNotificationSettingsDocument, { done: 'Meldingen ingesteld' });
  const again = () => refetch().catch(() => undefined);
  if (!data && error) return <ErrorState text={toApiError(error).message} onRetry={() => void again()} />;
  if (!data) return <Skeleton rows={5} />;
  const settings = getFragmentData(ShellNotificationSettingsFragmentDoc, data.notificationSettings);
  const { choices, revision, isMailPaused, email } = settings;
  const submit = async (chosen: Choices) => {
    const changed = kinds.map(({ kind }) => ({ kind, delivery: chosen[kind] }));
    try {
      await save({ revision, choices: changed });
    } catch (failure) {
      // Changed elsewhere, or by the link in a mail: the next attempt is made of that.
      if (toApiError(failure).code === 'CONFLICT') await again();
      throw failure;
    }
  };
  return (
    <>
      {isMailPaused && <MailPaused email={email} />}
      <Form
        aria-label="Meldingen"
        initialValues={Object.fromEntries(choices.map(({ kind, delivery }) => [kind, delivery])) as Choices}
        onSubmit={submit}
      >
        {kinds.map(({ kind, title, what }) => (
          <DeliveryChoice key={kind} name={kind} title={title} what={what} />
        ))}
        <FormError />
        <SubmitButton variant="ghost">Opslaan</SubmitButton>
      </Form>
    </>
  );
}
