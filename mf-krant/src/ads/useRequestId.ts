import { newRequestId } from 'kit/lists';
import { useRef } from 'react';

/**
 * A request id for each content that is sent: the same content again has the same id, so that a retry after an answer
 * that was lost does nothing twice; what was changed in between is something new.
 */
export function useRequestId(): (content: unknown) => string {
  const last = useRef<{ content: string; id: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current?.content !== text) last.current = { content: text, id: newRequestId() };
    return last.current.id;
  };
}
