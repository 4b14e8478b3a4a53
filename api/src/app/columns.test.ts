import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';

import { ClubMemberModel } from '../club/members/member.model';
import { AccountancyYearModel } from '../finance/books/accountancyYear.model';
import { TransactionKind } from '../finance/books/finance.enums';
import { TransactionModel } from '../finance/books/transaction.model';
import { CustomerModel } from '../finance/customers/customer.model';
import { Permission, Role } from '../identity/catalogue/permission.enum';
import { NotificationModel } from '../identity/notifications/notification.model';
import { NotificationDelivery, NotificationKind } from '../identity/notifications/notificationSources';
import { CommissionModel } from '../identity/people/commission.model';
import { UserModel } from '../identity/people/user.model';
import { WebhookDeliveryModel } from '../identity/webhooks/webhookDelivery.model';
import { PaperEditionModel } from '../krant/editions/edition.model';
import { AuditEventModel } from '../platform/audit/auditEvent.model';
import { AuditKind } from '../platform/audit/auditKind.enum';
import { BY_COLUMNS } from '../platform/graphql/columns';
import { JobModel, JobState } from '../platform/jobs/job.model';
import { ProductModel } from '../stock/products/product.model';
import { useApi } from '../testing/apiStage';
import { signedIn } from '../testing/people';
import type { TestClient } from '../testing/testClient';
import { VolunteerModel } from '../volunteers/volunteers/volunteer.model';
import { NewsItemModel } from '../website/news/news.model';
import { buildBareSchema } from './apiSchema';
import { areas } from './areas';
import { loadDemoIntoEmpty } from './demo/loadDemo';

const stage = useApi();
const schema = buildBareSchema(areas);
type Field = GraphQLField<unknown, unknown>;

/** The queries that read what is asked for. */
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ extensions }) => extensions[BY_COLUMNS],
);

/** Of one that was deleted, whose deliveries are kept. */
const WEBHOOK = '6a0000000000000000000001';

const NOT_IN_ARCHIVE = { archived: { $ne: true } } as const;

/** The queries of one record, and of what. */
const ofRecord: Readonly<Record<string, unknown>> = {
  ...{ clubMember: ClubMemberModel, commission: CommissionModel, customer: CustomerModel },
  ...{ newsItem: NewsItemModel, product: ProductModel, user: UserModel, volunteer: VolunteerModel },
};

/** What they are given, beside a page. */
async function argumentsOf(query: string): Promise<string[]> {
  const idOf = async (model: { findOne(filter: object): { lean(): Promise<unknown> } }) =>
    String(((await model.findOne(NOT_IN_ARCHIVE).lean()) as { _id: unknown })._id);
  const model = ofRecord[query];
  if (model) return [`id: "${await idOf(model as never)}"`];
  switch (query) {
    case 'advertisements':
      return [`editionId: "${await idOf(PaperEditionModel as never)}"`, 'list: sold'];
    case 'advertisementsWithoutMaterial':
    case 'soldAdvertisements':
      return [`editionId: "${await idOf(PaperEditionModel as never)}"`];
    case 'advertisementsWithProof':
      // Of the one that is being sold.
      return [
        `editionId: "${String((await PaperEditionModel.findOne().sort({ _id: -1 }).lean().orFail())._id)}"`,
      ];
    case 'transactions':
      return [`yearId: "${await idOf(AccountancyYearModel as never)}"`];
    case 'webhookDeliveries':
      return [`webhookId: "${WEBHOOK}"`];
    case 'jobs':
      return ['state: running'];
    default:
      return [];
  }
}

async function addWhatTheDemoLacks(userId: string): Promise<void> {
  const now = new Date();
  await Promise.all([
    WebhookDeliveryModel.create({
      ...{ webhookId: WEBHOOK, type: 'Task.added', entity: 'Task', recordId: WEBHOOK, at: now },
      ...{ status: 200, duration: 12, attemptedAt: now, reason: 'traag' },
    }),
    NotificationModel.create({
      ...{ userId, kind: NotificationKind.assigned, key: 'one', title: 'Een taak', detail: 'voor jou' },
      ...{ link: '/taken', createdAt: now, readAt: now, delivery: NotificationDelivery.portal },
    }),
    AuditEventModel.create({
      ...{ at: now, kind: AuditKind.changed, userId, userName: 'Lieke', address: '10.11.11.11' },
      ...{
        operation: 'saveTask',
        requestId: 'r1',
        outcome: 'ok',
        entity: 'Task',
        recordId: WEBHOOK,
        ids: [],
      },
      ...{
        fields: [{ name: 'title', hidden: false, before: 'a', after: 'b' }],
        keepUntil: now,
        redacted: false,
        isCut: false,
      },
    }),
    JobModel.create({
      ...{ name: 'mail', label: 'welcome', subject: 'lieke@carnaval.example', state: JobState.running },
      ...{
        failReason: 'geen antwoord',
        failCount: 2,
        lastRunAt: now,
        nextRunAt: now,
        repeatInterval: '1 day',
      },
    }),
    TransactionModel.updateMany({ kind: TransactionKind.declaration }, { $set: { createdBy: userId } }),
  ]);
}

