import { ErrorState, Skeleton } from 'kit/ui';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import type { Chapter } from './chapters';

/** A picture of the guide. Its room is there before it comes, so that a heading below it stays where it was brought. */
function Picture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  return <Image src={src} alt={alt} loading="lazy" $phone={src.includes('.phone.')} />;
}

/** What the browser test makes (e2e/src/system/guidePictures.test.ts): 360 × 560 of a phone, 960 × 600 of a desk. */
const Image = styled.img<{ $phone: boolean }>`
  display: block;
  width: 100%;
  max-width: ${({ $phone }) => ($phone ? 280 : 640)}px;
  height: auto;
  aspect-ratio: ${({ $phone }) => ($phone ? '360 / 560' : '960 / 600')};
  margin: var(--s3) 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-s);
`;

/** The panel has the first heading; no id, since the page behind has ids too. */
const heading = (Tag: 'h3' | 'h4') =>
  function Heading({ children }: { children?: React.ReactNode }) {
    return <Tag>{children}</Tag>;
  };

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  overrides: { h1: heading('h3'), h2: heading('h4'), img: Picture },
};

interface ChapterTextProps {
  chapter: Chapter;
  /** The heading that is brought into view. */
  heading?: string;
}

/** A chapter of the guide, at one of its headings. */
export function ChapterText({ chapter, heading: wanted }: ChapterTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const { text, isFailed, retry } = useChapterText(chapter);
  useEffect(() => {
    if (text === undefined) return;
    const headings = [...(root.current?.querySelectorAll('h3, h4') ?? [])];
    const found = headings.find(({ textContent }) => textContent === wanted) ?? headings[0];
    found?.scrollIntoView();
  }, [text, wanted]);
  if (isFailed) {
    return (
      <ErrorState
        title="De uitleg kan nu niet worden geladen"
        text="Probeer het opnieuw als er verbinding is."
        onRetry={retry}
      />
    );
  }
  if (text === undefined) return <Skeleton rows={6} />;
  return (
    <div ref={root}>
      <Markdown options={options}>{text}</Markdown>
    </div>
  );
}

interface Loaded {
  of: Chapter;
  /** Absent: it did not come. */
  text?: string;
}

/** The text of a chapter, which is fetched when it is first opened: without a connection it may not come. */
function useChapterText(chapter: Chapter) {
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
