import { useUser } from 'kit/session';
import { lazy } from 'react';

import { AskedCard } from '../profile/AskedCard';

const MySecondFactor = lazy(async () => ({ default: (await import('./MySecondFactor')).MySecondFactor }));

/** 'Inloggen in twee stappen'; what is set up comes when it is asked for, or when it must be. */
export function SecondFactorCard() {
  const { secondFactorMissing } = useUser();
  return (
    <AskedCard title="Inloggen in twee stappen" ask="Tweede stap bekijken" atOnce={secondFactorMissing}>
      <MySecondFactor />
    </AskedCard>
  );
}
