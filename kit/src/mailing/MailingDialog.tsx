import { FormDialog } from 'kit/editing';
import { FormChoice } from 'kit/fields';
import { FormDocumentField } from 'kit/files';
import { FormCheckbox, FormTextField, requiredText, useFormState } from 'kit/forms';
import { toApiError, useAttempt, useQuery, useSave } from 'kit/graphql';
import { FormRichText } from 'kit/richtext';
import { useUser } from 'kit/session';
import { Alert, Button, ButtonRow, DefinitionList, DefinitionRow, Stack, useSnackbar } from 'kit/ui';
import { Send } from 'lucide-react';
import { Fragment, useState } from 'react';
import { object } from 'yup';

import {
  KitMailingReachDocument,
  type KitMailingReachQuery,
  KitSendMailingDocument,
  KitStopMailingDocument,
  KitTestMailingDocument,
  type MailingInput,
  type MailingSelection,
} from '../gql/lazy/graphql';

/** As on the server. */
const LONGEST_SUBJECT = 120;
const FILES = ['file1', 'file2', 'file3', 'file4', 'file5'] as const;

interface Values extends Record<(typeof FILES)[number], string | null> {
  subject: string;
  html: string;
  by: 'me' | 'foundation';
  isNeeded: boolean;
}

const empty: Values = {
  ...{ subject: '', html: '', by: 'me', isNeeded: false },
  ...{ file1: null, file2: null, file3: null, file4: null, file5: null },
};
const schema = object({ subject: requiredText().max(LONGEST_SUBJECT), html: requiredText() });

/** The props of MailingDialog. */
export interface MailingDialogProps {
  /** To whom: a list, and of it a selection (`ids`) or everybody. */
  to: Omit<MailingSelection, 'isNeeded'>;
  onClose: () => void;
}

/**
 * Writes to many, each in a mail of their own: says beforehand whom it reaches and who is left out, sends a test to oneself,
 * and can be taken back for as long as it is under way.
 */
export function MailingDialog({ to, onClose }: MailingDialogProps) {
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save } = useSave(KitSendMailingDocument);
  const stopping = useSave(KitStopMailingDocument);
  const stop = async (id: string) => {
    await attempt(async () => {
      await stopping.save({ id });
      snackbar.show('De mail is gestopt. Wat al weg was, komt nog aan.');
    });
  };
  return (
    <FormDialog<Values>
      title="Mail sturen"
      onClose={onClose}
      size={900}
      submitLabel="Versturen"
      schema={schema}
      initialValues={empty}
      onSubmit={async (values) => {
        const { sendMailing } = await save(given(to, values));
        const { id, recipientCount } = sendMailing;
        snackbar.show(`De mail gaat naar ${peopleText(recipientCount)}`, { undo: () => stop(id) });
      }}
    >
      <Fields to={to} />
    </FormDialog>
  );
}

/** What is sent of what was filled in. */
function given(
  to: MailingDialogProps['to'],
  values: Values,
): { to: MailingSelection; mailing: MailingInput } {
  const { subject, html, by, isNeeded } = values;
  const attachmentIds = FILES.flatMap((name) => values[name] ?? []);
  return {
    to: { ...to, isNeeded },
    mailing: { subject, html, attachmentIds, asFoundation: by === 'foundation' },
  };
}

