import { type ConflictRow, VersionsTable } from 'kit/conflict';
import { ConfirmActionDialog, FormDialog } from 'kit/editing';
import { FormChoice, FormDateField } from 'kit/fields';
import { formatDate, todayInAmsterdam, yearsLater } from 'kit/format';
import { messages, useFormState } from 'kit/forms';
import { useAttempt } from 'kit/graphql';
import { CopyLinkField } from 'kit/lists';
import { Alert, Button, Dialog, MoreActions, Stack, useSnackbar } from 'kit/ui';
import { type ReactNode, useState } from 'react';
import { object, string } from 'yup';

/** What can be done with what waits and with what is on the website; what is not given is not offered. */
export interface Publishing {
  /** What it is of, for its menu. */
  of: string;
  /** Publishes what waits. @param on YYYY-MM-DD; null: now @throws ApiError */
  publish?: (on: string | null) => Promise<unknown>;
  /** Ends that it waits for a day. @throws ApiError */
  unplan?: () => Promise<unknown>;
  /** Throws the draft away. @throws ApiError */
  discard?: () => Promise<unknown>;
  /** Takes it from the website. @throws ApiError */
  takeBack?: () => Promise<unknown>;
  /** Makes a private link to what waits. @returns its address @throws ApiError */
  preview?: () => Promise<string>;
  /** In what the draft (`mine`) differs from the website (`theirs`). */
  difference?: readonly ConflictRow[];
  /** The dialog with what was on the website before. */
  versions?: (close: () => void) => ReactNode;
}

type Doing = 'publish' | 'discard' | 'takeBack' | 'difference' | 'versions' | { url: string };

/** The button that publishes what waits. */
export function PublishButton({ publish }: Pick<Publishing, 'publish'>) {
  const [isOpen, setOpen] = useState(false);
  if (!publish) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Publiceren
      </Button>
      {isOpen && <PublishDialog publish={publish} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DraftNoticeProps extends Pick<Publishing, 'publish'> {
  draft: { savedAt: string; savedByName: string; publishOn?: string | null };
}

/** Says above what is on the website that a draft waits beside it, with the button that publishes it, if that is given. */
export function DraftNotice({ draft, publish }: DraftNoticeProps) {
  return (
    <Alert title="Er wacht een concept">
      <Stack>
        <span>
          {`Van ${draft.savedByName}, ${formatDate(draft.savedAt)}. `}
          {draft.publishOn
            ? `Het komt op ${formatDate(draft.publishOn)} op de website.`
            : 'Hieronder staat wat nu op de website staat.'}
        </span>
        {publish && (
          <div>
            <PublishButton publish={publish} />
          </div>
        )}
      </Stack>
    </Alert>
  );
}

/** The menu of what can be done, and the dialogs behind it. */
export function DraftMenu({ of, unplan, discard, takeBack, preview, difference, versions }: Publishing) {
  const { attempt } = useAttempt();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const item = (label: string, onClick: () => void) => (
    <Button variant="text" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      <MoreActions of={of}>
        {difference && item('Verschil bekijken', () => setDoing('difference'))}
        {preview &&
          item('Link om te bekijken', () => void attempt(async () => setDoing({ url: await preview() })))}
        {unplan && item('Planning intrekken', () => void attempt(unplan))}
        {versions && item('Eerdere versies', () => setDoing('versions'))}
        {discard && item('Concept weggooien', () => setDoing('discard'))}
        {takeBack && item('Van de website halen', () => setDoing('takeBack'))}
      </MoreActions>
      {discard && (
        <ConfirmActionDialog
          isOpen={doing === 'discard'}
          question="Concept weggooien?"
          confirmLabel="Weggooien"
          onConfirm={discard}
          onClose={close}
        >
          Dit kan niet ongedaan worden gemaakt. Wat op de website staat, blijft staan.
        </ConfirmActionDialog>
      )}
      {takeBack && (
        <ConfirmActionDialog
          isOpen={doing === 'takeBack'}
          question="Van de website halen?"
          confirmLabel="Van de website halen"
          onConfirm={takeBack}
          onClose={close}
        >
          Bezoekers zien het niet meer. Het wordt een concept, dat je later weer kunt publiceren.
        </ConfirmActionDialog>
      )}
      {difference && (
        <Dialog isOpen={doing === 'difference'} onClose={close} title="Verschil met de website" size={900}>
          <VersionsTable mine="Concept" theirs="Op de website" rows={difference} />
        </Dialog>
      )}
      {typeof doing === 'object' && <PreviewDialog url={doing.url} onClose={close} />}
      {doing === 'versions' && versions?.(close)}
    </>
  );
}

const when = [
  { value: 'now', label: 'Nu' },
  { value: 'later', label: 'Op een dag' },
];

const schema = object({
  on: string().when('when', { is: 'later', then: (date) => date.required(messages.required) }),
});

function PublishDialog({
  publish,
  onClose,
}: {
  publish: (on: string | null) => Promise<unknown>;
  onClose: () => void;
}) {
  const snackbar = useSnackbar();
  return (
    <FormDialog
      title="Publiceren"
      onClose={onClose}
      submitLabel="Publiceren"
      schema={schema}
      initialValues={{ when: 'now', on: '' }}
      onSubmit={async (values) => {
        const on = values.when === 'later' ? values.on : null;
        await publish(on);
        const isNow = on === null || on === todayInAmsterdam();
        snackbar.show(isNow ? 'Staat op de website' : `Komt op ${formatDate(on)} op de website`);
      }}
    >
      <FormChoice name="when" label="Wanneer?" options={when} />
      <DayField />
    </FormDialog>
  );
}

function DayField() {
  const today = todayInAmsterdam();
  if ((useFormState().values as { when: string }).when !== 'later') return null;
  return <FormDateField name="on" label="Publiceren op" min={today} max={yearsLater(today, 1)} />;
}

function PreviewDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Link om te bekijken">
      <Stack>
        <p>
          Wie deze link heeft, ziet het concept zoals het op de website komt. De link werkt 7 dagen, of tot
          het is gepubliceerd.
        </p>
        <CopyLinkField label="Link" url={url} />
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            Bekijken
          </a>
        </p>
      </Stack>
    </Dialog>
  );
}
