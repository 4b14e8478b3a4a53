import { useFormField } from 'kit/forms';
import { Alert, Button, FieldCaption, FieldError, FieldHelp, type FieldTexts, VisuallyHidden } from 'kit/ui';
import { useCallback, useEffect, useId, useState } from 'react';

import { Frame, Page, Tools } from './editorFrame';
import { RichText } from './RichText';
import type { RichTextEditor } from './RichTextEditor';
import { TOOLS } from './tools';

/** The props of FormRichText. */
export type FormRichTextProps = Pick<FieldTexts, 'label' | 'hideLabel' | 'description'> & { name: string };

/**
 * Text with headings, lists, emphasis and links, in a Form; its value is html, or '' when there is no text. What it is
 * written with is fetched when first needed; until then the text is shown in its place.
 */
export function FormRichText({ name, label, hideLabel, description }: FormRichTextProps) {
  const field = useFormField(name);
  const id = useId();
  const { Editor, hasFailed, retry } = useEditorCode();
  const value = typeof field.value === 'string' ? field.value : '';
  const caption = (
    <FieldCaption as="span" id={`${id}-label`}>
      {label}
    </FieldCaption>
  );
  const describedBy = [description && `${id}-help`, field.error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      {hideLabel ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      {description && <FieldHelp id={`${id}-help`}>{description}</FieldHelp>}
      {Editor && (
        <Editor
          value={value}
          onChange={field.setValue}
          onBlur={field.onBlur}
          labelledBy={`${id}-label`}
          describedBy={describedBy || undefined}
          isInvalid={field.error !== undefined}
        />
      )}
      {!Editor && !hasFailed && <Waiting html={value} />}
      {hasFailed && <NotLoaded onRetry={retry} />}
      {field.error && <FieldError id={`${id}-error`}>{field.error}</FieldError>}
    </div>
  );
}

/** Not with React.lazy: that remembers a failure, and the form around it would be lost with all that was typed. */
function useEditorCode() {
  const [Editor, setEditor] = useState<typeof RichTextEditor>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      void import('./RichTextEditor').then(
        (module) => setEditor(() => module.RichTextEditor),
        () => setFailed(true),
      ),
    [],
  );
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { Editor, hasFailed, retry };
}

/** The same frame with the same text, so that nothing jumps. */
function Waiting({ html }: { html: string }) {
  return (
    <Frame role="status">
      <VisuallyHidden>Tekstvak laden...</VisuallyHidden>
      <Tools aria-hidden>
        {TOOLS.map(({ label }) => (
          <span key={label} />
        ))}
      </Tools>
      <Page>
        <RichText html={html} />
      </Page>
    </Frame>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert kind="error" title="Het tekstvak kan niet worden geladen">
      <Button variant="text" onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </Alert>
  );
}
