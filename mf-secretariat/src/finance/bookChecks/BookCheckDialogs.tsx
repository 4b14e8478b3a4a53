import { FormDialog } from 'kit/editing';
import { FormDateField, FormTextArea } from 'kit/fields';
import { daysLater, todayInAmsterdam } from 'kit/format';
import { FormTextField, requiredText } from 'kit/forms';
import { useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { object, string } from 'yup';

import {
  SecretariatAddBookCheckerDocument,
  SecretariatAnswerBookQuestionDocument,
  type SecretariatBookCheckFragment,
  SecretariatSendBookCheckLinkDocument,
} from '../../gql/graphql';

/** For so many days a link works unless another day is chosen, and at most. */
const [DAYS, MOST_DAYS] = [30, 90];
const MOST = 1000;

type Check = Pick<SecretariatBookCheckFragment, 'id' | 'name'>;

const until = () => string().required('Verplicht');
const checkerSchema = object({
  name: requiredText().max(200),
  email: requiredText().email('E-mail voldoet niet aan het juiste formaat'),
  until: until(),
});
const linkSchema = object({ until: until() });
const answerSchema = object({ answer: requiredText('Vul een antwoord in').max(MOST) });

const lastDay = (days: number) => daysLater(todayInAmsterdam(), days);

function UntilField() {
  return <FormDateField name="until" label="Tot en met" min={todayInAmsterdam()} max={lastDay(MOST_DAYS)} />;
}

/** Invites somebody to check the books of a year. Mounted when opened. */
export function CheckerDialog({
  year,
  onClose,
}: {
  year: { id: string; title: string };
  onClose: () => void;
}) {
  const { save } = useSave(SecretariatAddBookCheckerDocument, { done: 'Uitnodiging gemaild' });
  const reload = useRefetch(['SecretariatBookChecks']);
  return (
    <FormDialog
      title={`Kascontrole van ${year.title}`}
      onClose={onClose}
      initialValues={{ name: '', email: '', until: lastDay(DAYS) }}
      schema={checkerSchema}
      submitLabel="Uitnodigen"
      onSubmit={(checker) => save({ yearId: year.id, checker })}
      onDone={reload}
    >
      <p>
        Je mailt een link naar dit jaar. Wie hem heeft ziet de boekingen, de bonnen en de bankregels, en
        verandert niets.
      </p>
      <FormTextField name="name" label="Naam" maxLength={200} />
      <FormTextField name="email" label="E-mail" type="email" maxLength={200} />
      <UntilField />
    </FormDialog>
  );
}

/** Mails another link, with a last day. Mounted when opened. */
export function LinkDialog({ check, onClose }: { check: Check; onClose: () => void }) {
  const { save } = useSave(SecretariatSendBookCheckLinkDocument, { done: 'Link gemaild' });
  return (
    <FormDialog
      title={`Link mailen naar ${check.name}`}
      onClose={onClose}
      initialValues={{ until: lastDay(DAYS) }}
      schema={linkSchema}
      submitLabel="Link mailen"
      onSubmit={async ({ until: day }) => {
        await save({ id: check.id, until: day });
      }}
    >
      <p>Wat al is gezien en gevraagd blijft staan.</p>
      <UntilField />
    </FormDialog>
  );
}

interface AnswerDialogProps {
  check: Check;
  question: SecretariatBookCheckFragment['questions'][number];
  onClose: () => void;
}

/** Answers a question, once. Mounted when opened. */
export function AnswerDialog({ check, question, onClose }: AnswerDialogProps) {
  const { save } = useSave(SecretariatAnswerBookQuestionDocument, { done: 'Antwoord gemaild' });
  return (
    <FormDialog
      title="Antwoord geven"
      onClose={onClose}
      initialValues={{ answer: '' }}
      schema={answerSchema}
      submitLabel="Antwoorden"
      onSubmit={async ({ answer }) => {
        await save({ id: check.id, questionId: question.id, answer });
      }}
    >
      <p>{`${check.name} vraagt bij ${question.about}:`}</p>
      <p>{question.text}</p>
      <FormTextArea name="answer" label="Antwoord" maxLength={MOST} />
    </FormDialog>
  );
}
