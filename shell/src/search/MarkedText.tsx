import { markedParts } from './marked';

/** A text in which what is searched is marked. */
export function MarkedText({ text, searched }: { text: string; searched: string }) {
  // The parts only change with the text.
  return markedParts(text, searched).map((part, at) =>
    part.isMarked ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