/** The records in the answer of a query: one, those of a list, or those of a page. */
const recordsOf = (answer: unknown): Record<string, unknown>[] => {
  if (Array.isArray(answer)) return answer as Record<string, unknown>[];
  const { edges } = answer as { edges?: { node: Record<string, unknown> }[] };
  return edges ? edges.map(({ node }) => node) : [answer as Record<string, unknown>];
};

/** The fields of a type that can be asked for as they are, each with its selection. */
function selectionsOf(type: GraphQLObjectType, depth = 0): Map<string, string> {
  const open = Object.values(type.getFields()).filter(
    ({ args }) => !args.some(({ type: of }) => isNonNullType(of)),
  );
  return new Map(
    open.flatMap((field): [string, string][] => {
      const of = getNamedType(field.type);
      if (isLeafType(of)) return [[field.name, field.name]];
      if (!isObjectType(of) || depth > 0) return [];
      const inner = [...selectionsOf(of, depth + 1).values()];
      return inner.length > 0 ? [[field.name, `${field.name} { ${inner.join(' ')} }`]] : [];
    }),
  );
}

function nodeOf(field: Field): { type: GraphQLObjectType; isPage: boolean } {
  const type = getNamedType(field.type) as GraphQLObjectType;
  const edge = type.getFields().edges;
  if (!edge) return { type, isPage: false };
  const node = (getNamedType(edge.type) as GraphQLObjectType).getFields().node;
  return { type: getNamedType(node!.type) as GraphQLObjectType, isPage: true };
}

/** The records of a query, each with the fields that are asked for. */
async function ask(client: TestClient, field: Field, given: string[], selection: string) {
  const { isPage } = nodeOf(field);
  const args = [...given, ...(isPage ? ['first: 30'] : [])];
  const asked = isPage ? `edges { node { ${selection} } }` : selection;
  const text = `{ ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} { ${asked} } }`;
  return recordsOf((await client.data<Record<string, unknown>>(text))[field.name]);
}

it('a field asked for alone is the same as with all others', async () => {
  await loadDemoIntoEmpty(areas, 0.5);
  await CommissionModel.updateOne({}, { $set: { modifiedByName: 'Lieke', modifiedAt: new Date() } });
  // A committee is for its members.
  const commission = await CommissionModel.findOne(NOT_IN_ARCHIVE).orFail();
  const admin = await signedIn(stage.api, {
    ...{ role: Role.Admin, general: Object.values(Permission), commissions: [commission.id] },
  });
  await addWhatTheDemoLacks(admin.id);
  const wrong: string[] = [];
  for (const query of queries) {
    const given = await argumentsOf(query.name);
    const selections = selectionsOf(nodeOf(query).type);
    const whole = await ask(admin, query, given, [...selections.values()].join(' '));
    if (whole.length === 0) wrong.push(`${query.name}: the demo has none`);
    for (const [name, selection] of selections) {
      const alone = await ask(admin, query, given, selection).catch((error: Error) => error.message);
      const expected = whole.map((record) => ({ [name]: record[name] }));
      if (JSON.stringify(alone) !== JSON.stringify(expected))
        wrong.push(`${query.name}.${name}: say what it reads with @Needs`);
    }
  }
  expect(queries.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

it('how many there are in all is counted only when that is asked', async () => {
  const person = await signedIn(stage.api, { general: [Permission.vol] });
  // By block: by aggregations.
  const count = jest.spyOn(VolunteerModel, 'aggregate');
  await person.data('{ volunteers { edges { cursor node { name } } pageInfo { hasNextPage } } }');
  expect(count).not.toHaveBeenCalled();
  expect(
    await person.data('{ volunteers { ...Page } } fragment Page on VolunteerConnection { totalCount }'),
  ).toEqual({
    volunteers: { totalCount: 0 },
  });
  expect(count).toHaveBeenCalled();
  count.mockRestore();
});

it('each computed field of what is read by columns says which it needs', () => {
  const known = queries.flatMap((query) => {
    const { type } = nodeOf(query);
    return Object.values(type.getFields()).map((field) => [query.name, type.name, field] as const);
  });
  // What has a resolver and says nothing has whole records read: none does without a reason.
  const silent = known.filter(([, , { resolve, extensions }]) => resolve && !extensions.columns);
  expect([...new Set(silent.map(([, type, { name }]) => `${type}.${name}`))].sort()).toEqual(READS_ALL);
});

/** Whether a whole invoice can be had as UBL, or what is told of who is signed in only, whose whole account was read for that. */
const READS_ALL = [
  'Invoice.hasUbl',
  'User.newTours',
  'User.secondFactorMissing',
  'User.tours',
  'User.viewedBy',
];
