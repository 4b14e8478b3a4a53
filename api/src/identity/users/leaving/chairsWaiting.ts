import { counted } from '../../../platform/text/inDutch';
import { Permission } from '../../catalogue/permission.enum';
import { WaitingKind } from '../../home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../home/homeSources';
import { passes } from '../../permissions/allow';
import { listVacant } from './chairDuties';

/** Committees without a chair: who manages users gives them one. */
export const chairsWaiting: HomeSource<Waiting> = {
  key: 'chairs',
  async of(context) {
    if (!(await passes(context, Permission.secGebruikers))) return [];
    const vacant = (await listVacant()).map(({ index, name }) => `${index} - ${name}`);
    const [first, ...others] = vacant;
    if (first === undefined) return [];
    return [
      {
        ...{ id: 'chairs', kind: WaitingKind.commission, count: vacant.length },
        title:
          others.length === 0
            ? `Geen voorzitter: ${first}`
            : `${counted(vacant.length, 'commissie', 'commissies')} zonder voorzitter`,
        detail: others.length === 0 ? '' : vacant.join(', '),
        ...{ link: '/gebruikers', actionLabel: 'Kiezen', urgency: Urgency.sometime },
      },
    ];
  },
};
