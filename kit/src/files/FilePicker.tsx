import { Button, Field, type FieldTexts, VisuallyHidden } from 'kit/ui';
import type { ReactNode } from 'react';

import { Bar, Box, Buttons, Details, DropHint, Thumb, Zone } from './filePickerStyle';
import { useFileDrop } from './upload/useFileDrop';
import type { FileField } from './useFileField';

/** What the fields for images and documents say of themselves. */
export type FilePickerTexts = Pick<FieldTexts, 'label' | 'hideLabel' | 'description'>;

/** The props of FilePicker. */
export interface FilePickerProps extends FilePickerTexts {
  name: string;
  field: FileField;
  /** For the file chooser. */
  accept: string;
  /** Such as 'Kies een afbeelding'. */
  invitation: string;
  /** What is accepted, in words. */
  hint: string;
  /** Obligatory: it can be replaced, not removed. */
  required?: boolean;
  /** A sign for a file that is not there. */
  icon: ReactNode;
  /** What stands for the file that the form holds. */
  thumb: ReactNode;
  /** What is known of the file beside its name. */
  facts?: ReactNode;
}

/**
 * Choosing, dropping or pasting one file, and how far it is. The native control stays where it is in all states, out
 * of sight: so focus does too.
 */
export function FilePicker(props: FilePickerProps) {
  const { name, field, accept, invitation, hint, required, icon, thumb, facts, ...texts } = props;
  const { upload, input, shown } = field;
  const { isOver, handlers } = useFileDrop(upload.start);
  const isIdle = upload.state.status === 'idle';
  const isEmpty = isIdle && !shown;
  return (
    <Field {...texts} error={field.error}>
      {(control) => (
        <Box {...handlers} $isOver={isOver} $isEmpty={isEmpty} data-invalid={field.error ? true : undefined}>
          <VisuallyHidden>
            <input
              {...control}
              ref={input}
              type="file"
              name={name}
              accept={accept}
              aria-required={required}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) upload.start(file);
                // or choosing the same file again would be no change
                target.value = '';
              }}
              onBlur={field.onBlur}
            />
          </VisuallyHidden>
          {isEmpty ? (
            <Zone htmlFor={control.id}>
              <Thumb>{icon}</Thumb>
              <Details>
                <b>{invitation}</b>
                <small>
                  <DropHint>Of sleep of plak er een. </DropHint>
                  {hint}
                </small>
              </Details>
            </Zone>
          ) : (
            <>
              <Thumb>{isIdle ? thumb : icon}</Thumb>
              <State field={field} facts={facts} required={required} />
            </>
          )}
        </Box>
      )}
    </Field>
  );
}

interface StateProps {
  field: FileField;
  facts?: ReactNode;
  required?: boolean;
}

function State({ field, ...rest }: StateProps) {
  const { state } = field.upload;
  if (state.status === 'busy') return <Progress field={field} name={state.name} fraction={state.fraction} />;
  if (state.status === 'failed') return <Failed field={field} name={state.name} retry={state.retry} />;
  return <Chosen field={field} {...rest} />;
}

function Progress({ field, name, fraction }: { field: FileField; name: string; fraction?: number }) {
  const percentage = fraction === undefined ? undefined : Math.round(fraction * 100);
  return (
    <Details>
      <b>{name}</b>
      <Bar
        role="progressbar"
        aria-label={`${name} uploaden`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
      >
        <i style={{ width: `${percentage ?? 0}%` }} />
      </Bar>
      <small role="status">
        {field.isWaiting ? 'Gaat vanzelf verder zodra het bestand er is.' : 'Het bestand wordt verstuurd.'}
      </small>
      <Buttons>
        <Button variant="ghost" size="small" onClick={() => thenFocus(field, field.upload.cancel)}>
          Uploaden annuleren
        </Button>
      </Buttons>
    </Details>
  );
}

function Chosen({ field, facts, required }: StateProps) {
  return (
    <Details>
      <b>{field.shown?.name}</b>
      {facts}
      <Buttons>
        <ChooseOther field={field} />
        {!required && (
          <Button variant="text" size="small" onClick={() => thenFocus(field, field.onRemove)}>
            Verwijderen
          </Button>
        )}
      </Buttons>
    </Details>
  );
}

/** What can be done about a failure; the message itself stands below, as of any field. */
function Failed({ field, name, retry }: { field: FileField; name: string; retry?: () => void }) {
  return (
    <Details>
      <b>{name}</b>
      <small>Niet geüpload</small>
      <Buttons>
        {retry && (
          <Button variant="ghost" size="small" onClick={() => thenFocus(field, retry)}>
            Opnieuw proberen
          </Button>
        )}
        <ChooseOther field={field} />
        <Button variant="text" size="small" onClick={() => thenFocus(field, field.upload.cancel)}>
          Niet uploaden
        </Button>
      </Buttons>
    </Details>
  );
}

function ChooseOther({ field }: { field: FileField }) {
  return (
    <Button variant="ghost" size="small" onClick={() => field.input.current?.click()}>
      Andere kiezen
    </Button>
  );
}

/** The button goes with its state; focus stays in the field. */
function thenFocus(field: FileField, act: () => void) {
  act();
  field.input.current?.focus();
}
