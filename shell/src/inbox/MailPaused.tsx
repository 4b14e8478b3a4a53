import { Alert } from 'kit/ui';

/** That mail does not reach one, and what to do about it. */
export function MailPaused({ email }: { email: string }) {
  return (
    <Alert kind="error">
      {email} neemt onze mail niet aan, dus we sturen daar niets meer heen. Kies een ander e-mailadres, of
      vraag een beheerder om het weer te proberen.
    </Alert>
  );
}
