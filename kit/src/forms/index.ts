/** kit/forms: forms on formik and yup, with the foundation's texts. */
import './locale';

export { DiscardDialog, type DiscardDialogProps } from './DiscardDialog';
export { Form, type FormProps } from './Form';
export { FormCheckbox, type FormCheckboxProps } from './FormCheckbox';
export { FormError } from './FormError';
export { FormPasswordField, type FormPasswordFieldProps } from './FormPasswordField';
export { FormTextField, type FormTextFieldProps } from './FormTextField';
export { InlineFields, type InlineFieldsProps } from './InlineFields';
export { messages } from './messages';
export {
  loginSchema,
  optionalEmail,
  password,
  passwordChangeSchema,
  passwordResetSchema,
  requiredEmail,
  requiredText,
} from './schemas';
export { SubmitButton } from './SubmitButton';
export { type FieldErrors } from './submitErrors';
export { useFormField, useFormState, useTextControl } from './useFormState';
