import type { TransactionState } from '../finance/books/finance.enums';
import type { BankLineState } from '../finance/claims/bankFile';
import type { PayableEnd } from '../finance/claims/payable';
import type { DirectDebitState } from '../finance/directDebits/directDebit.loaders';
import type { InvoiceState } from '../finance/invoices/invoice.types';
import type { OnlinePaymentIssue } from '../finance/paymentLinks/paymentLink.types';
import type { PaymentState } from '../finance/payments/payment.loaders';
import type { ProposalState } from '../finance/recurringInvoices/recurringInvoice.enums';
import type { UserImportState } from '../identity/users/import/userImport.type';
import type { InvitationState } from '../identity/users/invitation/invitation.type';
import type { WebhookDeliveryState, WebhookState } from '../identity/webhooks/webhook.enums';
import type { AdStage, AdvState, QuestionStatus } from '../krant/krant.enums';
import type { AdProofState } from '../krant/proofs/proof.type';
import type { JobState } from '../platform/jobs/job.model';
import type { MovedState } from '../platform/moving/moving';
import type { OrderState } from '../stock/stock.enums';
import type { ShiftAnswer } from '../volunteers/volunteers/volunteer.model';

/** Somebody must act: it waits on the first page. */
export interface Waits {
  /** The key of the source that tells it, and the id of the item, up to a space. */
  source: string;
  item: string;
  who: string;
  after: string;
  endedBy: string;
}

/** Nobody has to act, or it waits in another way: why. */
type Nobody = string;
type Row = Waits | Nobody;
/** A state may wait for one at first and for another later. */
export type States<State extends string> = Readonly<Record<State, Row | readonly Row[]>>;

const treasurer = 'the DB, with the finances';

const orders: States<`${OrderState}`> = {
  new: {
    ...{ source: 'orders', item: 'orders', who: 'who keeps the stock', after: 'at once; late after its day' },
    endedBy: 'ready, collected or cancelled',
  },
  paid: {
    ...{ source: 'orders', item: 'orders', who: 'who keeps the stock', after: 'at once; late after its day' },
    endedBy: 'ready, collected or cancelled',
  },
  ready: [
    'until its day the customer, who was mailed',
    {
      ...{ source: 'orders not collected', item: 'ordersNotCollected', who: 'who keeps the stock' },
      ...{ after: 'its day; the customer is mailed once', endedBy: 'collected, another day or cancelled' },
    },
  ],
  collected: 'it has ended',
  cancelled: 'its pieces are free; money that is due back has a state of its own',
};

const products: States<'enough' | 'low'> = {
  enough: 'there are as many as somebody wanted to be warned of, or more',
  low: {
    ...{ source: 'products running low', item: 'lowProducts', who: 'who keeps the stock', after: 'at once' },
    endedBy: 'more came in, or another number to be warned of',
  },
};

const refunds: States<'due' | `${PayableEnd}`> = {
  due: {
    ...{ source: 'payables', item: 'payables', who: treasurer, after: 'at once' },
    endedBy: 'a line of the bank, paid back or written off; or the cancelling is undone',
  },
  paidBack: 'it has ended',
  writtenOff: 'it has ended',
};

const declarations: States<`${TransactionState}`> = {
  open: {
    ...{
      source: 'declarations to decide',
      item: 'declarations',
      who: `${treasurer}, other than who declared`,
    },
    ...{ after: 'at once', endedBy: 'approved, declined, asked or withdrawn' },
  },
  asked: {
    ...{ source: 'declarations asked', item: 'asked', who: 'who declared', after: 'at once' },
    endedBy: 'answered or withdrawn',
  },
  approved: 'it is paid by a file, or by hand: see payments',
  declined: 'it has ended; who declared was told',
  withdrawn: 'it has ended',
};

