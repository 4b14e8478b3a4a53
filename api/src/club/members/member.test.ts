import type { Db } from 'mongodb';
import { connection } from 'mongoose';

import { up } from '../../migrations/20261217-surname-order';
import { useApi } from '../../testing/apiStage';
import {
  AddClubMemberDocument,
  MemberAddClubPaymentDocument,
  MemberClubMemberDocument,
  MemberClubMembersDocument,
  SaveClubMemberDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { makeMember, THIS_YEAR } from '../testClub';
import { ClubMemberModel } from './member.model';

const stage = useApi();
const wim = usePerson(stage, { name: 'Wim Cornelissen', general: ['clubAdmin'] });

let made = 0;
const jan = (changes: object = {}) => ({
  lastName: ' De Vries ',
  adres: "'t Goor 1",
  postalCode: '7071ab',
  city: 'Ulft',
  country: 'Nederland',
  active: true,
  allowDuplicate: true,
  ...changes,
});
const add = async (changes: object = {}, rest: object = {}) =>
  (
    await wim.data(AddClubMemberDocument, {
      member: jan(changes),
      requestId: `verzoek-${(made += 1)}`,
      ...rest,
    })
  ).addClubMember;
const read = async (id: string) => (await wim.data(MemberClubMemberDocument, { id })).clubMember;

describe('who looks like a member', () => {
  const once = { allowDuplicate: false, firstName: 'Jan' };
  const refused = (changes: object, requestId = 'verzoek-dubbel') =>
    wim.error(AddClubMemberDocument, { member: jan({ ...once, ...changes }), requestId });

  it('is pointed out as the import does, and added all the same when that is allowed', async () => {
    const { id } = await add(once);
    expect((await refused({ lastName: 'DE  vriés', postalCode: '7071 AB' })).extensions.fields).toEqual({
      lastName: `Er is al een lid met deze naam en postcode: Jan De Vries (${id}). Is het dezelfde?`,
    });
    await add({ ...once, allowDuplicate: true });
    await add({ ...once, postalCode: '7071 AC' });
    await add({ ...once, firstName: 'Piet' });
    expect(await ClubMemberModel.countDocuments()).toBe(4);
  });

  it('is the same member when the same request comes again', async () => {
    const [first, second] = [
      await add(once, { requestId: 'nogmaals' }),
      await add(once, { requestId: 'nogmaals' }),
    ];
    expect(second.id).toBe(first.id);
  });

  it('is pointed out when a name becomes that of another, not at every save', async () => {
    await add(once);
    const { id, revision } = await add({ ...once, firstName: 'Piet' });
    const save = (changes: object, now: number) =>
      wim.run(SaveClubMemberDocument, { id, revision: now, member: jan({ ...once, ...changes }) });
    expect((await save({}, revision)).errors?.[0]?.extensions.fields).toHaveProperty('lastName');
    expect((await save({ allowDuplicate: true }, revision)).errors).toBeUndefined();
    expect((await save({ city: 'Gendringen' }, revision + 1)).errors).toBeUndefined();
  });
});

describe('a new member', () => {
  it('gets the next number of the year joined, and empty fields for what is not given', async () => {
    expect(await add({}, { joined: 1974 })).toMatchObject({
      id: '197401',
      membershipNumber: '197401',
      joined: 1974,
      name: 'De Vries',
      firstName: '',
      adres: "'t Goor 1",
      postalCode: '7071 AB',
      paidYears: [],
      active: true,
      erased: false,
      changeLog: [expect.stringMatching(/^\d\d\/\d\d\/\d{4} - Wim Cornelissen: lid toegevoegd$/)],
    });
    expect((await add({}, { joined: 1974 })).id).toBe('197402');
    expect((await add()).id).toBe(`${THIS_YEAR}01`);
  });

  it('of thirty at once each has a number of its own', async () => {
    const ids = (await Promise.all(Array.from({ length: 30 }, () => add({}, { joined: 2001 })))).map(
      ({ id }) => id,
    );
    expect(ids.sort()).toEqual(
      Array.from({ length: 30 }, (_, at) => `2001${String(at + 1).padStart(2, '0')}`),
    );
  });

  it('goes on with letters after the ninety-ninth of a year', async () => {
    await makeMember('198099');
    expect((await add({}, { joined: 1980 })).id).toBe('1980A0');
    await makeMember('1980ZZ');
    expect(
      (await wim.error(AddClubMemberDocument, { member: jan(), joined: 1980, requestId: 'jaar-is-vol' }))
        .message,
    ).toBe('In dat jaar zijn alle lidnummers vergeven');
  });

  it('keeps ĳ, ë, apostrophes and sixty characters as they were typed', async () => {
    const lastName = "Ĳsselmuiden-d'Hondt van Zoëterwoude tot Nieuw-Coëvorden-Twel";
    expect(lastName).toHaveLength(60);
    const { id } = await add({ firstName: 'Ĳke', lastName });
    expect(await read(id)).toMatchObject({ name: `Ĳke ${lastName}` });
    const found = async (search: string) =>
      (await wim.data(MemberClubMembersDocument, { filter: { search } })).clubMembers.totalCount;
    expect(
      await Promise.all(['ijsselmuiden', 'ZOETERWOUDE', "d'hondt ijke", 'ulft 7071ab'].map(found)),
    ).toEqual([1, 1, 1, 1]);
  });

  it('can be born on a leap day, or in Belgium', async () => {
    expect(await add({ bday: '1972-02-29' })).toMatchObject({ bday: '1972-02-29' });
    expect(await add({ country: 'België', postalCode: '2300' })).toMatchObject({ postalCode: '2300' });
  });

  it.each([
    [
      { lastName: ' ', adres: '', city: '' },
      { lastName: 'Verplicht', adres: 'Verplicht', city: 'Verplicht' },
    ],
    [{ bday: '1929-12-31' }, { bday: 'De geboortedatum ligt tussen 01/01/1930 en vandaag' }],
    [{ bday: `${THIS_YEAR + 1}-01-01` }, { bday: 'De geboortedatum ligt tussen 01/01/1930 en vandaag' }],
    [{ bday: '1973-02-29' }, { bday: 'De geboortedatum ligt tussen 01/01/1930 en vandaag' }],
    [{ postalCode: '2300' }, { postalCode: 'Vul een postcode in zoals 6041 AA' }],
    [
      { postalCode: '7071 AB', country: 'België' },
      { postalCode: 'Vul een postcode in van vier cijfers, zoals 3600' },
    ],
    [{ country: 'Duitsland' }, { country: 'Kies Nederland of België' }],
    [{ email: 'jan@' }, { email: 'E-mail voldoet niet aan het juiste formaat' }],
  ])('is refused with %j', async (changes, fields) => {
    const { extensions } = await wim.error(AddClubMemberDocument, {
      member: jan(changes),
      requestId: 'verzoek-fout',
    });
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await ClubMemberModel.countDocuments()).toBe(0);
  });

  it('cannot have joined in the future', async () => {
    const { extensions } = await wim.error(AddClubMemberDocument, {
      member: jan(),
      joined: THIS_YEAR + 1,
      requestId: 'verzoek-later',
    });
    expect(extensions.fields).toHaveProperty('joined');
  });
});

