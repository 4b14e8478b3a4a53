import { formatDate } from 'kit/format';
import { LinedList, MutedText } from 'kit/lists';

interface VisitListProps {
  /** Oldest first. */
  visits: readonly { id: string; text: string; creator: string; creationDate: string }[];
}

/** What was noted of visits to an advertiser, newest first; nothing when there are none. */
export function VisitList({ visits }: VisitListProps) {
  if (visits.length === 0) return null;
  return (
    <LinedList aria-label="Eerdere bezoeken">
      {visits.toReversed().map(({ id, text, creator, creationDate }) => (
        <li key={id}>
          {text}
          <MutedText>{`${formatDate(creationDate)} - ${creator}`}</MutedText>
        </li>
      ))}
    </LinedList>
  );
}