const payments: States<`${PaymentState}` | 'notApproved'> = {
  none: 'it is in the list of what can be paid',
  notApproved: {
    ...{ source: 'files to approve', item: 'file', who: 'another of the DB', after: 'at once' },
    endedBy: 'approved, noted as paid or turned back',
  },
  inFile: [
    'until five days after the day of payment the bank',
    {
      ...{ source: 'files at the bank', item: 'paymentsNotSeen', who: treasurer },
      ...{ after: 'five days after the day of payment, for 90 days' },
      endedBy: 'seen at the bank, noted as paid or turned back',
    },
  ],
  paid: 'it has ended',
};

const directDebits: States<`${DirectDebitState}` | 'notApproved'> = {
  notApproved: {
    ...{
      source: 'files to approve',
      item: 'file',
      who: 'another of the DB',
      after: 'at once, while there is time',
    },
    endedBy: 'approved or turned back',
  },
  collecting: [
    'until five days after the day of collection the bank',
    {
      ...{ source: 'files at the bank', item: 'debitsNotSeen', who: treasurer },
      ...{ after: 'five days after the day of collection, for 90 days' },
      endedBy: 'seen at the bank, paid in another way or turned back',
    },
  ],
  returned: {
    ...{ source: 'files at the bank', item: 'debitsReturned', who: treasurer },
    ...{ after: 'five days after the day of collection, for 90 days' },
    endedBy: 'paid in another way, collected again or written off',
  },
  paid: 'it has ended',
  otherwise: 'it has ended',
  dropped: 'it is owed as before',
};

const invitations: States<`${InvitationState}`> = {
  none: 'nobody was invited',
  sent: [
    'until two days before it ends who was invited',
    {
      ...{
        source: 'invitations',
        item: 'invitations',
        who: 'who keeps the accounts',
        after: 'two days before it ends',
      },
      endedBy: 'used, sent again or withdrawn',
    },
  ],
  expired: {
    ...{
      source: 'invitations',
      item: 'invitations',
      who: 'who keeps the accounts',
      after: 'at once, for 30 days',
    },
    endedBy: 'sent again or withdrawn',
  },
  withdrawn: 'it has ended',
};

const imports: States<`${UserImportState}` | `${MovedState}`> = {
  ready: 'who imports has the rows before them',
  added: 'it has ended',
  exists: 'who imports has the rows before them',
  faulty: 'who imports has the rows before them',
  begun: 'the operator: the portal does not start halfway, and beginning again goes on',
  whole: 'it has ended',
};

const questions: States<`${QuestionStatus}`> = {
  open: {
    ...{
      source: 'own advertisements',
      item: 'adQuestions',
      who: 'the seller, in the sale season',
      after: 'at once',
    },
    endedBy: 'solved, by the seller or an editor',
  },
  opgelost: 'it has ended',
};

const sales: States<`${AdvState}`> = {
  open: {
    ...{
      source: 'own advertisements',
      item: 'openAds',
      who: 'the seller, in the sale season',
      after: 'at once',
    },
    endedBy: 'sold or not sold',
  },
  verkocht: 'it is in a stage: see advertisements',
  nietVerkocht: 'it has ended',
};

const advertisements: States<`${AdStage}`> = {
  initial: {
    ...{
      source: 'editorial',
      item: 'adsToReview',
      who: 'the editors',
      after: 'at once',
      endedBy: 'a stage on',
    },
  },
  editing: {
    ...{
      source: 'editorial',
      item: 'adsToProcess',
      who: 'the editors',
      after: 'at once',
      endedBy: 'a stage on',
    },
  },
  placement: {
    ...{ source: 'editorial', item: 'adsToPlace', who: 'the editors', after: 'at once', endedBy: 'a page' },
  },
};

/** What is to be printed of what was sold. */
const material: States<'missing'> = {
  missing: {
    ...{ source: 'missing material', item: 'missingMaterial', who: 'the editors of the newspaper' },
    ...{
      after: '14 days before the day set for the edition',
      endedBy: 'a document, the sale taken back, or 14 days after that day',
    },
  },
};

const proofs: States<`${AdProofState}`> = {
  waiting: 'the advertiser has it: they are reminded by mail',
  changes: {
    ...{ source: 'proofs to change', item: 'proofChanges', who: 'the editors of the newspaper' },
    ...{ after: 'at once', endedBy: 'another proof, or another sale' },
  },
  approved: 'it has ended',
  seen: 'it has ended',
  ended: 'it has ended',
};

