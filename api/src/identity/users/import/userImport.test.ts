import { useApi } from '../../../testing/apiStage';
import { ImportUsersDocument, UserImportPreviewDocument } from '../../../testing/gql/graphql';
import { useMailbox } from '../../../testing/mailbox';
import { makeCommission, makeUser, usePerson } from '../../../testing/people';
import { TEST_DB_COMMISSION } from '../../../testing/startApi';
import { UserModel } from '../../people/user.model';

const mailbox = useMailbox();
let optocht: string;
let krant: string;
const stage = useApi({ smtp: mailbox.smtp });
const secretary = usePerson(stage, { name: 'Truus Peters', general: ['secGebruikers'] });

beforeEach(async () => {
  optocht = await makeCommission(3, 'Optocht');
  krant = await makeCommission(5, 'Krant');
});

const jan = { name: ' Jan  Smulders ', email: 'Jan@Carnaval.example' };
const preview = async (rows: object[]) =>
  (await secretary.data(UserImportPreviewDocument, { rows })).userImportPreview;
const bring = async (rows: object[], isInvited = false) =>
  (await secretary.data(ImportUsersDocument, { rows, isInvited })).importUsers;
const stored = (email: string) => UserModel.findOne({ email }).lean();

it('shows what would happen with each row, and stores nothing', async () => {
  await makeUser({ email: 'piet@carnaval.example' });
  const rows = [
    jan,
    { name: 'Piet', email: 'PIET@carnaval.example' },
    {
      name: ' ',
      email: 'geen adres',
      phoneNumber: '0'.repeat(41),
      commissions: '3, Onzin',
      isExternal: 'misschien',
    },
    { name: 'Nog een Jan', email: 'jan@carnaval.example' },
  ];
  const before = await UserModel.countDocuments();
  expect(await preview(rows)).toEqual([
    { name: 'Jan Smulders', email: 'jan@carnaval.example', state: 'ready', problems: [] },
    { name: 'Piet', email: 'piet@carnaval.example', state: 'exists', problems: [] },
    {
      name: '',
      email: 'geen adres',
      state: 'faulty',
      problems: [
        { field: 'name', message: 'Verplicht' },
        { field: 'email', message: 'E-mail voldoet niet aan het juiste formaat' },
        { field: 'isExternal', message: 'Vul ja of nee in' },
        { field: 'commissions', message: 'Er is geen commissie ‘Onzin’' },
        { field: 'phoneNumber', message: 'Deze tekst is te lang' },
      ],
    },
    {
      name: 'Nog een Jan',
      email: 'jan@carnaval.example',
      state: 'faulty',
      problems: [{ field: 'email', message: 'Dit e-mailadres staat al op een eerdere rij' }],
    },
  ]);
  expect(await UserModel.countDocuments()).toBe(before);
});

it('adds what can be added, with committees by number, name or both; the same file again adds nothing', async () => {
  const rows = [
    { ...jan, phoneNumber: '06 11', adres: 'Markt 1', commissions: '3; krant', isExternal: 'Ja' },
    { name: 'Kees', email: 'kees@carnaval.example', commissions: '5 - Krant\n' },
    { name: '', email: 'leeg@carnaval.example' },
  ];
  expect((await bring(rows)).map(({ state }) => state)).toEqual(['added', 'added', 'faulty']);
  expect(await stored('jan@carnaval.example')).toMatchObject({
    name: 'Jan Smulders',
    phoneNumber: '06 11',
    adres: 'Markt 1',
    isExternal: true,
    permissions: { general: [], commissions: [optocht, krant] },
    changeLog: [expect.stringMatching(/Truus Peters: account aangemaakt$/)],
  });
  expect((await stored('kees@carnaval.example'))?.permissions.commissions).toEqual([krant]);
  expect((await bring(rows)).map(({ state }) => state)).toEqual(['exists', 'exists', 'faulty']);
  expect(await UserModel.countDocuments()).toBe(3);
});

it.each([
  [true, ['jan@carnaval.example']],
  [false, []],
])('mails an invitation to each new account when that is asked: %s', async (isInvited, mailed) => {
  await bring([jan], isInvited);
  await bring([jan], isInvited);
  await stage.api.deliverMail();
  expect(mailbox.mails.flatMap(({ to }) => to)).toEqual(mailed);
});

it('makes each account once when the same file is sent twice at once', async () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({
    name: `Lid ${at}`,
    email: `lid${at}@carnaval.example`,
  }));
  const answers = await Promise.all([bring(rows), bring(rows)]);
  const states = answers.flat().map(({ state }) => state);
  expect(states.filter((state) => state === 'added')).toHaveLength(10);
  expect(states.filter((state) => state === 'exists')).toHaveLength(10);
  expect(await UserModel.countDocuments({ name: /^Lid/ })).toBe(10);
});

it("puts nobody in the board's committee for who is no Admin", async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
  const rows = [{ ...jan, commissions: '1' }];
  const problems = [
    { field: 'commissions', message: 'Alleen een Admin wijzigt wie er in het Dagelijks Bestuur zit.' },
  ];
  expect(await preview(rows)).toMatchObject([{ state: 'faulty', problems }]);
  expect(await bring(rows)).toMatchObject([{ state: 'faulty', problems }]);
  expect(await stored('jan@carnaval.example')).toBeNull();
});

it('keeps a text that a spreadsheet would run as the text it is', async () => {
  await bring([{ ...jan, name: '=HYPERLINK("http://x.example")', adres: '@SUM(A1)' }]);
  expect(await stored('jan@carnaval.example')).toMatchObject({
    name: '=HYPERLINK("http://x.example")',
    adres: '@SUM(A1)',
  });
});

it('refuses no rows, and more than 500', async () => {
  for (const rows of [[], Array(501).fill(jan)]) {
    const { extensions } = await secretary.error(ImportUsersDocument, { rows, isInvited: false });
    expect(extensions).toMatchObject({ fields: { rows: 'Importeer 1 tot en met 500 rijen tegelijk' } });
  }
  expect(await stored('jan@carnaval.example')).toBeNull();
});
