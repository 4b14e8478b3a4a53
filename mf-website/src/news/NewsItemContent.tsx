import { formatDate } from 'kit/format';
import { RichText } from 'kit/richtext';
import { Button, Tag } from 'kit/ui';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';

import { type WebsiteNewsItemFragment } from '../gql/graphql';
import { tagLabel } from './newsTags';

/** The row of a closed item: title, 'date - creator' and tags. */
export function NewsItemHeader({ item }: { item: WebsiteNewsItemFragment }) {
  return (
    <Header>
      <strong>{item.title}</strong>
      <small>{`${formatDate(item.creationDate)} - ${item.creator}`}</small>
      <Tags>
        {item.tags.map((tag) => (
          <Tag key={tag}>{tagLabel(tag)}</Tag>
        ))}
        {item.postpone === 'yes' && item.postponementDate && (
          <Tag tone="warn">{`Vanaf ${formatDate(item.postponementDate)}`}</Tag>
        )}
      </Tags>
    </Header>
  );
}

interface ContentProps {
  item: WebsiteNewsItemFragment;
  onEdit: () => void;
  onDelete: () => void;
}

/** An open item: photo, text, link, when it was changed, and what can be done with it. */
export function NewsItemContent({ item, onEdit, onDelete }: ContentProps) {
  return (
    <Content>
      {item.photo && <img src={item.photo.url} alt="" loading="lazy" />}
      <div>
        <RichText html={item.text} />
        {item.linkURL && (
          <p>
            <a href={item.linkURL} target="_blank" rel="noopener noreferrer">
              {item.link || item.linkURL}
            </a>
          </p>
        )}
        {item.modified && (
          <small>{`Aangepast: ${formatDate(item.modified.date)} - ${item.modified.by}`}</small>
        )}
        <Actions>
          <Button variant="ghost" size="small" onClick={onEdit}>
            <Pencil aria-hidden /> Aanpassen
          </Button>
          <Button variant="text" size="small" onClick={onDelete}>
            <Trash2 aria-hidden /> Verwijderen
          </Button>
        </Actions>
      </div>
    </Content>
  );
}

const Header = styled.span`
  display: grid;
  gap: var(--s1);
  text-align: left;
  small {
    color: var(--ink-2);
    font-size: 14px;
  }
  strong {
    overflow-wrap: anywhere;
  }
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1);
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--s4);
  img {
    width: 100%;
    max-width: 400px;
    border-radius: var(--r-s);
  }
  small {
    color: var(--ink-2);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-top: var(--s3);
`;
