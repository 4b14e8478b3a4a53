import { IconButton, type IconButtonProps } from 'kit/ui';

import { useFormState } from './useFormState';

/** The save icon of a form in a row. */
export function SubmitIconButton(props: Omit<IconButtonProps, 'type' | 'pending'>) {
  const { isSubmitting } = useFormState();
  return <IconButton {...props} type="submit" pending={isSubmitting} />;
}
