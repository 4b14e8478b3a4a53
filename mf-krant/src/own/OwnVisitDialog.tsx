import { Loaded } from 'kit/data';
import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { todayInAmsterdam } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useQuery, useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';
import { object, string } from 'yup';

import { VisitList } from '../advertisers/VisitList';
import { getFragmentData } from '../gql/fragment-masking';
import {
  KrantDeleteVisitDocument,
  KrantNoteVisitDocument,
  KrantOwnVisitsDocument,
  KrantVisitsFragmentDoc,
} from '../gql/graphql';

interface OwnVisitDialogProps {
  advertiser: { id: string; name: string };
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  text: string;
  followUpOn: string;
}

const schema = object({ text: requiredText(), followUpOn: string() });

/** What was said at a visit, and when to come again (docs/domain/krant.md, N101); earlier ones stand below. Mounted when opened. */
export function OwnVisitDialog({ advertiser: { id, name }, onChanged, onClose }: OwnVisitDialogProps) {
  const snackbar = useSnackbar();
  const query = useQuery(KrantOwnVisitsDocument, { variables: { id } });
  const { save } = useSave(KrantNoteVisitDocument);
  const { save: remove } = useSave(KrantDeleteVisitDocument);
  const note = async ({ text, followUpOn }: Values) => {
    const { noteVisit } = await save({ id, text, followUpOn: followUpOn || null });
    const added = getFragmentData(KrantVisitsFragmentDoc, noteVisit).visits.at(-1);
    snackbar.show(`Bezoek aan ${name} genoteerd`, {
      undo: async () => {
        if (added) await remove({ id, visitId: added.id });
        await onChanged();
      },
    });
    await onChanged();
  };
  return (
    <FormDialog<Values>
      title={`Bezoek aan ${name}`}
      onClose={onClose}
      submitLabel="Noteren"
      schema={schema}
      initialValues={{ text: '', followUpOn: '' }}
      onSubmit={note}
    >
      <FormTextArea name="text" label="Wat is er gezegd?" rows={3} />
      <FormTextField name="followUpOn" label="Opnieuw langs op" type="date" min={todayInAmsterdam()} />
      <Loaded query={query} subject="De eerdere bezoeken">
        {({ advertiser }) => (
          <VisitList visits={getFragmentData(KrantVisitsFragmentDoc, advertiser).visits} />
        )}
      </Loaded>
    </FormDialog>
  );
}
