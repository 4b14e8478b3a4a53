import { formatTime } from 'kit/offline';
import { useSession } from 'kit/session';
import { phone } from 'kit/ui';
import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';

const EVERY_MS = 15_000;

/**
 * Over the page, as long as it shows what this device kept: no error, but how it is. Asks every now and then, and when the
 * device says that there is a connection again.
 * @param since when the oldest of what is shown was read, ISO
 */
export function OfflineLine({ since }: { since: string }) {
  const { refresh } = useSession();
  useEffect(() => {
    const attempt = () => void refresh();
    const timer = setInterval(attempt, EVERY_MS);
    window.addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', attempt);
    };
  }, [refresh]);
  return (
    <Line role="status">
      <CloudOff aria-hidden />
      <div>
        <b>Geen verbinding</b>
        {`Je ziet de gegevens van ${formatTime(since)}. Ga gewoon door.`}
      </div>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: 10px var(--s5);
  background: var(--warn-soft);
  border-bottom: 1px solid color-mix(in srgb, var(--warn) 30%, transparent);
  font-size: 14px;
  line-height: 20px;
  svg {
    flex: none;
    width: 22px;
    height: 22px;
    color: var(--warn);
  }
  b {
    display: block;
  }
  @media ${phone} {
    padding: var(--s2) var(--s4);
  }
  @media print {
    display: none;
  }
`;
