import { telHref } from 'kit/lists';
import { Mail, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { markedParts } from './marked';
import type { Row } from './row';
import { rowIcon } from './rowIcon';
import { Actions, Avatar, Detail, Number, Reach, RowBox, RowCell, Symbol, Title } from './rowStyle';

interface ResultRowProps {
  id: string;
  row: Row;
  /** What is searched, to be marked. */
  text: string;
  /** Enter opens it, and Tab goes to its actions. */
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

const PEOPLE: readonly string[] = ['person', 'clubMember', 'volunteer'];

/** A thing to choose; somebody who can be reached is called or mailed right there. */
export function ResultRow({ id, row, text, isActive, onActive, onChoose }: ResultRowProps) {
  const { title, detail, phone, email, icon } = row;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not in a browser without a layout.
    if (isActive) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  const call = phone ? telHref(phone) : undefined;
  const isReached = Boolean(call ?? email);
  const Sign = PEOPLE.includes(icon) ? Avatar : Symbol;
  return (
    <RowBox
      ref={box}
      id={id}
      role="row"
      aria-selected={isActive}
      $isTall={isReached || PEOPLE.includes(icon)}
      onPointerMove={isActive ? undefined : onActive}
    >
      {/* The keys are those of the search field, which keeps the focus. */}
      {}
      <RowCell role="gridcell" tabIndex={-1} onClick={onChoose}>
        <Sign aria-hidden>{rowIcon(row)}</Sign>
        <Title>
          <MarkedText text={title} searched={text} />
        </Title>
        {detail && (
          <Detail>
            <MarkedText text={detail} searched={text} />
          </Detail>
        )}
        {phone && <Number>{phone}</Number>}
      </RowCell>
      {isReached && (
        <Actions role="gridcell">
          {call && (
            <Reach href={call} aria-label={`Bellen: ${title}`} tabIndex={isActive ? 0 : -1}>
              <Phone aria-hidden />
              <span>Bellen</span>
            </Reach>
          )}
          {email && (
            <Reach href={`mailto:${email}`} aria-label={`Mailen: ${title}`} tabIndex={isActive ? 0 : -1}>
              <Mail aria-hidden />
              <span>Mailen</span>
            </Reach>
          )}
        </Actions>
      )}
    </RowBox>
  );
}

/** A text in which what is searched is marked. */
function MarkedText({ text, searched }: { text: string; searched: string }) {
  // The parts only change with the text.
  return markedParts(text, searched).map((part, at) =>
    part.isMarked ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
