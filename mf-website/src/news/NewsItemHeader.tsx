import { formatDate } from 'kit/format';
import { Tag } from 'kit/ui';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { WebsiteNewsItemHeaderFragmentDoc } from '../gql/graphql';
import { tagLabel } from './newsTags';

/** The row of a closed item: title, 'date - creator', tags, and how far it is; what is on the website as it should be says nothing. */
export function NewsItemHeader({
  item: masked,
}: {
  item: FragmentType<typeof WebsiteNewsItemHeaderFragmentDoc>;
}) {
  const item = getFragmentData(WebsiteNewsItemHeaderFragmentDoc, masked);
  return (
    <Header>
      <strong>{item.title}</strong>
      <small>{`${formatDate(item.creationDate)} - ${item.creator}`}</small>
      <Tags>
        {item.tags.map((tag) => (
          <Tag key={tag}>{tagLabel(tag)}</Tag>
        ))}
        {item.state === 'draft' && <Tag tone="warn">Concept</Tag>}
        {item.state === 'planned' && (
          <Tag tone="warn">{`Gepland op ${formatDate(item.postponementDate ?? '')}`}</Tag>
        )}
        {item.draft && (
          <Tag tone="warn">
            {item.draft.publishOn
              ? `Gewijzigd, gepland op ${formatDate(item.draft.publishOn)}`
              : 'Gewijzigd, nog niet gepubliceerd'}
          </Tag>
        )}
        {item.photo && !item.alt && <Tag tone="warn">Foto zonder alternatieve tekst</Tag>}
      </Tags>
    </Header>
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
