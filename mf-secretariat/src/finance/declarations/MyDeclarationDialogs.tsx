import { ConfirmActionDialog } from 'kit/editing';
import { formatEuro } from 'kit/format';
import { useSave } from 'kit/graphql';
import { Dialog } from 'kit/ui';
import { lazy, Suspense } from 'react';

import { SecretariatWithdrawDeclarationDocument } from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';
import { Conversation } from './Conversation';
import type { MyDeclaration } from './myDeclaration';

// With the fields for files: for who answers.
const AnswerDialog = lazy(async () => ({ default: (await import('./AnswerDialog')).AnswerDialog }));

/** What is being done with which declaration. */
export type Doing = { what: 'withdraw' | 'answer' | 'read'; declaration: MyDeclaration } | undefined;

/** Withdrawing asks first; a question is answered; what was asked before is read. */
export function MyDeclarationDialogs({ doing, onClose }: { doing: Doing; onClose: () => void }) {
  const { save: withdraw } = useSave(SecretariatWithdrawDeclarationDocument, {
    done: 'Declaratie ingetrokken',
  });
  const reload = useReloadFinance();
  const declaration = doing?.declaration;
  const about = declaration && `${declaration.description}, ${formatEuro(-declaration.amount)}`;
  return (
    <>
      <ConfirmActionDialog
        isOpen={doing?.what === 'withdraw'}
        question="Declaratie intrekken?"
        confirmLabel="Intrekken"
        onConfirm={async () => {
          if (!declaration) return;
          // Of what somebody decided meanwhile the list says so.
          try {
            await withdraw({ id: declaration.id });
          } finally {
            await reload();
          }
        }}
        onClose={onClose}
      >
        {about}. Ze blijft in je lijst staan, maar telt niet meer.
      </ConfirmActionDialog>
      {doing?.what === 'answer' && (
        <Suspense>
          <AnswerDialog declaration={doing.declaration} onClose={onClose} />
        </Suspense>
      )}
      <Dialog isOpen={doing?.what === 'read'} onClose={onClose} title={about}>
        <Conversation messages={declaration?.messages ?? []} />
      </Dialog>
    </>
  );
}
