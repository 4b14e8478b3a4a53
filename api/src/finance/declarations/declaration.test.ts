import { exists } from '../../testing/apiStage';
import { uploadTo } from '../../testing/fileStage';
import {
  AddDeclarationDocument,
  DeclarationAddMutationDocument,
  DeclarationChoicesDocument,
  DeclarationLockAccountancyYearDocument,
  DeleteTransactionDocument,
  MyDeclarationsDocument,
  TransactionsDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { signedIn } from '../../testing/people';
import { TEST_DB_COMMISSION } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';
import { AccountancyYearModel } from '../books/accountancyYear.model';
import { TransactionModel } from '../books/transaction.model';
import { useFinance } from '../testFinance';

const mailbox = useMailbox();
const stage = useFinance({ smtp: mailbox.smtp });

const lock = (locked: boolean) =>
  stage.jan.data(DeclarationLockAccountancyYearDocument, { id: stage.year.id, locked });
const lines = async (variables: object = {}) =>
  (
    await stage.jan.data(TransactionsDocument, {
      yearId: stage.year.id,
      ...variables,
    })
  ).transactions.edges.map(({ node }) => node);

describe('declaring', () => {
  it('is for anybody, stored negative, with the receipt in the folder of the committee', async () => {
    const { receipt } = await stage.declare({ description: ' Hekken ' });
    expect(receipt?.url).toBe(`/files/accountancy/C3/${receipt?.id}`);
    expect(await lines()).toEqual([
      {
        id: expect.any(String),
        kind: 'declaration',
        description: 'Hekken',
        amount: -1250,
        state: 'open',
        accountName: 'Piet',
        accountnumber: 'NL69INGB0123456789',
        creator: 'Piet',
        receiptType: 'pdf',
        changeLog: [expect.stringMatching(/ - Piet: declaratie ingediend$/)],
      },
    ]);
    expect(await stage.piet.data(MyDeclarationsDocument)).toMatchObject({
      myDeclarations: { totalCount: 1, edges: [{ node: { state: 'open', paid: false } }] },
    });
  });

  it('offers the open years with their committees, and the account used before', async () => {
    const choices = async () => (await stage.piet.data(DeclarationChoicesDocument)).declarationChoices;
    const years = [
      {
        id: stage.year.id,
        title: '2026-2027',
        workgroups: [
          { index: '1', title: 'Dagelijks Bestuur' },
          { index: '3', title: 'Optocht' },
        ],
      },
    ];
    expect(await choices()).toEqual({ accountnumber: null, years });
    await stage.declare();
    // To a supplier is not my account.
    await stage.declare({ directPay: 0, accountName: 'Hekkenhuis', accountnumber: 'NL91ABNA0417164300' });
    expect(await choices()).toEqual({ accountnumber: 'NL69INGB0123456789', years });
    await lock(true);
    expect(await choices()).toMatchObject({ years: [] });
  });

  it.each([
    [{ description: ' ' }, { description: 'Verplicht' }],
    [{ amount: 0 }, { amount: 'Vul een bedrag boven nul in' }],
    [{ amount: 100_000_001 }, { amount: 'Vul een bedrag tot en met 1.000.000 euro in' }],
    [{ directPay: 2 }, { directPay: 'Kies wie er betaald wordt' }],
    [{ directPay: 0 }, { accountName: 'Verplicht' }],
    [{ accountnumber: '' }, { accountnumber: 'Verplicht' }],
    [
      { accountnumber: 'BR1800360305000010009795493C1' },
      {
        accountnumber: 'Naar dit land kan het portaal niet betalen. Geef een rekening in een SEPA-land.',
      },
    ],
    [{ accountnumber: 'NL69INGB0123456788' }, { accountnumber: 'Dit is geen geldig rekeningnummer (IBAN)' }],
    [{ wg: '99' }, { wg: 'Kies een commissie' }],
    [{ yearId: '64b000000000000000000000' }, { yearId: 'Dit boekjaar is afgesloten voor declaraties' }],
    [
      { receiptId: '64b000000000000000000000' },
      { receiptId: 'Dit bestand is er niet meer. Kies het opnieuw.' },
    ],
    [{ receiptId: ' ' }, { receiptId: 'Voeg de bon toe' }],
  ])('refuses %j', async (changes, fields) => {
    const { id: receiptId } = await stage.receipt();
    const declaration = { receiptId, ...stage.declaration(changes) };
    const { extensions } = await stage.piet.error(AddDeclarationDocument, { declaration });
    expect(extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(await TransactionModel.countDocuments()).toBe(0);
  });

  it('a locked year refuses, also a form that was open before', async () => {
    const { id: receiptId } = await stage.receipt();
    const other = await stage.addYear('2027-2028');
    const declaration = { ...stage.declaration(), receiptId };
    await lock(true);
    expect((await stage.piet.error(AddDeclarationDocument, { declaration })).extensions.fields).toEqual({
      yearId: 'Dit boekjaar is afgesloten voor declaraties',
    });
    await stage.jan.data(DeclarationLockAccountancyYearDocument, { id: other.id, locked: true });
    expect((await stage.piet.error(AddDeclarationDocument, { declaration })).message).toBe(
      'Geen declaraties toegestaan, neem contact op met de penningmeester',
    );
    const upload = await uploadTo(
      stage.api.url,
      'accountancy/C3',
      Buffer.from('%PDF-1.7\n'),
      'bon.pdf',
      stage.piet.cookie ?? '',
    );
    expect(upload).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });

  it("takes nobody's receipt but one's own, for one declaration", async () => {
    const { receipt } = await stage.declare();
    const fields = { receiptId: 'Dit bestand is er niet meer. Kies het opnieuw.' };
    const mine = await signedIn(stage.api, { name: 'Nieuwsgierig' });
    for (const client of [mine, stage.piet]) {
      const declaration = { ...stage.declaration(), receiptId: receipt?.id ?? '' };
      const error = await client.error(AddDeclarationDocument, { declaration });
      expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    }
    const url = `${stage.api.url}${receipt?.url}`;
    expect((await fetch(url, { headers: { cookie: mine.cookie ?? '' } })).status).toBe(403);
    expect(await TransactionModel.countDocuments()).toBe(1);
  });

  it('its receipt is for who declared and who sees the books', async () => {
    const { receipt } = await stage.declare();
    const status = async (person?: TestClient) =>
      (await fetch(`${stage.api.url}${receipt?.url}`, { headers: { cookie: person?.cookie ?? '' } })).status;
    const member = await signedIn(stage.api, { commissions: [stage.parade] });
    expect([await status(stage.piet), await status(stage.jan), await status(member), await status()]).toEqual(
      [200, 200, 403, 401],
    );
  });
});

describe('deciding', () => {
  it('approves, and mails who declared', async () => {
    const { id } = await stage.declare();
    const { data } = await stage.decide(id, true);
    expect(data?.sendTransactionDecision).toMatchObject({
      state: 'approved',
      reason: null,
      decidedBy: 'Jan',
    });
    await stage.api.deliverMail();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).toMatchObject({
      to: [stage.piet.email],
      subject: 'Declaratie goedgekeurd: Hekken',
    });
    expect(mailbox.mails[0]?.text).toContain('(Hekken, €\u00a012,50) is goedgekeurd door Jan.');
  });

  it('declines with a reason, and mails it', async () => {
    const { id } = await stage.declare();
    const refused = await stage.decide(id, false, ' ');
    expect(refused.errors?.[0]?.extensions.fields).toEqual({ reason: 'Vul een reden in' });
    await stage.decide(id, false, 'Zonder bon');
    await stage.api.deliverMail();
    expect(mailbox.mails[0]?.text).toContain('Reden: Zonder bon');
    expect(await lines({ state: 'declined' })).toHaveLength(1);
  });

  it('is never about one’s own', async () => {
    const { id } = await stage.declare({ wg: '1' }, stage.jan);
    for (const approved of [true, false]) {
      const { errors } = await stage.decide(id, approved, 'x');
      expect(errors?.[0]).toMatchObject({
        message: 'Over je eigen declaratie beslist een ander lid van het bestuur.',
        extensions: { code: 'FORBIDDEN' },
      });
    }
    expect((await stage.decide(id, true, undefined, stage.truus)).errors).toBeUndefined();
  });

  it('by twenty at once ends in one decision and one mail', async () => {
    const { id } = await stage.declare();
    const board = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        signedIn(stage.api, { name: `Bestuur ${turn}`, commissions: [TEST_DB_COMMISSION] }),
      ),
    );
    const answers = await Promise.all(
      board.map((person, turn) => stage.decide(id, turn % 2 === 0, 'reden', person)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const { errors } of answers.filter((answer) => answer.errors)) {
      expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
      expect(errors?.[0]?.message).toMatch(/^Over deze declaratie is al beslist door Bestuur \d+\.$/);
    }
    await stage.api.deliverMail();
    expect(mailbox.mails).toHaveLength(1);
  });

  it('closed ones are removed with their receipt, open ones not', async () => {
    const { id, receipt } = await stage.declare();
    expect((await stage.jan.error(DeleteTransactionDocument, { id })).message).toBe(
      'Een open declaratie kan niet worden verwijderd: keur haar goed of af.',
    );
    await stage.decide(id, false, 'x');
    expect(await stage.jan.data(DeleteTransactionDocument, { id })).toEqual({ deleteTransaction: id });
    expect(await exists(receipt as never)).toBe(false);
    expect((await stage.jan.error(DeleteTransactionDocument, { id })).extensions.code).toBe('NOT_FOUND');
  });
});