const visits: States<'noted' | 'due'> = {
  noted: 'the day is not there yet, or none was said',
  due: {
    ...{ source: 'own advertisements', item: 'dueVisits', who: 'the seller, in the sale season' },
    ...{ after: 'from the day that was said on', endedBy: 'the next visit, or the outcome of the sale' },
  },
};

const memberProposals: States<'proposed'> = {
  proposed: {
    ...{ source: 'club proposals', item: 'clubProposals', who: 'who keeps the club', after: 'at once' },
    endedBy: 'accepted or declined',
  },
};

const jobs: States<`${JobState}` | 'mailFailed'> = {
  running: 'it goes on by itself',
  done: 'it has ended',
  failed: {
    ...{
      source: 'jobs',
      item: 'jobs',
      who: 'Admins',
      after: 'its last try',
      endedBy: 'tried again or dropped',
    },
  },
  mailFailed: {
    ...{
      source: 'jobs',
      item: 'mails',
      who: 'Admins',
      after: 'its last try, or at once when the mailbox is not there',
    },
    endedBy: 'tried again or dropped',
  },
  cancelled: 'it has ended',
};

const recurring: States<`${ProposalState}`> = {
  waiting: {
    ...{ source: 'recurring invoices', item: 'proposals', who: 'who makes invoices', after: 'its date' },
    endedBy: 'issued or skipped',
  },
  issuing: {
    ...{ source: 'recurring invoices', item: 'proposals', who: 'who makes invoices', after: 'its date' },
    endedBy: 'issued',
  },
  skipped: 'it has ended',
};

const invoices: States<`${InvoiceState}`> = {
  open: 'the customer',
  overdue: [
    {
      ...{
        source: 'late receivables',
        item: 'late',
        who: `${treasurer}, or who makes invoices`,
        after: 'its day',
      },
      endedBy: 'paid, credited or written off',
    },
    {
      ...{
        source: 'late advertisements',
        item: 'lateAds',
        who: 'the editors, of advertisements',
        after: 'its day',
      },
      endedBy: 'paid, withdrawn or written off',
    },
  ],
  paid: 'it has ended',
  credited: 'it has ended; what was paid is matched to what the bank pays back',
};

const bankLines: States<`${BankLineState}`> = {
  todo: {
    ...{ source: 'bank lines', item: 'bankLines', who: treasurer, after: 'at once' },
    endedBy: 'matched, booked or set aside',
  },
  matched: 'it has ended',
  ignored: 'it was set aside',
};

/** What those who check the books asked. */
const bookQuestions: States<'asked' | 'answered'> = {
  asked: {
    ...{ source: 'book questions', item: 'bookQuestions', who: treasurer, after: 'at once' },
    endedBy: 'answered, or taken back by who asked',
  },
  answered: 'it has ended; who asked has a mail',
};

const shifts: States<`${ShiftAnswer}`> = {
  asked: {
    ...{ source: 'shifts', item: 'shift', who: 'the volunteer, by their account', after: 'some days before' },
    endedBy: 'the shift is over',
  },
  confirmed: {
    ...{ source: 'shifts', item: 'shift', who: 'the volunteer, by their account', after: 'some days before' },
    endedBy: 'the shift is over',
  },
  declined: 'the place is free, and the shift says how many are missing',
  held: 'the volunteer has a mail, and after 24 hours the place is free',
  requested: {
    ...{ source: 'sign-ups', item: 'signUps', who: 'who keeps the volunteers', after: 'at once' },
    endedBy: 'approved or refused, or the shift is over',
  },
  waiting: 'a place that comes free is offered by mail, to who waits longest',
  invited: 'they have a mail, and the shift says how many are missing',
};

/** A certificate of a volunteer, such as that of a traffic warden. */
const certificates: States<'valid' | 'ending'> = {
  valid: 'it holds until after the season',
  ending: {
    ...{ source: 'certificates', item: 'certificates', who: 'who keeps the volunteers' },
    ...{ after: 'at once in its last season', endedBy: 'a later day, or the skill is taken away' },
  },
};

