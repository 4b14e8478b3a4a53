import { exists } from '../../testing/apiStage';
import { uploadTo } from '../../testing/fileStage';
import {
  AddDeclarationDocument,
  AnswerDeclarationDocument,
  type AnswerInput,
  AskAboutDeclarationDocument,
  CommissionMessagesDocument,
  DeclarationLockAccountancyYearDocument,
  DeclarationRoundsDocument,
  DeclarationsToDecideDocument,
  DeclarationToReviewDocument,
  DeleteTransactionDocument,
  SendTransactionDecisionDocument,
  WithdrawDeclarationDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn } from '../../testing/people';
import { TransactionModel } from '../books/transaction.model';
import { type Person, useFinance } from '../testFinance';

const mailbox = useMailbox();
const stage = useFinance({ smtp: mailbox.smtp });

const withdraw = (id: string, person: Person = stage.piet) => person.run(WithdrawDeclarationDocument, { id });
const ask = (id: string, revision = 1, text = 'Waar was dit voor?', person: Person = stage.jan) =>
  person.run(AskAboutDeclarationDocument, { id, revision, question: { text } });
const answer = (id: string, given: AnswerInput, revision = 2, person: Person = stage.piet) =>
  person.run(AnswerDeclarationDocument, { id, revision, answer: given });
const mine = async () =>
  (await stage.piet.data(DeclarationRoundsDocument)).myDeclarations.edges.map(({ node }) => node);
const toDecide = async (person: Person = stage.jan) =>
  (await person.data(DeclarationsToDecideDocument)).declarationsToDecide;
const errorOf = ({ errors }: { errors?: readonly { message: string; extensions: object }[] }) => errors?.[0];

describe('withdrawing', () => {
  it('keeps the declaration with its receipts, and counts nowhere', async () => {
    const { id, receipt } = await stage.declare();
    expect(await toDecide()).toBe(1);
    expect((await withdraw(id)).data?.withdrawDeclaration.state).toBe('withdrawn');
    expect(await mine()).toMatchObject([{ id, state: 'withdrawn', receipts: [{ id: receipt?.id }] }]);
    expect(await exists(receipt as never)).toBe(true);
    expect(await toDecide()).toBe(0);
    expect((await stage.years())[0]).toMatchObject({ totalExpences: 0 });
    // Twice is harmless.
    expect((await withdraw(id)).data?.withdrawDeclaration).toMatchObject({ state: 'withdrawn', revision: 2 });
    expect(errorOf(await stage.decide(id, true))).toMatchObject({
      message: 'Deze declaratie is ingetrokken door Piet.',
      extensions: { code: 'CONFLICT' },
    });
  });

  it('is only of whoever declared, and not after the decision', async () => {
    const { id } = await stage.declare();
    expect(errorOf(await withdraw(id, stage.truus))?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    await stage.decide(id, true);
    expect(errorOf(await withdraw(id))).toMatchObject({
      message: 'Over deze declaratie is al beslist door Jan.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await mine()).toMatchObject([{ state: 'approved' }]);
  });

  it('beside a decision: one of them is done, the other is told', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await stage.declare({ description: `Ronde ${turn}` });
      const [taken, decided] = await Promise.all([withdraw(id), stage.decide(id, true)]);
      const errors = [errorOf(taken), errorOf(decided)].filter(Boolean);
      expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
      expect((await TransactionModel.findById(id))?.state).toBe(errorOf(taken) ? 'approved' : 'withdrawn');
    }
  });
});

describe('a question', () => {
  it('is mailed, answered with words, a change and a receipt, and then it is open again', async () => {
    const { id } = await stage.declare();
    expect((await ask(id)).data?.askAboutDeclaration).toMatchObject({ state: 'asked', revision: 2 });
    await stage.api.deliverMail();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).toMatchObject({
      to: [stage.piet.email],
      subject: 'Vraag over je declaratie: Hekken',
    });
    expect(mailbox.mails[0]?.text).toContain('Waar was dit voor?');
    expect(mailbox.mails[0]?.text).toContain('/declaraties');
    expect(await toDecide()).toBe(0);
    const { id: more } = await stage.receipt();
    const given = { text: 'Voor de start', amount: 1000, receiptIds: [more] };
    expect((await answer(id, given)).data?.answerDeclaration).toMatchObject({
      state: 'open',
      revision: 3,
      amount: -1000,
      receipts: [{}, { id: more }],
      messages: [
        { isQuestion: true, text: 'Waar was dit voor?', name: 'Jan' },
        {
          isQuestion: false,
          text: 'Voor de start',
          name: 'Piet',
          changes: ['bedrag was €\u00a012,50', 'nog een bon'],
        },
      ],
    });
    expect(await toDecide()).toBe(1);
    expect(await stage.decide(id, true)).toMatchObject({
      data: { sendTransactionDecision: { state: 'approved' } },
    });
  });

  it('is of the board about the declarations of others, and asks something', async () => {
    const { id } = await stage.declare();
    expect(errorOf(await ask(id, 1, ' '))?.extensions).toMatchObject({ fields: { text: 'Verplicht' } });
    expect(errorOf(await ask(id, 1, 'x'.repeat(501)))?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    const own = await stage.declare({ wg: '1' }, stage.jan);
    expect(errorOf(await ask(own.id))?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await mine())[0]).toMatchObject({ state: 'open', messages: [] });
  });

  it('is answered by whoever declared alone, once, with something', async () => {
    const { id } = await stage.declare();
    expect(errorOf(await answer(id, { text: 'Ja' }, 1))?.message).toBe(
      'Er staat geen vraag meer open bij deze declaratie.',
    );
    await ask(id);
    expect(errorOf(await answer(id, { text: 'Ja' }, 2, stage.truus))?.extensions).toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const [given, fields] of [
      [{ text: ' ' }, { text: 'Geef een antwoord, of verander iets' }],
      [{ amount: 0 }, { amount: 'Vul een bedrag boven nul in' }],
      [{ description: ' ' }, { description: 'Verplicht' }],
      [{ accountnumber: 'NL69' }, { accountnumber: 'Dit is geen geldig rekeningnummer (IBAN)' }],
      [{ receiptIds: ['weg'] }, { receiptIds: 'Dit bestand is er niet meer. Kies het opnieuw.' }],
    ] as const) {
      const error = errorOf(await answer(id, given as unknown as AnswerInput));
      expect(error?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    }
    const both = await Promise.all([answer(id, { text: 'Een' }), answer(id, { text: 'Twee' })]);
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await mine())[0]?.messages).toHaveLength(2);
  });

  it('a decision on what was read before the answer is refused, and so is the answer after a decision', async () => {
    const first = await stage.declare();
    await ask(first.id);
    await answer(first.id, { amount: 99_900 });
    const { errors } = await stage.jan.run(SendTransactionDecisionDocument, {
      id: first.id,
      decision: { approved: true, revision: 2 },
    });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Deze declaratie is intussen gewijzigd door Piet op /),
      extensions: { code: 'CONFLICT', revision: 3 },
    });
    const second = await stage.declare();
    await ask(second.id);
    await stage.decide(second.id, false, 'Geen antwoord');
    expect(errorOf(await answer(second.id, { text: 'Toch' }))).toMatchObject({
      message: 'Over deze declaratie is al beslist door Jan.',
    });
  });

  it('is read by who declared and who sees the books, not by the committee', async () => {
    const { id } = await stage.declare();
    await ask(id);
    await stage.decide(id, true);
    expect((await stage.jan.data(DeclarationToReviewDocument, { id })).transaction.messages).toHaveLength(1);
    expect((await stage.piet.error(DeclarationToReviewDocument, { id })).extensions.code).toBe('FORBIDDEN');
    const member = await signedIn(stage.api, { commissions: [stage.parade] });
    const variables = { commissionId: stage.parade };
    expect((await member.error(CommissionMessagesDocument, variables)).extensions.code).toBe('FORBIDDEN');
  });

  it('can be answered with a receipt also when every year is locked', async () => {
    const { id } = await stage.declare();
    await ask(id);
    await stage.jan.data(DeclarationLockAccountancyYearDocument, { id: stage.year.id, locked: true });
    const pdf = Buffer.from('%PDF-1.7\n');
    const upload = (person: Person) =>
      uploadTo(stage.api.url, 'accountancy/C3', pdf, 'bon.pdf', person.cookie ?? '');
    expect(await upload(stage.truus)).toMatchObject({ status: 403 });
    const { id: more } = await stage.receipt();
    expect((await answer(id, { receiptIds: [more] })).data?.answerDeclaration.receipts).toHaveLength(2);
  });
});