it('without a year those of every year that is not archived are listed, newest first', async () => {
  await stage.declare({ description: 'Hekken' });
  const { id: yearId } = await stage.addYear('2027-2028', stage.year.id);
  await stage.declare({ description: 'Linten', yearId });
  const waiting = async () =>
    (await lines({ yearId: null, state: 'open' })).map(({ description }) => description);
  expect(await waiting()).toEqual(['Linten', 'Hekken']);
  await AccountancyYearModel.updateOne({ _id: stage.year.id }, { archived: true });
  expect(await waiting()).toEqual(['Linten']);
});

describe('a mutation', () => {
  const mutate = (changes: object) =>
    stage.jan.run(DeclarationAddMutationDocument, {
      mutation: { yearId: stage.year.id, wg: '3', description: 'Inschrijfgeld', ...changes },
    });

  it('goes straight to closed: income positive, expence negative', async () => {
    const added = await mutate({ income: 5000 });
    expect(added.data?.addMutation).toMatchObject({ kind: 'mutation', state: 'approved', amount: 5000 });
    expect((await mutate({ expence: 750 })).data?.addMutation.amount).toBe(-750);
    const [parade] = (await stage.years())[0]?.workgroups.filter(({ index }) => index === '3') ?? [];
    expect(parade).toMatchObject({ income: 5000, expences: 750 });
  });

  it.each([
    [{}, { income: 'Vul een bedrag boven nul in' }],
    [{ income: 1, expence: 1 }, { income: 'Vul inkomsten of uitgaven in, niet allebei' }],
    [{ income: -5 }, { income: 'Vul een bedrag boven nul in' }],
    [{ income: 1, wg: '77' }, { wg: 'Kies een commissie' }],
  ])('refuses %j', async (changes, fields) => {
    expect((await mutate(changes)).errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  });
});
