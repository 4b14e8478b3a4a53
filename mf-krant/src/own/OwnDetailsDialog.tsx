import { differingRows, useLatest } from 'kit/conflict';
import { useRecordForm } from 'kit/editing';
import { Form, FormError, SubmitButton } from 'kit/forms';
import { labelsOf, pickValues, RecordInputs } from 'kit/records';
import { Button, DefinitionList, DefinitionRow, Dialog, DialogActions, Stack, useSnackbar } from 'kit/ui';
import { useState } from 'react';

import { advertiserFields, detailsOf, type DetailsValues } from '../advertisers/advertiserFields';
import { detailsSchema } from '../advertisers/advertiserValues';
import { draftKeeper } from '../drafts/draftKeeper';
import { KeepDraft } from '../drafts/KeepDraft';
import type { Waiting } from '../drafts/saleOutbox';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  KrantOwnAdvertiserDocument,
  type KrantOwnDetailsDialogFragment,
  KrantOwnDetailsDialogFragmentDoc,
} from '../gql/graphql';
import type { OwnDialogProps } from './OwnAdDialog';
import { savedText } from './ownTexts';
import { WaitingNotice } from './WaitingNotice';

type Read = DetailsValues & { revision: number };

/** How to reach an own advertiser. Contact and active flag are locked for a seller. */
export function OwnDetailsDialog(
  props: OwnDialogProps<FragmentType<typeof KrantOwnDetailsDialogFragmentDoc>>,
) {
  const { outbox, waiting, onClose } = props;
  const advertiser = getFragmentData(KrantOwnDetailsDialogFragmentDoc, props.advertiser);
  const { keeper, start, form } = useDetailsForm({ ...props, advertiser });
  return (
    <Dialog onClose={onClose} title={`Gegevens van ${advertiser.name}`}>
      <Form
        key={form.formKey}
        initialValues={form.initialValues}
        schema={detailsSchema}
        onSubmit={form.onSubmit}
      >
        <Stack>
          <KeepDraft keeper={keeper} revision={form.formKey} start={start} />
          {waiting && (
            <WaitingNotice
              entry={waiting}
              onDiscard={() => {
                keeper.clear();
                outbox.drop(waiting.requestId);
                onClose();
              }}
            />
          )}
          <DefinitionList>
            <DefinitionRow label="Nummer">{advertiser.advertiserUserId}</DefinitionRow>
            <DefinitionRow label="Contactpersoon">{advertiser.contact?.name}</DefinitionRow>
            <DefinitionRow label="Actief">{advertiser.active ? 'Ja' : 'Nee'}</DefinitionRow>
          </DefinitionList>
          <RecordInputs fields={advertiserFields} />
          <FormError />
        </Stack>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Terug
          </Button>
          <SubmitButton>Opslaan</SubmitButton>
        </DialogActions>
      </Form>
      {form.dialog}
    </Dialog>
  );
}

function useDetailsForm(props: OwnDialogProps<KrantOwnDetailsDialogFragment>) {
  const { advertiser, userId, editionId, outbox, waiting, onClose } = props;
  const { id: advertiserId, name } = advertiser;
  const snackbar = useSnackbar();
  const latest = useLatest(KrantOwnAdvertiserDocument);
  const [keeper] = useState(() =>
    draftKeeper<DetailsValues>({ userId, editionId, advertiserId, kind: 'details' }),
  );
  const [start] = useState(() => keeper.read() ?? (waiting as Waiting<DetailsValues> | undefined));
  const form = useRecordForm<Read, DetailsValues>(
    {
      record: { ...detailsOf(advertiser), revision: start?.revision ?? advertiser.revision },
      valuesOf: (read) => pickValues<DetailsValues>(advertiserFields, read),
      send: async ({ revision }, values) => {
        const outcome = await outbox.post({
          kind: 'details',
          editionId,
          advertiserId,
          name,
          revision,
          values,
        });
        keeper.clear();
        snackbar.show(savedText(outcome, 'Gegevens opgeslagen'));
      },
      fetchLatest: async () => {
        const answer = await latest({ id: advertiserId });
        const now = getFragmentData(KrantOwnDetailsDialogFragmentDoc, answer?.advertiser);
        return now && { ...detailsOf(now), revision: now.revision };
      },
      differences: (mine, theirs) =>
        differingRows<DetailsValues>(
          labelsOf<DetailsValues>(advertiserFields),
          mine,
          pickValues<DetailsValues>(advertiserFields, theirs),
        ),
    },
    onClose,
  );
  return { keeper, start, form };
}
