/** How somebody shows, after the password, that it is them. */
export type SecondStepMethod = 'authenticator' | 'recoveryCode' | 'passkey';

/** The password was right, and one of these must follow. */
export interface NeededStep {
  email: string;
  password: string;
  methods: readonly SecondStepMethod[];
}
