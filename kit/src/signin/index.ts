/**
 * kit/signin: the second step of signing in, and passkeys. No shared module, so that the first page does not carry it;
 * it knows nothing of the session, which shows it when somebody signs in again.
 */
export type { NeededStep, SecondStepMethod } from './useTwoSteps';
export { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton';
export { SecondStep, type SecondStepProps } from './SecondStep';
export { useTwoSteps } from './useTwoSteps';
