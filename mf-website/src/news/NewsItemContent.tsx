import { formatDate } from 'kit/format';
import { RichText } from 'kit/richtext';
import { Button, ButtonRow, Stack } from 'kit/ui';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { WebsiteNewsItemContentFragmentDoc, WebsiteNewsPublishingFragmentDoc } from '../gql/graphql';
import { DraftMenu, DraftNotice, PublishButton } from '../publishing/DraftActions';
import { useNewsPublishing } from './NewsPublishing';

interface ContentProps {
  item: FragmentType<typeof WebsiteNewsItemContentFragmentDoc> &
    FragmentType<typeof WebsiteNewsPublishingFragmentDoc>;
  /** After it was published, taken back or put back. */
  onChanged: () => Promise<unknown>;
  onEdit: () => void;
  onDelete: () => void;
}

/** An open item: photo, text, link, when it was changed, and what can be done with it. */
export function NewsItemContent({ item: masked, onChanged, onEdit, onDelete }: ContentProps) {
  const publishing = useNewsPublishing(masked, onChanged);
  const item = getFragmentData(WebsiteNewsItemContentFragmentDoc, masked);
  const { draft } = getFragmentData(WebsiteNewsPublishingFragmentDoc, masked);
  return (
    <Content>
      {item.photo && <img src={`${item.photo.url}?w=1280`} alt={item.alt ?? ''} loading="lazy" />}
      <div>
        <Stack>
          {draft && <DraftNotice draft={draft} />}
          <RichText html={item.text} />
        </Stack>
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
          <PublishButton publish={publishing.publish} />
          <Button variant="ghost" size="small" onClick={onEdit}>
            <Pencil aria-hidden /> Aanpassen
          </Button>
          <Button variant="text" size="small" onClick={onDelete}>
            <Trash2 aria-hidden /> Verwijderen
          </Button>
          <DraftMenu {...publishing} />
        </Actions>
      </div>
    </Content>
  );
}

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

const Actions = styled(ButtonRow)`
  margin-top: var(--s3);
`;