const tasks: States<'open' | 'finished'> = {
  open: {
    ...{ source: 'tasks', item: 'task', who: 'whose it is', after: 'at once; late after its day' },
    endedBy: 'ticked, given to another or deleted',
  },
  finished: 'it has ended',
};

const oddPayment: Waits = {
  ...{ source: 'odd payments', item: 'oddPayments', who: treasurer, after: 'at once' },
  endedBy: 'somebody has looked at it',
};
const onlinePayments: States<`${OnlinePaymentIssue}`> = {
  ...{ twice: oddPayment, otherAmount: oddPayment, undone: oddPayment, partUndone: oddPayment },
};

const stoppedWebhook: Waits = {
  ...{ source: 'webhooks', item: 'webhooks', who: 'Admins', after: 'at once' },
  endedBy: 'it goes on or is deleted',
};
const webhooks: States<`${WebhookState}`> = {
  active: 'it is sent to',
  paused: 'an Admin wants it so',
  ...{ failing: stoppedWebhook, ended: stoppedWebhook, restored: stoppedWebhook },
};
const deliveries: States<`${WebhookDeliveryState}`> = {
  waiting: 'it goes on by itself',
  delivered: 'it has ended',
  failed: 'it can be sent again; where nothing arrives for five days the webhook stands still',
};

/** What somebody held who left, until it is given out again. */
const left: States<'committee without chair' | 'advertiser without seller' | 'task of who left'> = {
  'committee without chair': {
    ...{ source: 'chairs', item: 'chairs', who: 'who manages users', after: 'at once' },
    endedBy: 'a chair, or the committee is archived',
  },
  'advertiser without seller': {
    ...{ source: 'advertisers without seller', item: 'advertisersLeft', who: 'the editors of the newspaper' },
    ...{ after: 'at once', endedBy: 'a seller, or the advertiser is no longer active' },
  },
  'task of who left': {
    ...{
      source: 'tasks of who left',
      item: 'tasksLeft',
      who: 'the chair of the committee',
      after: 'at once',
    },
    endedBy: 'given to another, ticked or deleted',
  },
};

/** Every state in which something may get stuck. A state that is added to one of these enums does not compile without a row. */
export const waitingStates = {
  ...{
    orders,
    products,
    refunds,
    declarations,
    payments,
    directDebits,
    invitations,
    imports,
    questions,
    sales,
  },
  ...{
    advertisements,
    material,
    proofs,
    visits,
    memberProposals,
    jobs,
    recurring,
    invoices,
    bankLines,
    bookQuestions,
    shifts,
    certificates,
    tasks,
    left,
  },
  ...{ onlinePayments, webhooks, deliveries },
} as const;

/** One row of the table. */
export interface WaitingRow {
  kind: string;
  state: string;
  row: Row;
}

/** All rows, in order. */
export function waitingRows(): WaitingRow[] {
  return Object.entries(waitingStates).flatMap(([kind, states]) =>
    Object.entries(states as States<string>).flatMap(([state, rows]) =>
      (Array.isArray(rows) ? (rows as readonly Row[]) : [rows as Row]).map((row) => ({ kind, state, row })),
    ),
  );
}

const HEAD = `# Who must act

Emitted by "npm run codegen" from \`api/src/app/waitingPage.ts\`; reviewed, never edited. Every state in which something may
get stuck: who must act, after how long, and what ends it. It waits on the first page of whoever that is (P414).

| what | state | who | after | until |
| --- | --- | --- | --- | --- |
`;

/** The page of it. */
export function waitingPage(): string {
  const lines = waitingRows().map(({ kind, state, row }) =>
    typeof row === 'string'
      ? `| ${kind} | ${state} | nobody: ${row} | | |`
      : `| ${kind} | ${state} | ${row.who} | ${row.after} | ${row.endedBy} |`,
  );
  return `${HEAD}${lines.join('\n')}\n`;
}
