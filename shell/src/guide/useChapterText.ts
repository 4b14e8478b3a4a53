import { useEffect, useState } from 'react';

import type { Chapter } from './chapters';

interface Loaded {
  of: Chapter;
  /** Absent: it did not come. */
  text?: string;
}

/** The text of a chapter, which is fetched when it is first opened: without a connection it may not come. */
export function useChapterText(chapter: Chapter) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const take = (text?: string) => void (isWanted && setLoaded({ of: chapter, text }));
    chapter.load().then(
      ({ default: text }) => take(text),
      () => take(),
    );
    return () => void (isWanted = false);
  }, [chapter, attempt]);
  const current = loaded?.of === chapter ? loaded : undefined;
  return {
    text: current?.text,
    isFailed: current !== undefined && current.text === undefined,
    retry: () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
