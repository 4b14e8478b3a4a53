/** kit/wizard: a form of one question per screen. */
export { Wizard, type WizardProps } from './Wizard';
export type { WizardStep } from './wizardSteps';
