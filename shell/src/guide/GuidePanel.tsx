import { useLocation } from 'kit/router';
import { useUser } from 'kit/session';
import { Button, IconButton, phone, useLayer, useMediaQuery } from 'kit/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';

import { builtRoutes } from '../remotes/builtRemotes';
import { chaptersFor, type Place, placeOf } from './chapters';
import { ChapterText } from './ChapterText';
import { Body, Chapters, Head, Panel, Scrim, Text } from './guideStyle';
import { Shortcuts } from './Shortcuts';

/** Where the guide opens for an address. */
export function openingPlace({ pathname, search }: { pathname: string; search: string }): Place {
  const route = builtRoutes.find(({ path }) => patternOf(path).test(pathname));
  return placeOf(route?.path ?? pathname, search);
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);

const KEYS = 'sneltoetsen';

/** On a phone the chapters are one line, of which a part is seen. */
function bringIntoView(chapter: HTMLElement | null): void {
  chapter?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

interface GuidePanelProps {
  onClose: () => void;
  /** Begins the tour of a first visit again. */
  onTour: () => void;
}

/** 'Uitleg': the chapters that somebody may use, at the place of the page one is on, and the keys. */
export function GuidePanel({ onClose, onTour }: GuidePanelProps) {
  const user = useUser();
  const location = useLocation();
  const onPhone = useMediaQuery(phone);
  const offered = chaptersFor(user);
  const [place, setPlace] = useState(() => openingPlace(location));
  useLayer(onClose);
  const chapter = offered.find(({ file }) => file === place.file) ?? offered[0];
  const isKeys = place.file === KEYS;
  const entries = [
    ...offered.map(({ file, title }) => ({ file, title })),
    // A phone has no keyboard.
    ...(onPhone ? [] : [{ file: KEYS, title: 'Sneltoetsen' }]),
  ];
  const shown = isKeys ? KEYS : chapter?.file;
  return (
    <Scrim isOpen isDismissable onOpenChange={(isOpen) => void (!isOpen && onClose())}>
      <Panel>
        <Dialog aria-labelledby="uitleg-titel">
          <Head>
            <h2 id="uitleg-titel">Uitleg</h2>
            {!user.viewedBy && (
              <Button variant="ghost" size="small" onClick={onTour}>
                Rondleiding
              </Button>
            )}
            <IconButton aria-label="Sluiten" onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </Head>
          <Body>
            <Chapters aria-label="Hoofdstukken">
              <ul>
                {entries.map(({ file, title }) => (
                  <li key={file}>
                    <button
                      type="button"
                      aria-current={file === shown ? 'true' : undefined}
                      ref={file === shown ? bringIntoView : undefined}
                      onClick={() => setPlace({ file })}
                    >
                      {title}
                    </button>
                  </li>
                ))}
              </ul>
            </Chapters>
            <Text aria-label="Tekst" key={shown}>
              {isKeys ? <Shortcuts /> : chapter && <ChapterText chapter={chapter} heading={place.heading} />}
            </Text>
          </Body>
        </Dialog>
      </Panel>
    </Scrim>
  );
}
