import type { Db } from 'mongodb';
import { connection } from 'mongoose';

import { ClubMemberModel } from '../club/members/member.model';
import { CustomerModel } from '../finance/customers/customer.model';
import { type PermissionId, permissionIds } from '../identity/catalogue/catalogue';
import { Role } from '../identity/catalogue/permission.enum';
import { CommissionModel } from '../identity/people/commission.model';
import { UserModel } from '../identity/people/user.model';
import { AdvertiserModel } from '../krant/advertisers/advertiser.model';
import { makeActiveEdition, makeAdvertiser } from '../krant/testKrant';
import { up } from '../migrations/20261218-event-words';
import { logger } from '../platform/log/logger';
import { CalendarEntryModel } from '../secretariat/calendar/calendar.model';
import { daysFromNow, useApi } from '../testing/apiStage';
import { SearchDocument } from '../testing/gql/graphql';
import { makeCommission, makeUser, signedIn } from '../testing/people';
import { TEST_DB_COMMISSION } from '../testing/startApi';
import { actAs } from '../testing/testClient';
import { VolunteerModel } from '../volunteers/volunteers/volunteer.model';
import { AgendaEntryModel } from '../website/agenda/agenda.model';
import { BreweryModel } from '../website/breweries/brewery.model';
import { NewsItemModel } from '../website/news/news.model';
import { found, makeAllKinds, searched } from './testing/testSearch';

const stage = useApi();
afterEach(() => void jest.restoreAllMocks());

const MEMBER = 'person Piet Vuurwerk';
const COMMITTEE = 'commission 3 - Vuurwerk';
const OF_COMMITTEE = [COMMITTEE, 'document Plan vuurwerk', MEMBER, 'task Vuurwerk kopen'];
const MINUTES = 'document 02/01/2026 - Notulen';

/** What each permission shows; who holds another one finds nothing. */
const shown: Partial<Record<PermissionId, string[]>> = {
  secGebruikers: [COMMITTEE, MEMBER, 'person Vuurwerk Groothandel'],
  secComlist: [COMMITTEE, MEMBER],
  secLedlist: [MEMBER],
  secFact: ['customer Vuurwerk BV'],
  secFin: ['document Vuurwerk doc'],
  secNotAge: [MINUTES],
  clubAdmin: ['clubMember Klaas Vuurwerk'],
  krantRed: ['advertiser Vuurwerkhal'],
  stockAdmin: ['product Vuurwerkpijl'],
  vol: ['volunteer Vuurwerk Cor'],
  secjaarProg: ['event Vuurwerkavond'],
  webHome: ['event Slotvuurwerk met muziek en vuurwerk', 'event Vuurwerk kijken'],
  webUBPF: ['brewery Vuurwerk Brouwers'],
  webNews: ['news Geen vuurwerk'],
  webKrant: ['document Vuurwerk paper'],
  webLiedjes: ['document Vuurwerk liedjes'],
  webkinder: ['document Vuurwerk kids'],
  webOptocht: ['document Vuurwerk summer'],
};

