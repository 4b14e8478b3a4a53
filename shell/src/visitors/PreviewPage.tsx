import { formatDate } from 'kit/format';
import { RichText } from 'kit/richtext';
import { Alert, Tag } from 'kit/ui';
import styled from 'styled-components';

import { VisitorWebsitePreviewDocument } from '../gql/visitors/graphql';
import { useAsked } from './useAsked';
import { LinkPage } from './VisitorPage';

const texts = {
  title: 'Concept voor de website',
  loading: 'Het concept wordt opgehaald …',
  goneTitle: 'Dit concept is er niet meer',
  gone: 'Het is gepubliceerd of weggegooid, of de link is verlopen. Vraag wie je de link gaf om een nieuwe.',
  failed: 'Het concept kan niet worden geladen',
};

/** What is not on the website yet, as its visitors would see it, behind a private link. */
export function PreviewPage({ token }: { token: string }) {
  const asked = useAsked(VisitorWebsitePreviewDocument, { token });
  return (
    <LinkPage texts={texts} asked={asked}>
      {({ websitePreview: { page, title, text, tags, photo, alt, link, linkURL, publishOn } }) => (
        <Parts>
          <Alert>
            {publishOn
              ? `Dit komt op ${formatDate(publishOn)} op de website, bij ${page}.`
              : `Dit staat nog niet op de website. Het komt bij ${page}.`}
          </Alert>
          <Sheet aria-label={title || page}>
            {title && <h2>{title}</h2>}
            {tags.length > 0 && (
              <Tags>
                {tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </Tags>
            )}
            {photo && <img src={photo.url} alt={alt ?? ''} />}
            {text ? <RichText html={text} /> : <p>De tekst is leeg.</p>}
            {linkURL && (
              <p>
                <a href={linkURL} target="_blank" rel="noopener noreferrer">
                  {link || linkURL}
                </a>
              </p>
            )}
          </Sheet>
        </Parts>
      )}
    </LinkPage>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  margin-top: var(--s4);
`;

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  overflow-wrap: anywhere;
  img {
    width: 100%;
    max-width: 400px;
    border-radius: var(--r-s);
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
`;
