import { Button, Card, Skeleton } from 'kit/ui';
import { type ReactNode, Suspense, useState } from 'react';

interface AskedCardProps {
  title: string;
  /** What the button that shows it says. */
  ask: string;
  /** Beside the title, there at once. */
  actions?: ReactNode;
  /** It is there at once. */
  atOnce?: boolean;
  /** What is shown, best something lazy: it comes when it is asked for. */
  children: ReactNode;
}

/** A card of which the inside comes when somebody asks for it. */
export function AskedCard({ title, ask, actions, atOnce = false, children }: AskedCardProps) {
  const [asked, setAsked] = useState(atOnce);
  return (
    <Card title={title} actions={actions}>
      {asked || atOnce ? (
        <Suspense fallback={<Skeleton rows={2} />}>{children}</Suspense>
      ) : (
        <Button variant="ghost" onClick={() => setAsked(true)}>
          {ask}
        </Button>
      )}
    </Card>
  );
}