describe('who', () => {
  it('is not signed in, asks nothing', async () => {
    const answer = await actAs(stage.api.url, '').run(SearchDocument, { text: 'vuurwerk' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('holds a permission, finds what that shows and nothing else', async () => {
    await makeAllKinds();
    for (const permission of permissionIds) {
      const person = await signedIn(stage.api, { general: [permission] });
      expect({ permission, found: await found(person) }).toEqual({
        permission,
        found: shown[permission] ?? [],
      });
    }
  });

  it('is Admin or has no right at all, finds nothing', async () => {
    await makeAllKinds();
    expect(await found(await signedIn(stage.api, { role: Role.Admin }))).toEqual([]);
    expect(await found(await signedIn(stage.api))).toEqual([]);
  });

  it('is in a committee, finds what is of that committee', async () => {
    const { committee } = await makeAllKinds();
    const other = await makeCommission(4, 'Anders');
    expect(await found(await signedIn(stage.api, { commissions: [committee] }))).toEqual(OF_COMMITTEE);
    expect(await found(await signedIn(stage.api, { commissions: [`${committee}-vz`] }))).toEqual(
      OF_COMMITTEE,
    );
    expect(await found(await signedIn(stage.api, { commissions: [other] }))).toEqual([]);
    const ended = { commissions: [committee], ends: { [committee]: daysFromNow(-1) } };
    expect(await found(await signedIn(stage.api, ended))).toEqual([]);
    await CommissionModel.updateOne({ _id: committee }, { archived: true });
    expect(await found(await signedIn(stage.api, { commissions: [committee] }))).toEqual([]);
  });

  it('is in an archived committee too, misses nothing of the others for it', async () => {
    const over = await makeCommission(5, 'Voorbij');
    await CommissionModel.updateOne({ _id: over }, { archived: true });
    const crowd = Array.from({ length: 25 }, (_, at) => `Aad Vuurwerk ${at}`);
    for (const name of crowd) await makeUser({ name, commissions: [over] });
    const { committee } = await makeAllKinds();
    expect(await found(await signedIn(stage.api, { commissions: [over, committee] }))).toEqual(OF_COMMITTEE);
  });

  it('is of the board, finds what is for the board alone', async () => {
    await makeAllKinds();
    await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
    const board = { commissions: [TEST_DB_COMMISSION], general: ['secNotAge', 'secFin'] as PermissionId[] };
    expect(await found(await signedIn(stage.api, board))).toEqual([
      MINUTES,
      'document 03/01/2026 - Notulen',
      'document Vuurwerk dbdoc',
      'document Vuurwerk doc',
    ]);
  });

  it('is a seller, finds their own advertisers, in the season', async () => {
    const seller = await signedIn(stage.api, { general: ['krantAdv'] });
    await makeAdvertiser(7, { name: 'Vuurwerkhal', contactId: seller.id });
    await makeAdvertiser(8, { name: 'Vuurwerkwinkel' });
    expect(await found(seller)).toEqual([]);
    await makeActiveEdition('2027');
    expect((await searched(seller)).items).toMatchObject([
      { title: 'Vuurwerkhal', link: '/mijn_adverteerders?zoek=Vuurwerkhal' },
    ]);
  });
});

describe('people', () => {
  it('are told with how to reach them, once', async () => {
    const { committee, member } = await makeAllKinds();
    const general: PermissionId[] = ['secLedlist', 'clubAdmin'];
    const person = await signedIn(stage.api, { general, commissions: [committee] });
    const { items } = await searched(person, 'vuurwerk');
    expect(items.filter(({ phone }) => phone)).toEqual([
      {
        ...{ id: `account ${member}`, kind: 'person', title: 'Piet Vuurwerk', detail: 'Dorp 1' },
        ...{ link: '/ledenlijst?zoek=Piet%20Vuurwerk', phone: '06 12345678', email: 'piet@vuurwerk.example' },
      },
      {
        ...{ id: 'club 1999AB', kind: 'clubMember', title: 'Klaas Vuurwerk', detail: 'Clublid 1999AB' },
        ...{
          link: '/club?tab=leden&zoek=1999AB&open=1999AB',
          phone: '0315 123456',
          email: 'klaas@voorbeeld.example',
        },
      },
    ]);
  });

  it('of one’s committee lead there', async () => {
    const { committee } = await makeAllKinds();
    const { items } = await searched(await signedIn(stage.api, { commissions: [committee] }), 'piet');
    expect(items).toMatchObject([
      {
        title: 'Piet Vuurwerk',
        detail: 'Voorzitter 3 - Vuurwerk',
        link: `/commissies/${committee}?tab=leden`,
      },
    ]);
  });

  it('who were erased, removed or closed are not found', async () => {
    const { member } = await makeAllKinds();
    const general: PermissionId[] = [
      'secLedlist',
      'secGebruikers',
      'clubAdmin',
      'vol',
      'secFact',
      'krantRed',
    ];
    const person = await signedIn(stage.api, { general });
    const people = ['person', 'clubMember', 'volunteer', 'customer', 'advertiser'];
    const kinds = async () =>
      new Set((await searched(person)).items.map(({ kind }) => kind).filter((kind) => people.includes(kind)));
    expect([...(await kinds())].sort()).toEqual([...people].sort());
    await UserModel.deleteOne({ name: 'Vuurwerk Groothandel' });
    await UserModel.updateOne(
      { _id: member },
      { deactivation: { at: new Date(), byName: 'Jan', permissions: {} } },
    );
    await ClubMemberModel.updateMany({}, { erased: true });
    await VolunteerModel.updateMany({}, { erased: true });
    await CustomerModel.updateMany({}, { deleted: true });
    await AdvertiserModel.updateMany({}, { deleted: true });
    expect([...(await kinds())]).toEqual([]);
  });

  it('whose name begins with the text come first, and accents do not count', async () => {
    for (const name of ['Bart Éva', 'Vera Bevar', 'Éva Bos', 'Els Eva-Kuipers']) await makeUser({ name });
    const person = await signedIn(stage.api, { general: ['secLedlist'] });
    expect((await searched(person, ' EVA ')).items.map(({ title }) => title)).toEqual([
      'Éva Bos',
      'Bart Éva',
      'Els Eva-Kuipers',
    ]);
  });
});

it('breweries, the yearly programme and the agenda of before are found too', async () => {
  await makeAllKinds();
  const general: PermissionId[] = ['secjaarProg', 'webHome', 'webUBPF'];
  const person = await signedIn(stage.api, { general });
  const all = await found(person);
  expect(all).toHaveLength(4);
  for (const model of [BreweryModel, CalendarEntryModel, AgendaEntryModel])
    await model.collection.updateMany({}, { $unset: { searchWords: 1 } });
  expect(await found(person)).toHaveLength(1);
  for (let time = 0; time < 2; time += 1) await up(connection.db as unknown as Db);
  expect(await found(person)).toEqual(all);
});

it('what is in the trash is not found', async () => {
  await makeAllKinds();
  const editor = await signedIn(stage.api, { general: ['webNews'] });
  expect(await found(editor)).toHaveLength(1);
  await NewsItemModel.updateMany({}, { deletedAt: new Date() });
  expect(await found(editor)).toEqual([]);
});

it('committees are found by their number, and lead to what one may open', async () => {
  const id = await makeCommission(11, 'Kindercarnaval');
  const links = async (person: Parameters<typeof signedIn>[1]) =>
    (await searched(await signedIn(stage.api, person), '11')).items.map(({ link }) => link);
  expect(await links({ general: ['secComlist'] })).toEqual(['/commissielijst']);
  expect(await links({ general: ['secGebruikers'] })).toEqual(['/gebruikers']);
  expect(await links({ commissions: [id] })).toEqual([`/commissies/${id}`]);
});

describe('the text', () => {
  it.each(['', 'v', ' v '])('"%s" finds nothing', async (text) => {
    await makeUser({ name: 'V v' });
    const person = await signedIn(stage.api, { general: ['secLedlist'] });
    expect(await searched(person, text)).toEqual({ items: [], isPartial: false });
  });

  it('is refused when it is too long, and a limit that cannot be', async () => {
    const person = await signedIn(stage.api);
    const refused = async (variables: { text: string; limit?: number }) =>
      (await person.error(SearchDocument, variables)).extensions;
    expect(await refused({ text: 'x'.repeat(61) })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { text: 'Deze tekst is te lang' },
    });
    for (const limit of [0, 6])
      expect(await refused({ text: 'jan', limit })).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { limit: 'Kies 1 tot en met 5' },
      });
  });

  it('is looked for as it is written', async () => {
    await makeUser({ name: 'Jan (Bos)' });
    await makeUser({ name: 'Jan Bos' });
    const person = await signedIn(stage.api, { general: ['secLedlist'] });
    expect(await found(person, 'jan (bos')).toEqual(['person Jan (Bos)']);
    expect(await found(person, 'jan bo')).toEqual(['person Jan (Bos)', 'person Jan Bos']);
    expect(await found(person, '.* bos')).toEqual([]);
  });
});

it('at most five of one source are told, or fewer when that is asked', async () => {
  for (let number = 0; number < 8; number += 1) await makeUser({ name: `Jansen ${number}` });
  const person = await signedIn(stage.api, { general: ['secLedlist'] });
  expect((await searched(person, 'jansen')).items).toHaveLength(5);
  expect((await searched(person, 'jansen', 2)).items).toHaveLength(2);
});

it('a source that fails costs only its own, and the answer says so', async () => {
  await makeAllKinds();
  const logged = jest.spyOn(logger, 'error').mockImplementation();
  jest.spyOn(NewsItemModel, 'find').mockImplementation(() => {
    throw new Error('broken');
  });
  const person = await signedIn(stage.api, { general: ['webNews', 'vol'] });
  expect(await searched(person)).toMatchObject({ items: [{ kind: 'volunteer' }], isPartial: true });
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ source: 'news' }),
    'a source of the search failed',
  );
});
