import { saveBlob } from 'kit/download';
import { toApiError, useSave } from 'kit/graphql';
import { Button, ButtonRow, useSnackbar } from 'kit/ui';
import {
  Download,
  EuroIcon,
  FileSignature,
  FileX,
  Link2,
  List,
  Pencil,
  UserMinus,
  UserPlus,
} from 'lucide-react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  ClubExportMemberDocument,
  type ClubMemberButtonsFragment,
  ClubMemberButtonsFragmentDoc,
} from '../gql/graphql';
import { liveMandateOf } from './payments/mandates';
import { shownName } from './useMembers';

interface MemberButtonsProps {
  member: FragmentType<typeof ClubMemberButtonsFragmentDoc>;
  onAction: OnAction;
}

/** What can be done with a member; who is anonymised only has what is left to look at. */
export function MemberButtons({ member: masked, onAction }: MemberButtonsProps) {
  const member = getFragmentData(ClubMemberButtonsFragmentDoc, masked);
  const { active, erased, payments } = member;
  const name = shownName(member);
  const button = { variant: 'ghost', size: 'small' } as const;
  return (
    <ButtonRow data-no-print>
      {!erased && (
        <>
          <Button
            {...button}
            icon={<Pencil aria-hidden />}
            aria-label={`${name} aanpassen`}
            onClick={() => onAction('edit')}
          >
            Aanpassen
          </Button>
          <Button
            {...button}
            icon={<EuroIcon aria-hidden />}
            aria-label={`Betaling noteren van ${name}`}
            onClick={() => onAction('pay')}
          >
            Betaling noteren
          </Button>
        </>
      )}
      {payments.length > 0 && (
        <Button
          {...button}
          icon={<List aria-hidden />}
          aria-label={`Betalingen van ${name} bekijken`}
          onClick={() => onAction('payments')}
        >
          Betalingen
        </Button>
      )}
      {!erased && (
        <Button
          {...button}
          icon={<FileSignature aria-hidden />}
          aria-label={`Machtiging van ${name} vastleggen`}
          onClick={() => onAction('mandate')}
        >
          Machtiging
        </Button>
      )}
      {!erased && liveMandateOf(member) && (
        <Button
          {...button}
          icon={<FileX aria-hidden />}
          aria-label={`Machtiging van ${name} beëindigen`}
          onClick={() => onAction('endMandate')}
        >
          Machtiging beëindigen
        </Button>
      )}
      {!erased && (
        <Button
          {...button}
          icon={<Link2 aria-hidden />}
          aria-label={`Privélink van ${name}`}
          onClick={() => onAction('link')}
        >
          Privélink
        </Button>
      )}
      <ExportMember member={member} />
      {active && !erased && (
        <Button
          {...button}
          icon={<UserMinus aria-hidden />}
          aria-label={`Lidmaatschap beëindigen van ${name}`}
          onClick={() => onAction('end')}
        >
          Lidmaatschap beëindigen
        </Button>
      )}
      {!active && !erased && (
        <Button
          {...button}
          icon={<UserPlus aria-hidden />}
          aria-label={`${name} weer lid maken`}
          onClick={() => onAction('resume')}
        >
          Weer lid
        </Button>
      )}
      {!active && !erased && (
        <Button
          variant="danger"
          size="small"
          aria-label={`${name} anonimiseren`}
          onClick={() => onAction('erase')}
        >
          Anonimiseren
        </Button>
      )}
    </ButtonRow>
  );
}

/** What somebody may ask for: all that is known of them, as a file. */
function ExportMember({ member }: { member: ClubMemberButtonsFragment }) {
  const snackbar = useSnackbar();
  const { save, saving } = useSave(ClubExportMemberDocument);
  const take = async () => {
    try {
      const { exportClubMember: text } = await save({ id: member.id });
      saveBlob(new Blob([text], { type: 'application/json' }), `lid-${member.membershipNumber}.json`);
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
  };
  return (
    <Button
      variant="ghost"
      size="small"
      pending={saving}
      icon={<Download aria-hidden />}
      aria-label={`Alle gegevens van ${shownName(member)} downloaden`}
      onClick={() => void take()}
    >
      Alle gegevens
    </Button>
  );
}

/** What can be done with a member. */
type MemberAction =
  | 'edit'
  | 'pay'
  | 'payments'
  | 'end'
  | 'resume'
  | 'mandate'
  | 'endMandate'
  | 'link'
  | 'erase';

/** Begins one of them. */
export type OnAction = (what: MemberAction) => void;