describe('an edit', () => {
  it('changes what is filled in and says which fields', async () => {
    const id = await makeMember('199901', {}, [1999]);
    const { revision } = await read(id);
    await wim.data(SaveClubMemberDocument, {
      id,
      revision,
      member: jan({ firstName: null, email: 'jan@voorbeeld.example', phone: '+31 6 12345678' }),
    });
    expect(await read(id)).toMatchObject({
      lastName: 'De Vries',
      email: 'jan@voorbeeld.example',
      phone: '+31 6 12345678',
      paidYears: [1999],
      revision: revision + 1,
      changeLog: [
        expect.stringMatching(/: gewijzigd: adres, postcode, e-mail, telefoon, voornaam, achternaam$/),
      ],
    });
  });

  it('is not in the way of a payment, nor the payment of the edit', async () => {
    const id = await makeMember('199901');
    await Promise.all([
      wim.data(SaveClubMemberDocument, { id, revision: 1, member: jan() }),
      ...[2001, 2002, 2003].map((year) => wim.data(MemberAddClubPaymentDocument, { memberId: id, year })),
    ]);
    expect(await read(id)).toMatchObject({ lastName: 'De Vries', paidYears: [2001, 2002, 2003] });
  });

  it('of who is not there is told', async () => {
    expect(
      (await wim.error(SaveClubMemberDocument, { id: '190001', revision: 1, member: jan() })).extensions.code,
    ).toBe('NOT_FOUND');
  });
});

