import { useLocation } from 'kit/router';
import { lazy, useEffect, useRef } from 'react';

import { AskedCard } from '../profile/AskedCard';

const NotificationSettings = lazy(async () => ({
  default: (await import('./NotificationSettings')).NotificationSettings,
}));

/** How one is told; there at once for who comes from the inbox. */
export function NotificationsCard() {
  const isAsked = useLocation().hash === '#meldingen';
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) card.current?.scrollIntoView?.({ block: 'start' });
  }, [isAsked]);
  return (
    <div ref={card} id="meldingen" style={{ scrollMarginTop: 80 }}>
      <AskedCard title="Meldingen" ask="Meldingen instellen" atOnce={isAsked}>
        <NotificationSettings />
      </AskedCard>
    </div>
  );
}
