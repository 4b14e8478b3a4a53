import { formatDate } from 'kit/format';
import { IconButton, MoreActions, phone, Tag, useMediaQuery } from 'kit/ui';
import { ExternalLink, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { DownloadButton } from './DownloadButton';
import { fileTypeLabel, type StoredFile } from './storedFile';

/** A document of a list. */
export interface ListedDocument {
  id: string;
  title: string;
  description?: string | null;
  /** The moment it was added, ISO. */
  creationDate: string;
  creator: string;
  /** Without one it is a link. */
  file: StoredFile | null;
  /** An address; https:// is left out. */
  link?: string | null;
}

interface DocumentRowProps {
  document: ListedDocument;
  /** Beside the type of file. */
  tags?: ReactNode;
  /** Buttons before the one that deletes. */
  actions?: ReactNode;
  /** Below its description, such as what is wrong with the file. */
  below?: ReactNode;
  /** Without it the document cannot be deleted. */
  onDelete: (() => void) | undefined;
}

const addressOf = (link: string) => (/^http:\/\//i.test(link) ? link : `https://${link}`);

/**
 * One document: what it is, when it came and from whom, with the download or the link. On a phone title and date, which
 * open it, and one menu.
 */
export function DocumentRow({ document, tags, actions, below, onDelete }: DocumentRowProps) {
  const { title, description, creationDate, creator, file, link } = document;
  const onPhone = useMediaQuery(phone);
  const remove = onDelete && (
    <IconButton aria-label={`${title} verwijderen`} onClick={onDelete}>
      <Trash2 aria-hidden />
    </IconButton>
  );
  if (onPhone) {
    return (
      <li>
        <Tapped>
          <b>
            {file && <DownloadButton file={file} label={`${title} downloaden`} text={title} />}
            {link && (
              <a href={addressOf(link)} target="_blank" rel="noopener noreferrer">
                {title}
              </a>
            )}
          </b>
          <small>
            {`${formatDate(creationDate)} `}
            <Tag>{file ? fileTypeLabel(file.type) : 'Link'}</Tag> {tags}
          </small>
          {description && <p>{description}</p>}
          {below}
        </Tapped>
        {(actions || remove) && (
          <MoreActions of={title}>
            {actions}
            {remove}
          </MoreActions>
        )}
      </li>
    );
  }
  return (
    <li>
      <div>
        <b>{title}</b> <Tag>{file ? fileTypeLabel(file.type) : 'Link'}</Tag>
        {tags && <> {tags}</>}
        {description && <p>{description}</p>}
        <small>{`${formatDate(creationDate)} - ${creator}`}</small>
        {below}
      </div>
      {file && <DownloadButton file={file} label={`${title} downloaden`} />}
      {link && (
        <OpenLink
          href={addressOf(link)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${title} openen in een nieuw tabblad`}
          title={link}
        >
          <ExternalLink aria-hidden />
        </OpenLink>
      )}
      {actions}
      {remove}
    </li>
  );
}

/** Its title covers all of it. */
const Tapped = styled.div`
  position: relative;
  min-height: 44px;
  /* The whole row is where its title is tapped; what else there is to tap lies on it. */
  b > :is(a, button) {
    color: inherit;
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
      &::after {
        outline: 2px solid var(--focus);
        border-radius: var(--r-s);
      }
    }
  }
  small :is(a, button) {
    position: relative;
    z-index: 1;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

// As the buttons beside it.
const OpenLink = styled.a`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 999px;
  color: inherit;
  &:hover {
    background: color-mix(in srgb, currentcolor 9%, transparent);
  }
  svg {
    width: 20px;
    height: 20px;
  }
`;
