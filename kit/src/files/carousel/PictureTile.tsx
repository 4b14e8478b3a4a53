import type { FileLink } from 'kit/download';
import { IconButton, phone } from 'kit/ui';
import { ArrowLeft, ArrowRight, ImageOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import type { FocalPoint } from '../PictureDetails';

/** A picture of a carousel. */
export interface CarouselPicture {
  id: string;
  name: string;
  story?: string | null;
  photo?: (FileLink & { id: string }) | null;
  /** What is to be seen on the photo; null: nobody said. */
  alt?: string | null;
  focus?: FocalPoint | null;
  revision: number;
}

/** What is asked of a picture. */
export type CarouselValues = {
  name: string;
  story: string;
  photoId: string | null;
  /** Of a carousel whose photos are described. */
  alt?: string;
  focus?: FocalPoint | null;
};

/** Which way a picture goes. */
export type MoveDirection = 'earlier' | 'later';

/** The props of PictureTile. */
export interface PictureTileProps {
  picture: CarouselPicture;
  isMoving: boolean;
  onEdit: () => void;
  onDelete: () => void;
  /** Without it the order is fixed. */
  onMove: ((to: MoveDirection) => void) | undefined;
  isFirst: boolean;
  isLast: boolean;
}

/** One picture of the grid, with what can be done with it. */
export function PictureTile(props: PictureTileProps) {
  const { picture, isMoving, onEdit, onDelete, onMove, isFirst, isLast } = props;
  const { id, name, story, photo } = picture;
  return (
    <Tile data-picture={id} aria-busy={isMoving || undefined}>
      <Picture>{photo ? <img src={photo.url} alt="" loading="lazy" /> : <ImageOff aria-hidden />}</Picture>
      <Text>
        <b>{name}</b>
        {story && <Story text={story} />}
      </Text>
      <Actions>
        {onMove && (
          <>
            <IconButton
              aria-label={`${name} naar voren`}
              data-move="earlier"
              disabled={isFirst}
              pending={isMoving}
              onClick={() => onMove('earlier')}
            >
              <ArrowLeft aria-hidden />
            </IconButton>
            <IconButton
              aria-label={`${name} naar achteren`}
              data-move="later"
              disabled={isLast}
              pending={isMoving}
              onClick={() => onMove('later')}
            >
              <ArrowRight aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton aria-label={`${name} aanpassen`} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton aria-label={`${name} verwijderen`} onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      </Actions>
    </Tile>
  );
}

/** Its first lines; all of it by a tap. */
function Story({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <StoryText type="button" data-free-text aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      <span>{text}</span>
    </StoryText>
  );
}

const Tile = styled.li`
  display: flex;
  flex-direction: column;
  border: 1px solid var(--line);
  border-radius: 10px;
  overflow: hidden;
  @media ${phone} {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Picture = styled.div`
  display: grid;
  flex: none;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  aspect-ratio: 4 / 3;
  /* or a portrait would make it higher than that */
  overflow: hidden;
  background: var(--page);
  color: var(--ink-2);
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Text = styled.div`
  flex: 1;
  padding: var(--s3) var(--s3) 0;
  overflow-wrap: anywhere;
`;

const StoryText = styled.button`
  display: flex;
  min-height: 44px;
  margin: 2px 0 0;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-2);
  font: 14px/1.5 var(--body);
  text-align: left;
  cursor: pointer;
  span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    white-space: pre-line;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  &[aria-expanded='true'] span {
    -webkit-line-clamp: none;
  }
  /* On paper nobody taps. */
  @media print {
    span {
      -webkit-line-clamp: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  padding: var(--s1);
`;

/** The words of one carousel. */
export interface CarouselLabels {
  title: string;
  /** On the button and above the dialog, such as 'Prins toevoegen'. */
  add: string;
  editTitle: string;
  nameLabel: string;
  storyLabel?: string;
  /** Such as 'Er zijn nog geen prinsen.' */
  empty: string;
}
