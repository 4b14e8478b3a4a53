/** A field as somebody filled it in, by its name in the API. */
export interface AskedValue {
  name: string;
  value: string;
}

/** What was stored by an attempt of which the answer was lost, and what is asked now. */
export interface RepeatedSave {
  stored: readonly AskedValue[];
  asked: readonly AskedValue[];
  storedAt: string;
}

/** What the person wants: what was stored alone, what is asked now beside it, or to decide later. */
export type RepeatedAnswer = 'keep' | 'another' | 'continue';

interface Question {
  about: RepeatedSave;
  answer: (answer: RepeatedAnswer) => void;
}

/**
 * Whether the page has to ask about an attempt that had succeeded after all. A save waits here; the session room shows
 * the dialog and answers.
 */
class RepeatedSaves {
  private question: Question | null = null;
  private readonly listeners = new Set<() => void>();

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** What is asked now. */
  readonly current = (): Question | null => this.question;

  /** Asks, and resolves with the answer; a question before it is left for later. */
  ask(about: RepeatedSave): Promise<RepeatedAnswer> {
    this.question?.answer('continue');
    return new Promise((resolve) => {
      this.show({
        about,
        answer: (answer) => {
          this.show(null);
          resolve(answer);
        },
      });
    });
  }

  private show(question: Question | null): void {
    this.question = question;
    for (const listener of this.listeners) listener();
  }
}

/** The one of this page. */
export const repeatedSaves = new RepeatedSaves();
