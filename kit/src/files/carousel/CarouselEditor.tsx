import { DeleteDialog } from 'kit/editing';
import { useAttempt } from 'kit/graphql';
import { Button, Card, EmptyState, Tag } from 'kit/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';

import { AddPictureDialog, EditPictureDialog } from './PictureDialogs';
import {
  type CarouselPicture,
  type CarouselValues,
  type MoveDirection,
  PictureTile,
  type CarouselLabels,
} from './PictureTile';

/** The props of CarouselEditor; what fails is thrown as an ApiError. */
export interface CarouselEditorProps<Picture extends CarouselPicture> {
  /** In their order. */
  items: readonly Picture[];
  /** Where the images are stored, and the width they are scaled to. */
  folder: string;
  maxWidth: number;
  withStory?: boolean;
  photoRequired?: boolean;
  /** Asks of each photo what is to be seen on it and what stays in sight, and says how many have no words. */
  described?: boolean;
  labels: CarouselLabels;
  onAdd: (values: CarouselValues) => Promise<unknown>;
  /** Saves against the revision of `item`, as it was when the dialog opened. */
  onEdit: (item: Picture, values: CarouselValues) => Promise<unknown>;
  onDelete: (id: string) => Promise<unknown>;
  /** Without it the order is fixed. */
  onMove?: (id: string, to: MoveDirection) => Promise<unknown>;
  /** What stands below the pictures. */
  below?: ReactNode;
  /** The picture as it is now, past the cache; undefined when it is gone. */
  fetchLatest: (id: string) => Promise<Picture | undefined>;
}

/**
 * The pictures of a carousel with a name and perhaps a story: added and changed in a dialog, deleted, moved.
 *
 * @example
 * <CarouselEditor items={carousel} folder="images/aboutUs/carrousel" maxWidth={200} withStory labels={labels}
 *   onAdd={add} onEdit={({ id, revision }, item) => edit({ id, revision, item })} onDelete={remove} onMove={move}
 *   fetchLatest={async (id) => (await pictures()).find((picture) => picture.id === id)} />
 */
export function CarouselEditor<Picture extends CarouselPicture>(props: CarouselEditorProps<Picture>) {
  const { items, labels, onAdd, onEdit, onDelete, onMove, below, fetchLatest, ...looks } = props;
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Picture>();
  const [deleting, setDeleting] = useState<Picture>();
  const { list, moving, move } = useMove(onMove);
  return (
    <Card
      title={labels.title}
      actions={
        <Button variant="ghost" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
          {labels.add}
        </Button>
      }
    >
      {items.length === 0 && <EmptyState title={labels.empty} />}
      <Tiles ref={list}>
        {items.map((item, position) => (
          <PictureTile
            key={item.id}
            picture={item}
            isMoving={moving === item.id}
            onEdit={() => setEditing(item)}
            onDelete={() => setDeleting(item)}
            onMove={move && ((to) => void move(item.id, to))}
            isFirst={position === 0}
            isLast={position === items.length - 1}
          />
        ))}
      </Tiles>
      {looks.described && <Undescribed items={items} />}
      {below}
      <AddPictureDialog
        {...looks}
        labels={labels}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdd={onAdd}
      />
      {editing && (
        <EditPictureDialog
          {...looks}
          labels={labels}
          record={editing}
          onClose={() => setEditing(undefined)}
          send={onEdit}
          fetchLatest={() => fetchLatest(editing.id)}
        />
      )}
      <DeleteDialog
        isOpen={deleting !== undefined}
        question={`${deleting?.name} verwijderen? Deze actie is onomkeerbaar.`}
        onDelete={async () => deleting && onDelete(deleting.id)}
        onClose={() => setDeleting(undefined)}
      />
    </Card>
  );
}

function Undescribed({ items }: { items: readonly CarouselPicture[] }) {
  const count = items.filter(({ photo, alt }) => photo && !alt).length;
  if (count === 0) return null;
  return (
    <Below>
      <Tag tone="warn">{`${count === 1 ? '1 foto' : `${count} foto’s`} zonder alternatieve tekst`}</Tag>
    </Below>
  );
}

const Below = styled.p`
  margin: var(--s4) 0 0;
`;

/** Moves one picture at a time; focus stays with it. */
function useMove(onMove: ((id: string, to: MoveDirection) => Promise<unknown>) | undefined) {
  const { attempt } = useAttempt();
  const list = useRef<HTMLUListElement>(null);
  const [moving, setMoving] = useState<string>();
  const move = async (id: string, to: MoveDirection) => {
    if (!onMove || moving !== undefined) return;
    setMoving(id);
    await attempt(() => onMove(id, to));
    setMoving(undefined);
    // The pressed button went along with its picture, or has nothing more to do at the end of the row.
    requestAnimationFrame(() => {
      const isLost = document.activeElement?.matches('body, :disabled');
      if (!isLost) return;
      const buttons = list.current?.querySelectorAll<HTMLElement>(
        `[data-picture="${id}"] [data-move]:enabled`,
      );
      const same = [...(buttons ?? [])].find(({ dataset }) => dataset.move === to);
      (same ?? buttons?.[0])?.focus();
    });
  };
  return { list, moving, move: onMove && move };
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
  gap: var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
`;
