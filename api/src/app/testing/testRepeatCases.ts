import { BookCheckModel } from '../../finance/bookChecks/bookCheck.model';
import { permissionIds } from '../../identity/catalogue/catalogue';
import { Role } from '../../identity/catalogue/permission.enum';
import { UserModel } from '../../identity/people/user.model';
import { newLink } from '../../identity/tokens/privateLink';
import { daysFromNow, uploadOf } from '../../testing/apiStage';
import { base64, camt } from '../../testing/bankStatements';
import { PDF } from '../../testing/fileStage';
import { makeCommission, makeUser, signedIn } from '../../testing/people';
import { recordCases } from '../../testing/recordCases';
import { TEST_DB_COMMISSION, type TestApi } from '../../testing/startApi';
import type { TestClient } from '../../testing/testClient';
import { seasonOfDay } from '../../volunteers/activities/activity.service';
import { clubCases, krantCases, stockCases, volunteerCases, websiteCases } from './testRepeatCasesOutside';
import { idOf, next, pdf, type RepeatStage, type Stage, text } from './testRepeatStage';
/** Makes a foundation with a record of each kind that something can be added to. */
export async function setUpRepeats(api: TestApi): Promise<RepeatStage & { stage: Stage }> {
  const commissionId = await makeCommission(3, 'Optocht');
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  const everything = {
    general: [...permissionIds],
    commissions: [`${commissionId}-vz`, TEST_DB_COMMISSION],
    role: Role.Admin,
  };
  const admin = await signedIn(api, { name: 'Lieke', ...everything });
  const stage: Stage = { api, admin, other: await signedIn(api, everything), commissionId };
  const cases = {
    ...identityCases(stage),
    ...(await financeCases(stage)),
    ...(await secretariatCases(stage)),
    ...(await clubCases()),
    ...(await krantCases(stage)),
    ...(await volunteerCases()),
    ...(await stockCases(stage)),
    ...(await websiteCases(stage)),
    ...Object.fromEntries(recordCases().map(({ added: { by, given } }) => [by, async () => given(next())])),
  };
  return { admin, cases, stage };
}

function identityCases({ admin }: Stage): RepeatStage['cases'] {
  const invited = async () => {
    const { id } = await makeUser();
    await UserModel.updateOne({ _id: id }, { $unset: { passwordHash: 1 } });
    return id;
  };
  const mailing = async () => ({
    to: { audience: 'members', ids: [(await makeUser()).id], isNeeded: false },
    mailing: { subject: text('Uitnodiging'), html: '<p>Kom ook</p>', attachmentIds: [], asFoundation: false },
  });
  return {
    addSavedView: async () => ({ view: { list: 'club-leden', name: text('Weergave'), search: '' } }),
    addCommission: async () => ({ commission: { index: next(), name: text('Commissie') } }),
    addUser: async () => ({
      user: {
        name: text('Gerrit'),
        email: `gerrit${next()}@carnaval.example`,
        isExternal: false,
        permissions: { general: ['webNews'], commissions: [] },
      },
    }),
    importUsers: async () => ({
      isInvited: true,
      rows: [{ name: 'Gerda', email: `gerda${next()}@carnaval.example` }],
    }),
    sendTestWebhook: async () => ({ id: await webhook(admin) }),
    sendInvitation: async () => ({ id: await invited() }),
    sendMailing: mailing,
    testMailing: mailing,
    sendPasswordLink: async () => ({ userId: (await makeUser()).id }),
  };
}

/** A webhook that reaches nothing. */
const webhook = (admin: TestClient) =>
  idOf(
    admin,
    `mutation { addWebhook(webhook: { name: "${text('Haak')}", url: "http://127.0.0.1:9/", kinds: [added] }) { id } }`,
  );

