import { FormDialog } from 'kit/editing';
import { FormEuroField, FormTextArea } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import { ApiError, toApiError, useSave } from 'kit/graphql';
import { object, string } from 'yup';

import {
  type AnswerInput,
  SecretariatAnswerDeclarationDocument,
  type SecretariatMyDeclarationsQuery,
} from '../../gql/graphql';
import { centsAboveZero } from '../cents';
import { useReloadFinance } from '../useReloadFinance';
import { Conversation } from './Conversation';
import { ReceiptFields } from './ReceiptFields';
import { noReceipts, receiptIdsOf, receiptSlots, type ReceiptValues } from './receiptSlots';

/** A declaration of my own. */
export type MyDeclaration = SecretariatMyDeclarationsQuery['myDeclarations']['edges'][number]['node'];

type AnswerValues = ReceiptValues & {
  text: string;
  description: string;
  amount: number | string;
  accountnumber: string;
};

const schema = object({
  text: string().max(500),
  description: requiredText().max(200),
  amount: centsAboveZero(),
});

/** Answers what the board asked, in words or by what is changed or added; then it waits for a decision again. */
export function AnswerDialog({ declaration, onClose }: { declaration: MyDeclaration; onClose: () => void }) {
  const { id, revision, description, amount, messages, receipts, wg } = declaration;
  const { save } = useSave(SecretariatAnswerDeclarationDocument, { done: 'Antwoord verstuurd' });
  const reload = useReloadFinance();
  const send = async (values: AnswerValues) => {
    await save({ id, revision, answer: answerOf(values, declaration) }).catch((error: unknown) => {
      throw atFirstReceipt(error);
    });
    await reload();
  };
  return (
    <FormDialog<AnswerValues>
      title="Vraag beantwoorden"
      onClose={onClose}
      initialValues={{ text: '', description, amount: -amount, accountnumber: '', ...noReceipts }}
      schema={schema}
      submitLabel="Antwoord versturen"
      onSubmit={send}
    >
      <Conversation messages={messages} />
      <FormTextArea name="text" label="Je antwoord" maxLength={500} />
      <FormTextField name="description" label="Omschrijving" maxLength={200} autoComplete="off" />
      <FormEuroField name="amount" label="Bedrag in euro" />
      <FormTextField
        name="accountnumber"
        label="Ander rekeningnummer (IBAN)"
        description="Alleen als het anders moet."
        maxLength={50}
        autoComplete="off"
      />
      {receipts.length < receiptSlots.length && (
        <ReceiptFields wg={wg} most={receiptSlots.length - receipts.length} label="Extra bon" />
      )}
    </FormDialog>
  );
}

/** Only what is another than it was. */
function answerOf(values: AnswerValues, { description, amount }: MyDeclaration): AnswerInput {
  const receiptIds = receiptIdsOf(values);
  return {
    text: values.text,
    ...(values.description !== description && { description: values.description }),
    ...(Number(values.amount) !== -amount && { amount: Number(values.amount) }),
    ...(values.accountnumber.trim() && { accountnumber: values.accountnumber }),
    ...(receiptIds.length > 0 && { receiptIds }),
  };
}

function atFirstReceipt(error: unknown): ApiError {
  const { message, code, fields, details } = toApiError(error);
  const { receiptIds, ...others } = fields;
  return new ApiError(message, code, { ...others, ...(receiptIds && { receiptId: receiptIds }) }, details);
}