describe('several receipts', () => {
  const send = async (receiptIds: string[]) =>
    stage.piet.run(AddDeclarationDocument, { declaration: { ...stage.declaration(), receiptIds } });

  it('are kept in their order, read by who declared, and gone with the line', async () => {
    const files = [await stage.receipt(), await stage.receipt(), await stage.receipt()];
    const ids = files.map(({ id }) => id);
    await send([...ids, ids[0] ?? '']);
    const [line] = await mine();
    expect(line?.receipts.map(({ id }) => id)).toEqual(ids);
    expect(line?.receipt?.id).toBe(ids[0]);
    const read = async (at: number) =>
      (
        await fetch(`${stage.api.url}${line?.receipts[at]?.url}`, {
          headers: { cookie: stage.piet.cookie ?? '' },
        })
      ).status;
    expect([await read(0), await read(2)]).toEqual([200, 200]);
    await stage.decide(line?.id ?? '', false, 'Dubbel');
    await stage.jan.data(DeleteTransactionDocument, { id: line?.id ?? '' });
    expect(await Promise.all((line?.receipts ?? []).map((file) => exists(file as never)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('are ten at most, none lost, none of another', async () => {
    const ids = await Promise.all(Array.from({ length: 11 }, async () => (await stage.receipt()).id));
    expect(errorOf(await send(ids))?.extensions).toMatchObject({
      fields: { receiptIds: 'Voeg hoogstens tien bonnen toe' },
    });
    const { id: theirs } = await stage.receipt(stage.truus);
    for (const wrong of [
      [ids[0] ?? '', theirs],
      [ids[0] ?? '', '64b000000000000000000000'],
    ]) {
      expect(errorOf(await send(wrong))?.extensions).toMatchObject({
        fields: { receiptIds: 'Dit bestand is er niet meer. Kies het opnieuw.' },
      });
    }
    expect(errorOf(await send([]))?.extensions).toMatchObject({ fields: { receiptId: 'Voeg de bon toe' } });
    expect(await mine()).toEqual([]);
  });
});
