import { Button, type ButtonProps } from 'kit/ui';

import { useFormState } from './useFormState';

/** The button that sends the Form it is in; busy while that goes on. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'pending'>) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" pending={isSubmitting} />;
}