async function financeCases(stage: Stage): Promise<RepeatStage['cases']> {
  const { admin, other } = stage;
  const yearId = await idOf(admin, 'mutation { addAccountancyYear(title: "2026-2027") { id } }');
  const declaration = async () => ({
    yearId,
    wg: '3',
    description: text('Hekken'),
    amount: 1250,
    directPay: 1,
    accountnumber: 'NL69 INGB 0123 4567 89',
    receiptId: await pdf(stage, 'accountancy/C3'),
  });
  const invoice = () => ({
    nameClient: text('Bakker'),
    emailClient: 'bakker@voorbeeld.example',
    title: 'Reclamebord',
    description: 'Aan de wagen',
    amount: 5000,
  });
  const recurring = () => ({
    invoice: invoice(),
    recurrence: { interval: 1, firstDay: daysFromNow(0), action: 'propose' },
  });
  const declared = async () => {
    const given = {
      ...(await declaration()),
      receiptId: (await uploadOf(stage.api, 'accountancy/C3', PDF, 'bon.pdf', other.cookie)).id,
      requestId: `verzoek-${next()}`,
    };
    return idOf(
      other,
      'mutation ($given: DeclarationInput!) { addDeclaration(declaration: $given) { id } }',
      {
        given,
      },
    );
  };
  const approvedNow = async () =>
    idOf(
      admin,
      'mutation ($id: ID!) { sendTransactionDecision(transaction: $id, decision: { approved: true }) { id } }',
      { id: await declared() },
    );
  /** A declaration of the one who repeats, about which another of the board has a question. */
  const askedOf = async () => {
    const given = { ...(await declaration()), requestId: `verzoek-${next()}` };
    const id = await idOf(
      admin,
      'mutation ($given: DeclarationInput!) { addDeclaration(declaration: $given) { id } }',
      { given },
    );
    const question = 'question: { text: "Waarvoor?" }';
    return idOf(other, `mutation { askAboutDeclaration(id: "${id}", revision: 1, ${question}) { id } }`);
  };
  const mutationId = await idOf(
    admin,
    `mutation { addMutation(mutation: { yearId: "${yearId}", wg: "3", description: "Gift", income: 1000 }) { id } }`,
  );
  const checkerOf = (number: number) => ({
    ...{ name: text('Kas'), email: `kas${number}@voorbeeld.example`, until: daysFromNow(9) },
  });
  /** Five look on with a year at once. */
  const checkedYear = () => idOf(admin, `mutation { addAccountancyYear(title: "${text('Kas')}") { id } }`);
  const checkerId = async (checked?: string) =>
    (
      await BookCheckModel.create({
        ...checkerOf(next()),
        ...{ yearId: checked ?? (await checkedYear()), invitedBy: 'Lieke' },
      } as never)
    ).id as string;
  return {
    addAccountancyYear: async () => ({ title: text('Jaar') }),
    addWorkgroup: async () => ({
      yearId,
      workgroup: { index: String(next()), title: 'Extra', expencesBudget: 100, incomeBudget: 0 },
    }),
    addMutation: async () => ({ mutation: { yearId, wg: '3', description: text('Gift'), income: 1000 } }),
    addDeclaration: async () => ({ declaration: await declaration() }),
    sendTransactionDecision: async () => ({ transaction: await declared(), decision: { approved: true } }),
    takeBackDecision: async () => ({ id: await approvedNow(), revision: 2 }),
    askAboutDeclaration: async () => ({
      id: await declared(),
      revision: 1,
      question: { text: text('Waarvoor?') },
    }),
    answerDeclaration: async () => ({
      id: await askedOf(),
      revision: 2,
      answer: { text: text('Voor de wagen') },
    }),
    addFinancialDocument: async () => ({
      kind: 'doc',
      document: { title: text('Begroting'), fileId: await pdf(stage, 'docs/secretary') },
    }),
    exportPayments: async () => {
      const id = await approvedNow();
      const today = daysFromNow(0);
      return { period: { from: today, until: today, executionDate: today, ids: [id], total: 1250 } };
    },
    makeReminderLetters: async () => ({ ids: [`invoice:${next()}`] }),
    remindReceivables: async () => ({ ids: [`invoice:${next()}`] }),
    addCustomer: async () => ({ customer: { name: text('Klant') } }),
    saveInvoice: async () => ({ send: true, invoice: invoice() }),
    sendInvoice: async () => ({
      id: await idOf(
        admin,
        'mutation ($given: InvoiceInput!) { saveInvoice(send: false, invoice: $given) { id } }',
        { given: { ...invoice(), requestId: `verzoek-${next()}` } },
      ),
    }),
    addRecurringInvoice: async () => recurring(),
    issueRecurringProposal: async () => ({
      id: await idOf(
        admin,
        'mutation ($invoice: InvoiceInput!, $recurrence: RecurrenceInput!) { addRecurringInvoice(invoice: $invoice, recurrence: $recurrence) { id } }',
        recurring(),
      ),
      date: daysFromNow(0),
      send: true,
    }),
    addBookChecker: async () => ({ yearId: await checkedYear(), checker: checkerOf(next()) }),
    sendBookCheckLink: async () => ({ id: await checkerId(), until: daysFromNow(5) }),
    askBookQuestion: async () => {
      const id = await checkerId(yearId);
      const { token, link } = newLink('mail', 86_400_000);
      await BookCheckModel.updateOne({ _id: id }, { $set: { links: [link] } });
      return { token, entryId: `mutation:${mutationId}`, text: text('Waarvoor?') };
    },
    importBankStatement: async () => ({ file: base64(camt([{ amount: '12.50' }], { id: String(next()) })) }),
  };
}

