import { Card } from 'kit/ui';

import { PasswordForm } from './PasswordForm';

/** 'Wachtwoord veranderen'. */
export function PasswordCard() {
  return (
    <Card title="Wachtwoord veranderen">
      <PasswordForm />
    </Card>
  );
}
