import { areaPages, type AreaProps } from 'kit/session';
import { AreaPlaceholder } from 'kit/ui';
import type { ComponentType } from 'react';

const AREA = 'Website';

/** Each page of this area until its own issue replaces it. */
function placeholder(title: string) {
  return function Placeholder() {
    return <AreaPlaceholder area={AREA} title={title} />;
  };
}

/** The pages of this area, by the path of the shell's route table. */
const Area: ComponentType<AreaProps> = areaPages({
  '/contact': placeholder('Contact'),
  '/homepage': placeholder('Homepage'),
  '/ubpf': placeholder('Ulster bierproeffestival'),
  '/overons': placeholder('Over ons'),
  '/jeugdraad': placeholder('Jeugdraad'),
  '/liedjesfestival': placeholder('Liedjesfestival'),
  '/kindercarnaval': placeholder('Kindercarnaval'),
  '/carnavalskrant': placeholder('Carnavalskrant'),
  '/nieuwsberichten': placeholder('Nieuwsberichten'),
  '/optocht': placeholder('Optocht'),
});

export default Area;
