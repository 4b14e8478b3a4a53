import { ErrorState, Skeleton } from 'kit/ui';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { useEffect, useRef } from 'react';

import type { Chapter } from './chapters';
import { Picture } from './Picture';
import { useChapterText } from './useChapterText';

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