async function secretariatCases(stage: Stage): Promise<RepeatStage['cases']> {
  const { admin, commissionId } = stage;
  const season = seasonOfDay(daysFromNow(0));
  const all = '{ categories { id subCategories { id items { id } } } }';
  interface Parts {
    categories: { id: string; subCategories: { id: string; items: { id: string }[] }[] }[];
  }
  const add = async (what: string, given: string) => {
    const operation = `mutation { it: add${what}(commissionId: "${commissionId}", ${given}) ${all} }`;
    const { it } = await admin.data<{ it: Parts }>(operation);
    return it.categories[0];
  };
  const category = await add('DraaiboekCategory', 'category: { name: "Wagens", color: "#ff0000" }');
  const categoryId = category?.id ?? '';
  const withSub = await add(
    'DraaiboekSubCategory',
    `categoryId: "${categoryId}", subCategory: { name: "Bouw" }`,
  );
  const subCategoryId = withSub?.subCategories[0]?.id ?? '';
  const item = async () => {
    const given = `subCategoryId: "${subCategoryId}", item: { name: "${text('Hout')}", timeType: upFront }`;
    return (await add('DraaiboekItem', given))?.subCategories[0]?.items.at(-1)?.id;
  };
  const task = async () => {
    const given = `commissionId: "${commissionId}", season: ${season}, task: { name: "${text('Bellen')}" }`;
    const { addTask: list } = await admin.data<{ addTask: { tasks: { id: string }[] } }>(
      `mutation { addTask(${given}) { tasks { id } } }`,
    );
    return list.tasks.at(-1)?.id;
  };
  const link = { link: 'https://www.voorbeeld.example' };
  return {
    addCalendarEntry: async () => ({ entry: { date: '2027-02-01', name: text('Receptie') } }),
    addDraaiboekCategory: async () => ({ commissionId, category: { name: text('Groep'), color: '#00ff00' } }),
    addDraaiboekSubCategory: async () => ({ commissionId, categoryId, subCategory: { name: text('Deel') } }),
    addDraaiboekItem: async () => ({
      commissionId,
      subCategoryId,
      item: { name: text('Verf'), timeType: 'upFront' },
    }),
    addTask: async () => ({ commissionId, season, task: { name: text('Bellen') } }),
    startDraaiboek: async () => ({ commissionId: await makeCommission(next()), from: commissionId }),
    addTaskComment: async () => ({ commissionId, taskId: await task(), comment: { text: text('Zeg') } }),
    addTaskFromDraaiboek: async () => ({ commissionId, season, itemIds: [await item()] }),
    saveCommissionDoc: async () => ({ commissionId, item: { title: text('Verslag'), ...link } }),
    saveCommissionScript: async () => ({ commissionId, item: { title: text('Script'), ...link } }),
    addSecretaryDocument: async () => ({
      kind: 'notulen',
      document: { date: '2026-10-05', description: text('Met'), fileId: await pdf(stage, 'docs/secretary') },
    }),
    addActionPoint: async () => {
      const document = { date: '2026-10-12', fileId: await pdf(stage, 'docs/secretary') };
      const { added } = await admin.data<{ added: { id: string } }>(
        `mutation ($document: SecretaryDocumentInput!) {
          added: addSecretaryDocument(kind: notulen, document: $document) { id }
        }`,
        { document },
      );
      return { meetingId: added.id, point: { commissionId, name: text('Bellen') } };
    },
    sendInternalMail: async () => ({
      mail: { userId: admin.id, subject: text('Vraag'), html: '<p>Kom je?</p>' },
    }),
  };
}
