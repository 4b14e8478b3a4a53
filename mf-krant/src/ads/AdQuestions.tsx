import { FormDialog } from 'kit/editing';
import { FormTextArea } from 'kit/fields';
import { formatDateTime } from 'kit/format';
import { requiredText } from 'kit/forms';
import { useAttempt, useSave } from 'kit/graphql';
import { MutedText } from 'kit/lists';
import { Button, Tag } from 'kit/ui';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { object } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type KrantAdQuestionsFragment,
  KrantAdQuestionsFragmentDoc,
  KrantAskSellerDocument,
  KrantResolveQuestionDocument,
} from '../gql/graphql';
import { AdSection, AdSectionList } from './AdSection';

/** The props of AdQuestions. */
export interface AdQuestionsProps {
  /** Null: there is no advertisement yet, so nothing to ask about. */
  ad: FragmentType<typeof KrantAdQuestionsFragmentDoc> | null;
  /** Questions can be marked as Opgelost. */
  canEdit: boolean;
  /** Questions can be asked too: by editors. */
  canAsk?: boolean;
  /** After one was asked or marked. */
  onChanged?: () => unknown;
}

/** Questions of the editors to the seller, who gets a mail. */
export function AdQuestions({ ad, canEdit, canAsk = false, onChanged }: AdQuestionsProps) {
  const { id: adId = null, advContactQuestions: questions = [] } =
    getFragmentData(KrantAdQuestionsFragmentDoc, ad) ?? {};
  const [isAsking, setAsking] = useState(false);
  return (
    <AdSection
      title="Vragen aan de verkoper"
      action={
        canAsk &&
        adId && (
          <Button
            variant="ghost"
            size="small"
            icon={<MessageCircleQuestion aria-hidden />}
            onClick={() => setAsking(true)}
            data-no-print
          >
            Vraag stellen
          </Button>
        )
      }
    >
      {questions.length === 0 && <MutedText>Er zijn geen vragen.</MutedText>}
      <AdSectionList>
        {questions.map((question) => (
          <Question
            key={question.id}
            adId={adId}
            question={question}
            canEdit={canEdit}
            onChanged={onChanged}
          />
        ))}
      </AdSectionList>
      {isAsking && adId && <AskDialog adId={adId} onChanged={onChanged} onClose={() => setAsking(false)} />}
    </AdSection>
  );
}

interface QuestionProps extends Pick<AdQuestionsProps, 'canEdit' | 'onChanged'> {
  adId: string | null;
  question: KrantAdQuestionsFragment['advContactQuestions'][number];
}

function Question({ adId, question, canEdit, onChanged }: QuestionProps) {
  const { attempt } = useAttempt();
  const { save, saving } = useSave(KrantResolveQuestionDocument, { done: 'Vraag opgelost' });
  const { id, msg, status, creator, creationDate } = question;
  const isOpen = status === 'open';
  const resolve = () =>
    attempt(async () => {
      await save({ id: adId ?? '', questionId: id });
      await onChanged?.();
    });
  return (
    <li>
      <div>
        {msg}
        <small>{`${formatDateTime(creationDate)} - ${creator}`}</small>
      </div>
      {isOpen ? <Tag tone="warn">open</Tag> : <Tag tone="ok">Opgelost</Tag>}
      {isOpen && canEdit && adId && (
        <Button
          variant="ghost"
          size="small"
          pending={saving}
          aria-label={`Opgelost: ${msg}`}
          onClick={() => void resolve()}
        >
          Opgelost
        </Button>
      )}
    </li>
  );
}

interface AskDialogProps {
  adId: string;
  onChanged?: () => unknown;
  onClose: () => void;
}

const schema = object({ msg: requiredText() });

function AskDialog({ adId, onChanged, onClose }: AskDialogProps) {
  const { save } = useSave(KrantAskSellerDocument, { done: 'Vraag gesteld' });
  return (
    <FormDialog<{ msg: string }>
      title="Vraag aan de verkoper"
      onClose={onClose}
      size={400}
      submitLabel="Vraag stellen"
      initialValues={{ msg: '' }}
      schema={schema}
      onSubmit={({ msg }) => save({ id: adId, msg })}
      onDone={onChanged}
    >
      <FormTextArea
        name="msg"
        label="Vraag"
        description="De verkoper krijgt er een mail over."
        maxLength={2000}
      />
    </FormDialog>
  );
}
