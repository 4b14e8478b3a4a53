import { AccountancyYearModel } from '../../finance/books/accountancyYear.model';
import { FinancialDocumentModel } from '../../finance/books/financialDocument.model';
import { TransactionModel } from '../../finance/books/transaction.model';
import { CustomerModel } from '../../finance/customers/customer.model';
import { RecurringInvoiceModel } from '../../finance/recurringInvoices/recurringInvoice.model';
import { CalendarEntryModel } from '../../secretariat/calendar/calendar.model';
import { CommissionDocumentModel } from '../../secretariat/commissionDocuments/commissionDocument.model';
import { DraaiboekModel } from '../../secretariat/draaiboek/draaiboek.model';
import { SecretaryDocumentModel } from '../../secretariat/meetings/secretaryDocument.model';
import { TaskListModel } from '../../secretariat/tasks/task.model';
import { TaskCommentModel } from '../../secretariat/tasks/taskComment.model';
import { type Add, type Deletable, type DeletionCases, modelOf, whole } from './testDeletions';
import { idOf, pdf, type RepeatStage, type Stage, text } from './testRepeatStage';

interface Part {
  _id: unknown;
  name: string;
  parent: string;
}

/** The secretariat. */
export function secretariatDeletions(stage: Stage, add: Add): DeletionCases {
  const { commissionId } = stage;
  const task = async (operation: string): Promise<{ listId: string; season: number; tasks: Part[] }> => {
    for (const _ of [1, 2, 3]) await add(operation);
    const list = await TaskListModel.findOne({ commissionId }).lean().orFail();
    return { listId: list._id, season: list.season, tasks: list.tasks as unknown as Part[] };
  };
  const draaiboek = async () =>
    (await DraaiboekModel.findById(commissionId).lean().orFail()) as unknown as Record<
      'subCategories' | 'items',
      Part[]
    >;
  const inDraaiboek = (part: Part | undefined): Deletable => ({
    args: { commissionId, id: String(part?._id) },
    model: modelOf(DraaiboekModel),
    id: commissionId,
  });
  const withFile = (kind: 'Doc' | 'Script') => async () => {
    const operation = `mutation ($commissionId: ID!, $fileId: ID!) {
      saveCommission${kind}(commissionId: $commissionId, item: { title: "Verslag", fileId: $fileId }) { id }
    }`;
    const fileId = await pdf(stage, `docs/C${commissionId}`);
    const id = await idOf(stage.admin, operation, { commissionId, fileId });
    return { args: { commissionId, id }, model: modelOf(CommissionDocumentModel), id };
  };
  return {
    deleteCalendarEntry: whole(add, 'addCalendarEntry', CalendarEntryModel),
    deleteSecretaryDocument: whole(add, 'addSecretaryDocument', SecretaryDocumentModel),
    deleteCommissionDoc: withFile('Doc'),
    deleteCommissionScript: withFile('Script'),
    deleteTaskComment: async () => {
      const id = await add('addTaskComment');
      return { args: { commissionId, id }, model: modelOf(TaskCommentModel), id };
    },
    deleteSingleTask: async () => {
      const { listId, tasks } = await task('addTask');
      const id = String(tasks.at(-2)?._id);
      return { args: { commissionId, id }, model: modelOf(TaskListModel), id: listId };
    },
    deleteDraaiboekTasks: async () => {
      const { listId, season, tasks } = await task('addTaskFromDraaiboek');
      const parent = tasks.find((one) => one.parent)?.parent;
      return { args: { commissionId, season, parent }, model: modelOf(TaskListModel), id: listId };
    },
    deleteDraaiboekItem: async () => {
      for (const _ of [1, 2, 3]) await add('addDraaiboekItem');
      return inDraaiboek((await draaiboek()).items.at(-2));
    },
    deleteDraaiboekSubCategory: async () => {
      await add('addDraaiboekSubCategory');
      const subCategory = (await draaiboek()).subCategories.at(-1);
      const [id, item] = [String(subCategory?._id), 'item: { name: "Verf", timeType: upFront }'];
      await stage.admin.data(
        `mutation { addDraaiboekItem(commissionId: "${commissionId}", subCategoryId: "${id}", ${item}) { id } }`,
      );
      return inDraaiboek(subCategory);
    },
  };
}

/** The money. */
export function financeDeletions(stage: Stage, add: Add, cases: RepeatStage['cases']): DeletionCases {
  const { admin } = stage;
  return {
    deleteTransaction: async () => {
      const { transaction } = (await cases.sendTransactionDecision?.()) as { transaction: string };
      const decision = 'decision: { approved: false, reason: "Dubbel" }';
      await idOf(
        admin,
        `mutation { sendTransactionDecision(transaction: "${transaction}", ${decision}) { id } }`,
      );
      return { args: { id: transaction }, model: modelOf(TransactionModel), id: transaction };
    },
    deleteWorkgroup: async () => {
      for (const _ of [1, 2, 3]) await add('addWorkgroup');
      const year = await AccountancyYearModel.findOne({ 'workgroups.title': 'Extra' }).lean().orFail();
      const group = year.workgroups.filter(({ title }) => title === 'Extra')[1] as unknown as Part;
      const yearId = String(year._id);
      return { args: { yearId, id: String(group._id) }, model: modelOf(AccountancyYearModel), id: yearId };
    },
    deleteFinancialDocument: whole(add, 'addFinancialDocument', FinancialDocumentModel),
    deleteCustomer: async () => {
      const customer = `{ name: "${text('Bakker Bart')}", email: "bart@voorbeeld.example" }`;
      const id = await idOf(admin, `mutation { addCustomer(customer: ${customer}) { id } }`);
      return { args: { id }, model: modelOf(CustomerModel), id };
    },
    deleteRecurringInvoice: async () => {
      const id = await add('addRecurringInvoice');
      const { revision } = await RecurringInvoiceModel.findById(id).orFail();
      return { args: { id, revision }, model: modelOf(RecurringInvoiceModel), id };
    },
  };
}
