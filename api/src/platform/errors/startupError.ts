/**
 * The API cannot start, for a reason that the person who starts it can do something about. The message is
 * one plain English sentence that ends with what to do; `main` prints only that and exits with code 1.
 */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
