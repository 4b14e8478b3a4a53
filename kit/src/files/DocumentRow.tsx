import { formatDate } from 'kit/format';
import { IconButton, Tag } from 'kit/ui';
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
  /** Without it the document cannot be deleted. */
  onDelete: (() => void) | undefined;
}

/** One document: what it is, when it came and from whom, with the download or the link. */
export function DocumentRow({ document, tags, actions, onDelete }: DocumentRowProps) {
  const { title, description, creationDate, creator, file, link } = document;
  return (
    <li>
      <div>
        <b>{title}</b> <Tag>{file ? fileTypeLabel(file.type) : 'Link'}</Tag>
        {tags && <> {tags}</>}
        {description && <p>{description}</p>}
        <small>{`${formatDate(creationDate)} - ${creator}`}</small>
      </div>
      {file && <DownloadButton file={file} label={`${title} downloaden`} />}
      {link && (
        <OpenLink
          href={/^http:\/\//i.test(link) ? link : `https://${link}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${title} openen in een nieuw tabblad`}
          title={link}
        >
          <ExternalLink aria-hidden />
        </OpenLink>
      )}
      {actions}
      {onDelete && (
        <IconButton aria-label={`${title} verwijderen`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

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
