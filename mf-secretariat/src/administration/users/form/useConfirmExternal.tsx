import { ApiError, toApiError } from 'kit/graphql';
import { ConfirmDialog } from 'kit/ui';
import { type ReactNode, useState } from 'react';

interface Asked {
  message: string;
  answer: (isMeant: boolean) => void;
}

/** What goes along with a save that was confirmed. */
export type Confirmed = { confirmExternal?: true };

/**
 * A save that the server refuses until somebody says that an external account may have that.
 * @returns how to save, and the question to show
 */
export function useConfirmExternal(): {
  confirmed: <Result>(save: (confirmed: Confirmed) => Promise<Result>) => Promise<Result>;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const ask = (message: string) => new Promise<boolean>((answer) => setAsked({ message, answer }));
  const answer = (isMeant: boolean) => {
    asked?.answer(isMeant);
    setAsked(undefined);
  };
  return {
    confirmed: async (save) => {
      try {
        return await save({});
      } catch (failure) {
        const message = toApiError(failure).fields.confirmExternal;
        if (message === undefined) throw failure;
        if (await ask(message)) return save({ confirmExternal: true });
        throw new ApiError('Er is niets opgeslagen.', 'BAD_USER_INPUT');
      }
    },
    question: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Extern account"
        confirmLabel="Toch opslaan"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {asked?.message}
      </ConfirmDialog>
    ),
  };
}
