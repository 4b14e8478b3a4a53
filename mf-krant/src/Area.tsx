import { areaPages, type AreaProps } from 'kit/session';
import { AreaPlaceholder } from 'kit/ui';
import type { ComponentType } from 'react';

const AREA = 'de Carnavalskrant';

/** Each page of this area until its own issue replaces it. */
function placeholder(title: string) {
  return function Placeholder() {
    return <AreaPlaceholder area={AREA} title={title} />;
  };
}

/** The pages of this area, by the path of the shell's route table. */
const Area: ComponentType<AreaProps> = areaPages({
  '/krant_administratie': placeholder('Krant'),
  '/mijn_adverteerders': placeholder('Mijn advertenties'),
});

export default Area;
