import { areaPages, type AreaProps } from 'kit/session';
import { AreaPlaceholder } from 'kit/ui';
import type { ComponentType } from 'react';

const AREA = 'de Club van 111';

/** Each page of this area until its own issue replaces it. */
function placeholder(title: string) {
  return function Placeholder() {
    return <AreaPlaceholder area={AREA} title={title} />;
  };
}

/** The pages of this area, by the path of the shell's route table. */
const Area: ComponentType<AreaProps> = areaPages({
  '/club': placeholder('Club van 111'),
});

export default Area;
