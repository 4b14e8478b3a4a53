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

/** An attempt that had succeeded after all, about which the page has to ask. */
export interface RepeatedQuestion {
  about: RepeatedSave;
  answer: (answer: RepeatedAnswer) => void;
}

/** A save that waits for an answer asks here; the session room shows the dialog. */
export const repeatedSaves: { show: (question: RepeatedQuestion) => void } = {
  show: ({ answer }) => answer('continue'),
};
