import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

import { VisuallyHidden } from '../VisuallyHidden';

/** What every field can say about itself. */
export type FieldTexts = {
  label: ReactNode;
  /** The label is only for screen readers. */
  hideLabel?: boolean;
  /** Help below the label. */
  description?: ReactNode;
  /** What is wrong, in words; also marks the field as invalid. */
  error?: ReactNode;
};

/** The attributes that tie a control to its label, help and error. */
export type FieldControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

const Root = styled.div`
  min-width: 0;
`;

/** What a field is called; of a group of controls as a span. */
export const FieldCaption = styled.label`
  display: block;
  font-weight: 650;
  font-size: 14px;
  margin-bottom: 6px;
`;

/** Help below it. */
export const FieldHelp = styled.p`
  margin: -2px 0 6px;
  color: var(--ink-2);
  font-size: 14px;
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  margin: 5px 0 0;
  color: var(--red-strong);
  font-size: 14px;
  font-weight: 600;
  svg {
    width: 16px;
    height: 16px;
    margin-top: 2.5px;
    flex: none;
  }
`;

/** An error at a field: an icon and words. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <ErrorText id={id}>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </ErrorText>
  );
}

/** Label, help and error around a control; `children` receives the attributes that belong on the control. */
export function Field({
  id: ownId,
  label,
  hideLabel,
  description,
  error,
  children,
}: FieldTexts & { id?: string; children: (control: FieldControlProps) => ReactNode }) {
  const generated = useId();
  const id = ownId ?? generated;
  const describedBy =
    [description && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const caption = <FieldCaption htmlFor={id}>{label}</FieldCaption>;
  return (
    <Root>
      {hideLabel ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      {description && <FieldHelp id={`${id}-help`}>{description}</FieldHelp>}
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Root>
  );
}
