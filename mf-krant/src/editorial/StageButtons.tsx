import { Button, ConfirmDialog } from 'kit/ui';
import { ArrowLeft, ArrowRight, MapPin } from 'lucide-react';
import { useState } from 'react';

import { useStageMoves } from './useStageMoves';

/** The stages that the editors work in. */
export type WorkStage = 'editing' | 'placement';

interface StageButtonsProps {
  ad: { id: string; name: string; placedOnPage: string };
  stage: WorkStage;
  onPlace: () => void;
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

const back = { editing: 'Terug naar beoordelen', placement: 'Terug naar verwerken' } as const;

/** What can be done with an advertisement in a stage. */
export function StageButtons({ ad, stage, onPlace, onChanged }: StageButtonsProps) {
  const { move, moving } = useStageMoves(onChanged);
  const [asking, setAsking] = useState(false);
  const of = (words: string) => ({ 'aria-label': `${words}: ${ad.name}`, children: words });
  return (
    <>
      {stage === 'editing' && (
        <Button
          variant="ghost"
          size="small"
          icon={<ArrowRight aria-hidden />}
          pending={moving === 1}
          disabled={moving === -1}
          onClick={() => void move(ad, stage, 1)}
          {...of('Door naar plaatsen')}
        />
      )}
      {stage === 'placement' && (
        <Button
          variant="ghost"
          size="small"
          icon={<MapPin aria-hidden />}
          onClick={onPlace}
          {...of('Plaatsen')}
        />
      )}
      <Button
        variant="ghost"
        size="small"
        icon={<ArrowLeft aria-hidden />}
        pending={moving === -1}
        disabled={moving === 1}
        onClick={() => (ad.placedOnPage ? setAsking(true) : void move(ad, stage, -1))}
        {...of(back[stage])}
      />
      <ConfirmDialog
        isOpen={asking}
        title={`${ad.name} ${back[stage].toLowerCase()}?`}
        confirmLabel="Terug"
        onConfirm={() => {
          setAsking(false);
          void move(ad, stage, -1);
        }}
        onCancel={() => setAsking(false)}
      >
        {`De advertentie staat op pagina ${ad.placedOnPage} en gaat daar af. Plaats haar opnieuw als ze klaar is.`}
      </ConfirmDialog>
    </>
  );
}