/** What is asked of a mailing, with whom it reaches. */
function Fields({ to }: Pick<MailingDialogProps, 'to'>) {
  const { isNeeded } = useValues();
  const me = useUser();
  const { data, previousData, error } = useQuery(KitMailingReachDocument, {
    variables: { to: { ...to, isNeeded } },
    fetchPolicy: 'network-only',
  });
  const reach = (data ?? previousData)?.mailingReach;
  return (
    <>
      {error && <Alert kind="error">{toApiError(error).message}</Alert>}
      {reach && <Reached reach={reach} />}
      {!reach && !error && <p>Even kijken wie deze mail krijgt…</p>}
      <FormTextField name="subject" label="Onderwerp" maxLength={LONGEST_SUBJECT} />
      <FormRichText name="html" label="Bericht" />
      <p>
        <FieldNames names={['voornaam', 'naam', ...(reach?.fields ?? [])]} /> worden van ieder ingevuld, ook
        in het onderwerp.
      </p>
      <Attachments />
      {reach?.foundationAddress && (
        <FormChoice
          name="by"
          label="Van wie komt de mail, en waar gaat het antwoord heen?"
          options={[
            { value: 'me', label: `Van mij (${me.email})` },
            { value: 'foundation', label: `Van de stichting (${reach.foundationAddress})` },
          ]}
        />
      )}
      <FormCheckbox
        name="isNeeded"
        label="Gaat over hun taak of betaling: ook naar wie liever geen mail krijgt"
      />
      <TestButton to={to} />
    </>
  );
}

/** What can stand between braces: '{voornaam}, {naam} en {nummer}'. */
function FieldNames({ names }: { names: readonly string[] }) {
  const parts = new Intl.ListFormat('nl').formatToParts(names.map((name) => `{${name}}`));
  return parts.map(({ type, value }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- it never moves
    type === 'element' ? <code key={value}>{value}</code> : <Fragment key={at}>{value}</Fragment>,
  );
}

type Reach = KitMailingReachQuery['mailingReach'];

/** How many it reaches, and who is left out and why. */
function Reached({ reach }: { reach: Reach }) {
  return (
    <DefinitionList>
      <DefinitionRow label="Aan">
        {`${reach.title}: ${peopleText(reach.count)}${reach.count > 1 ? ', ieder in een eigen mail' : ''}`}
      </DefinitionRow>
      {leftOut(reach).map(([label, names]) => (
        <DefinitionRow key={label} label={label}>
          <Names names={names} />
        </DefinitionRow>
      ))}
    </DefinitionList>
  );
}

function leftOut(reach: Reach): [label: string, names: string[]][] {
  const all: [string, string[]][] = [
    ['Geen adres', reach.withoutAddress],
    ['Wil geen mail', reach.unwilling],
    ['Adres weigert mail', reach.unreachable],
  ];
  return all.filter(([, names]) => names.length > 0);
}

/** So many stand there at once. */
const SHOWN = 8;

function Names({ names }: { names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? names : names.slice(0, SHOWN);
  return (
    <>
      {shown.join(', ')}{' '}
      {names.length > shown.length && (
        <Button variant="text" size="small" onClick={() => setOpen(true)}>
          {`en nog ${names.length - shown.length}`}
        </Button>
      )}
    </>
  );
}

/** One field more than there are files, five at most. */
function Attachments() {
  const values = useValues();
  const first = FILES.findIndex((name) => !values[name]);
  return (
    <Stack>
      {FILES.filter((name, at) => values[name] || at === first).map((name) => (
        <FormDocumentField
          key={name}
          name={name}
          label={`Bijlage${name === FILES[0] ? '' : ` ${FILES.indexOf(name) + 1}`}`}
          folder="mailings"
        />
      ))}
    </Stack>
  );
}

function TestButton({ to }: Pick<MailingDialogProps, 'to'>) {
  const values = useValues();
  const { isSubmitting } = useFormState();
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  const { save, saving } = useSave(KitTestMailingDocument);
  const test = () =>
    attempt(async () => {
      const { testMailing: address } = await save(given(to, values));
      snackbar.show(`Test gestuurd naar ${address}`);
    });
  return (
    <ButtonRow>
      <Button
        variant="ghost"
        icon={<Send aria-hidden />}
        pending={saving}
        disabled={isSubmitting || !values.subject.trim() || !values.html}
        onClick={() => void test()}
      >
        Stuur een test aan mezelf
      </Button>
    </ButtonRow>
  );
}

/** What is filled in so far. */
function useValues(): Values {
  return useFormState().values as Values;
}

function peopleText(count: number): string {
  return count === 1 ? '1 persoon' : `${count} mensen`;
}
