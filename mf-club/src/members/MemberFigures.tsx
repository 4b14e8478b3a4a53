import { formatEuro } from 'kit/format';
import { FigureStrip } from 'kit/lists';

import type { ClubMemberFiguresQuery } from '../gql/graphql';
import { thisYear } from './usePaymentYears';

/** The club in one line: its active members, who paid, what is open, and who has a jubilee. */
export function MemberFigures({ figures }: { figures: ClubMemberFiguresQuery['clubMemberFigures'] }) {
  const { members, joined, paid, open, jubilees } = figures;
  const share = members > 0 ? `, ${Math.round((100 * paid) / members)} %` : '';
  const to = (filter = '') => `/club?tab=leden${filter}`;
  const owed =
    open === null
      ? { value: members - paid, text: 'niet betaald' }
      : { value: formatEuro(open), text: 'nog open' };
  return (
    <FigureStrip
      label="De club in cijfers"
      figures={[
        {
          value: members,
          text: `${members === 1 ? 'lid' : 'leden'}${joined > 0 ? `, ${joined} nieuw in ${thisYear()}` : ''}`,
          to: to(),
        },
        { value: paid, text: `betaald${share}`, to: to('&payment=paid') },
        { ...owed, to: to('&payment=notPaid') },
        { value: jubilees, text: jubilees === 1 ? 'jubilaris' : 'jubilarissen', to: to('&jubilee=now') },
      ]}
    />
  );
}
