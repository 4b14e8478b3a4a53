import { FormDialog } from 'kit/editing';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { FormRichText } from 'kit/richtext';
import { DefinitionList, DefinitionRow, useSnackbar } from 'kit/ui';
import { object } from 'yup';

import { VolunteersMailActivityDocument } from '../gql/graphql';
import { seasonName } from '../seasons';
import { volunteersText } from './activity';
import { withAddress } from './addresses';
import { type AddresseesProps, withoutAddressText } from './AddressesDialog';

const LONGEST = 120;
const schema = object({ subject: requiredText(), html: requiredText() });

/** A mail to everybody in an activity, each their own: nobody sees the address of another. */
export function MailActivityDialog({ activity, season, people, onClose }: AddresseesProps) {
  const snackbar = useSnackbar();
  const { save } = useSave(VolunteersMailActivityDocument);
  const count = withAddress(people).length;
  return (
    <FormDialog<{ subject: string; html: string }>
      title={`Mail sturen aan ${activity.name}`}
      isOpen
      onClose={onClose}
      size={900}
      submitLabel="Versturen"
      schema={schema}
      initialValues={{ subject: '', html: '' }}
      onSubmit={async (mail) => {
        const { mailActivity: sent } = await save({ activityId: activity.id, season, mail });
        snackbar.show(`De mail gaat naar ${volunteersText(sent)}`);
      }}
    >
      <DefinitionList>
        <DefinitionRow label="Aan">
          {`${volunteersText(count)} van ${seasonName(season)}, ieder in een eigen mail. ${withoutAddressText(people)}`.trim()}
        </DefinitionRow>
      </DefinitionList>
      <FormTextField name="subject" label="Onderwerp" maxLength={LONGEST} />
      <FormRichText name="html" label="Bericht" />
    </FormDialog>
  );
}
