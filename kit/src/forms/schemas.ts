import './locale';

import { object, string } from 'yup';

import { messages } from './messages';

/** A text that must be filled in; spaces around it do not count. */
export function requiredText(message: string = messages.required) {
  return string().trim().required(message);
}

/** An e-mail address that must be filled in. */
export function requiredEmail(message: string = messages.emailFormat, emptyMessage: string = message) {
  return optionalEmail(message).required(emptyMessage);
}

/** An e-mail address that may be left empty. */
export function optionalEmail(message: string = messages.emailFormat) {
  // yup takes an address without a dot too, as on a network of one's own.
  return string()
    .trim()
    .email(message)
    .matches(/\.[^.]{2,}$/, { message, excludeEmptyString: true });
}

/** A password of at least 8 characters; its spaces count. */
export function password(message: string = messages.newPasswordShort) {
  return string().required(message).min(8, message);
}

/** Signing in. */
export const loginSchema = object({
  email: requiredEmail(messages.loginEmail, messages.loginEmpty),
  password: string().required(messages.loginEmpty),
});

/** Changing one's own password. */
export const passwordChangeSchema = object({ password: password(messages.changedPasswordShort) });

/** Asking for a new password. */
export const passwordResetSchema = object({ email: requiredEmail(messages.loginEmail) });
