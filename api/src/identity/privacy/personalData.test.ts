import { ClubMemberModel } from '../../club/members/member.model';
import { InvoiceModel } from '../../finance/invoices/invoice.model';
import { AuditEventModel } from '../../platform/audit/auditEvent.model';
import { AuditKind } from '../../platform/audit/auditKind.enum';
import { OrderModel } from '../../stock/orders/order.model';
import { OrderState } from '../../stock/stock.enums';
import { useApi } from '../../testing/apiStage';
import {
  ErasePersonalDataDocument,
  ExportPersonalDataDocument,
  PersonalDataDocument,
} from '../../testing/gql/graphql';
import { makeUser, usePerson } from '../../testing/people';
import { jobsEnded } from '../../testing/startApi';
import { VolunteerModel } from '../../volunteers/volunteers/volunteer.model';
import { Role } from '../catalogue/permission.enum';

const stage = useApi();
const EMAIL = 'jose@molen.example';
const NOBODY = '64b000000000000000000000';
const admin = usePerson(stage, { name: 'Ad', role: Role.Admin });

const find = async (search: string) => (await admin.data(PersonalDataDocument, { search })).personalData;
const keysOf = async (search: string) => (await find(search)).map(({ key }) => key);
const erase = (source: string, id: string) => admin.run(ErasePersonalDataDocument, { source, id });

const volunteer = async () =>
  (await VolunteerModel.create({ name: 'José Vermolen', email: EMAIL, sortName: 'jose vermolen' })).id;
const member = (active = false) =>
  ClubMemberModel.create({ _id: '2019AB', firstName: 'José', lastName: 'Vermolen', email: EMAIL, active });
const order = async (state: OrderState) =>
  (
    await OrderModel.create({
      ...{ number: 'ABCDEFGH', firstName: 'José', lastName: 'Vermolen', email: EMAIL, state },
      lines: [{ productId: NOBODY, title: 'Vlag', amount: 2, price: 1250 }],
      ...{ collectDate: '2026-11-11', paidOn: '2026-11-11', placedAt: new Date(), placed: true },
      requestId: `order-${state}`,
    })
  ).id;

describe('what is known of a person', () => {
  it('is found in all areas by name without accents, by address, and by id', async () => {
    await makeUser({ name: 'José Vermolen', email: EMAIL });
    const id = await volunteer();
    await member();
    await order(OrderState.collected);
    await InvoiceModel.collection.insertOne({ nameClient: 'Jose Vermolen', number: '1', date: '2026-01-01' });
    expect((await keysOf('vermolen jose')).sort()).toEqual(
      ['accounts', 'clubMembers', 'invoices', 'volunteers', 'webshopOrders'].sort(),
    );
    expect((await keysOf(EMAIL)).sort()).toEqual(['accounts', 'clubMembers', 'volunteers', 'webshopOrders']);
    expect(await keysOf(id)).toEqual(['volunteers']);
    expect(await keysOf('2019AB')).toEqual(['clubMembers']);
    expect(await keysOf('niemand')).toEqual([]);
  });

  it('says of each whether it can be erased, and what stays', async () => {
    await member(true);
    await InvoiceModel.collection.insertOne({ nameClient: 'Jose Vermolen', number: '1', date: '2026-01-01' });
    expect(await find('vermolen')).toMatchObject([
      { key: 'invoices', canErase: false, stays: 'Dit hoort bij de boeken en moet zeven jaar blijven.' },
      {
        key: 'clubMembers',
        canErase: true,
        count: 1,
        records: [{ id: '2019AB', name: 'José Vermolen', refusal: expect.any(String) as string }],
      },
    ]);
  });

  it('tells a hundred of a kind, and how many there are', async () => {
    await VolunteerModel.insertMany(
      Array.from({ length: 103 }, (_, at) => ({ name: `Vermolen ${at}`, sortName: 'x' })),
    );
    const [found] = await find('vermolen');
    expect([found?.count, found?.records.length]).toEqual([103, 100]);
  });

  it.each(['', ' ab ', 'x'.repeat(201)])('%j is no search', async (search) => {
    const { extensions } = await admin.error(PersonalDataDocument, { search });
    expect(extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('an export', () => {
  it('has what is known and no secrets, and is in the log without it', async () => {
    const { id } = await makeUser({ name: 'José Vermolen', email: EMAIL });
    const ids = [id];
    const { exportPersonalData } = await admin.data(ExportPersonalDataDocument, { source: 'accounts', ids });
    expect(JSON.parse(exportPersonalData)).toMatchObject([{ name: 'José Vermolen', email: EMAIL }]);
    expect(exportPersonalData).not.toMatch(/argon2|tokenHash|keptRequests/);
    const events = await AuditEventModel.find({ operation: 'exportPersonalData' }).lean();
    expect(events).toMatchObject([{ kind: AuditKind.exported, ids: [`ids=${id}`], userName: 'Ad' }]);
    expect(JSON.stringify(events)).not.toContain('Vermolen');
  });

  it('of nobody, of too many or of an unknown kind is refused', async () => {
    const code = async (source: string, ids: string[]) =>
      (await admin.error(ExportPersonalDataDocument, { source, ids })).extensions.code;
    expect(await code('accounts', [NOBODY])).toBe('NOT_FOUND');
    expect(await code('geen', [NOBODY])).toBe('NOT_FOUND');
    expect(
      await code(
        'accounts',
        Array.from({ length: 101 }, () => NOBODY),
      ),
    ).toBe('BAD_USER_INPUT');
  });
});

describe('erasing', () => {
  it('takes the customer out of an order and leaves what was sold', async () => {
    const id = await order(OrderState.collected);
    await Promise.all([1, 2].map(() => erase('webshopOrders', id)));
    const after = await OrderModel.findById(id).lean();
    expect(after).toMatchObject({
      ...{ firstName: 'Verwijderde', lastName: 'klant', email: '', paidOn: '2026-11-11', revision: 2 },
      lines: [{ title: 'Vlag', amount: 2, price: 1250 }],
    });
    expect(await keysOf('vermolen')).toEqual([]);
    expect((await erase('webshopOrders', id)).errors).toBeUndefined();
    const events = await AuditEventModel.find({ operation: 'erasePersonalData' }).lean();
    expect(JSON.stringify(events)).toContain(id);
    expect(JSON.stringify(events)).not.toContain('Vermolen');
  });

  it('waits until an order has ended, a member has left and an account is closed', async () => {
    const { id } = await makeUser({ name: 'José Vermolen' });
    await member(true);
    const answers = [
      await erase('webshopOrders', await order(OrderState.ready)),
      await erase('clubMembers', '2019AB'),
      await erase('accounts', id),
    ];
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(
      Array.from({ length: 3 }, () => 'BAD_USER_INPUT'),
    );
    expect(await keysOf('vermolen')).toHaveLength(3);
  });

  it('refuses what must stay for the books, with the reason, and what is not there', async () => {
    const { insertedId } = await InvoiceModel.collection.insertOne({ nameClient: 'Jose Vermolen' });
    const { errors } = await erase('invoices', String(insertedId));
    expect(errors?.[0]).toMatchObject({
      message: 'Dit hoort bij de boeken en moet zeven jaar blijven.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    for (const source of ['volunteers', 'mails', 'customers', 'geen'])
      expect((await erase(source, NOBODY)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('of a member at the same moment is done once', async () => {
    await member();
    const answers = await Promise.all([1, 2].map(() => erase('clubMembers', '2019AB')));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    await jobsEnded();
    expect(await ClubMemberModel.findById('2019AB').lean()).toMatchObject({ erased: true, firstName: '' });
  });
});
