/** How long the server keeps a session that is not used. */
export const LIFETIME_MS = 12 * 3_600_000;

/**
 * For whom this page was made. Every request says so, and the server refuses it when somebody else has signed in to
 * this browser since.
 */
class PageSession {
  private userId: string | undefined;
  private isKept = false;
  private lastAnswer = Date.now();

  /**
   * Called when it is known who is at the screen.
   * @param userId undefined: nobody
   * @param isKept whether this device keeps what they saw, for when there is no connection
   */
  madeFor(userId: string | undefined, isKept = false): void {
    this.userId = userId;
    this.isKept = isKept;
  }

  /** For whom this device keeps answers; undefined: for nobody. */
  keptFor(): string | undefined {
    return this.isKept ? this.userId : undefined;
  }

  /** What a request carries; nothing while nobody is signed in. */
  headers(): Record<string, string> {
    return this.userId === undefined ? {} : { 'x-portal-user': this.userId };
  }

  /** Called when the server has accepted a request. */
  answered(): void {
    this.lastAnswer = Date.now();
  }

  /** Whether a session that was used last at the last answer is over by now. */
  isPast(): boolean {
    return Date.now() - this.lastAnswer >= LIFETIME_MS;
  }
}

/** The one of this page. */
export const pageSession = new PageSession();
