/** kit/forms: forms on formik and yup, with the foundation's texts. */
import './locale';

export { DiscardDialog, type DiscardDialogProps } from './DiscardDialog';
export { Form, type FormProps } from './Form';
export { FormError } from './FormError';
export {
  FormTextField,
  type FormTextFieldProps,
  FormPasswordField,
  type FormPasswordFieldProps,
  FormCheckbox,
  type FormCheckboxProps,
  SubmitButton,
} from './formInputs';
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
export { type FieldErrors } from './submitErrors';
export { useFormField, useFormState, useTextControl } from './useFormState';