describe('the list', () => {
  const names = async (variables: object = {}) => {
    const { clubMembers } = await wim.data(MemberClubMembersDocument, variables);
    return { ...clubMembers, names: clubMembers.edges.map(({ node }) => node.name) };
  };

  it('is by last name, whatever the accents, and is read on from a cursor', async () => {
    await makeMember('200001', { firstName: 'Piet', lastName: 'Zwart' });
    await makeMember('200002', { firstName: 'Anna', lastName: 'Étienne' });
    await makeMember('200003', { firstName: 'Bea', lastName: 'Aarts' });
    await makeMember('200004', { firstName: 'Cor', lastName: 'aarts' });
    const first = await names({ first: 3 });
    expect(first).toMatchObject({ names: ['Bea Aarts', 'Cor aarts', 'Anna Étienne'], totalCount: 4 });
    const second = await names({ first: 3, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({ names: ['Piet Zwart'], pageInfo: { hasNextPage: false } });
  });

  it('is by the main part of the surname, as it is shown: for who was there before too', async () => {
    const named = [
      ['Piet', 'Zwart'],
      ['Zoë', 'Étienne'],
      ['Anna', 'van der Berg'],
      ['Kees', "'s-Gravenhage"],
      ['Jan', 'Fransen'],
    ];
    for (const [firstName, lastName] of named) await add({ firstName, lastName });
    const sorted = ['Anna van der Berg', 'Zoë Étienne', 'Jan Fransen', "Kees 's-Gravenhage", 'Piet Zwart'];
    const list = async () =>
      (await wim.data(MemberClubMembersDocument, {})).clubMembers.edges.map(({ node }) => node.name);
    expect(await list()).toEqual(sorted);
    await ClubMemberModel.collection.updateMany({}, [{ $set: { sortName: { $toLower: '$lastName' } } }]);
    expect(await list()).not.toEqual(sorted);
    for (let time = 0; time < 2; time += 1) await up(connection.db as unknown as Db);
    expect(await list()).toEqual(sorted);
  });

  it('is filtered', async () => {
    await makeMember('200001', { lastName: 'Zwart', country: 'België' }, [THIS_YEAR]);
    await makeMember('200002', { lastName: 'Wit', active: false }, [2001]);
    await makeMember('200003', { lastName: 'Groen' });
    const found = async (filter: object) =>
      (await names({ filter })).names.map((name) => name.replace('Jan ', ''));
    expect(await found({ active: false })).toEqual(['Wit']);
    expect(await found({ paid: THIS_YEAR })).toEqual(['Zwart']);
    expect(await found({ notPaid: THIS_YEAR, active: true })).toEqual(['Groen']);
    expect(await found({ country: 'België' })).toEqual(['Zwart']);
    expect(await found({ search: '200003 groen dorpsstraat' })).toEqual(['Groen']);
    expect(await found({ search: '(' })).toEqual([]);
    expect(await found({ proposals: true })).toEqual([]);
  });

  it.each(['x', Buffer.from('[1]').toString('base64url')])('refuses the cursor %j', async (after) => {
    expect((await wim.error(MemberClubMembersDocument, { after })).extensions.fields).toHaveProperty('after');
  });
});
