import { daysFromNow, onlyWinner } from '../../testing/apiStage';
import {
  AddParadeEntryDocument,
  CheckParadeEntryDocument,
  DeleteParadeEntryDocument,
  EditParadeEntryDocument,
  EnterParadeDocument,
  MailParadeDocument,
  MoveParadeEntryDocument,
  NumberParadeDocument,
  type ParadeEntryInput,
  type ParadeFieldInput,
  ParadeFormDocument,
  ParadeLineUpDocument,
  ParadeMailingDocument,
  PublicParadesDocument,
  SetParadeFieldsDocument,
  UpdateParadeFormDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { EDITOR } from '../../testing/people';
import { actAs } from '../../testing/testClient';
import { thisYear, useWebsite } from '../testWebsite';
import { ParadeFormModel } from './paradeForm.model';

const mailbox = useMailbox();
const stage = useWebsite(['webOptocht'], { smtp: mailbox.smtp });

const parade = 'parade';
const year = thisYear() + 1;
const asked = (label: string, changes: Partial<ParadeFieldInput> = {}): ParadeFieldInput => ({
  ...{ label, help: '', kind: 'line', required: false, options: [], ...changes },
});
const CATEGORY = asked('Categorie', { kind: 'choice', required: true, options: ['Wagen', 'Loopgroep'] });
const fields = async () => (await stage.editor.data(ParadeFormDocument, { parade })).paradeForm.fields;
/** A form with these fields, open for next year. */
async function openForm(...given: ParadeFieldInput[]) {
  const form = { open: true, year };
  await stage.editor.data(UpdateParadeFormDocument, { parade, revision: 0, form });
  await stage.editor.data(SetParadeFieldsDocument, { parade, revision: 1, fields: given });
}
const answersTo = async (values: Record<string, string>) =>
  (await fields())
    .filter(({ label }) => label in values)
    .map(({ id, label }) => ({ fieldId: id, value: values[label] ?? '' }));
const group = (name: string, answers: ParadeEntryInput['answers'] = []): ParadeEntryInput => ({
  ...{
    name,
    contactName: 'Ans Wagen',
    contactPhone: '06 12345678',
    contactEmail: 'ans@groep.example',
    answers,
  },
});
const enter = (entry: ParadeEntryInput, requestId?: string) =>
  actAs(stage.api.url).run(EnterParadeDocument, { parade, entry, requestId });
const lineUp = async () => (await stage.editor.data(ParadeLineUpDocument, { parade, year })).paradeLineUp;
const line = async () => (await lineUp()).entries.map(({ name, number }) => [name, number]);
const idOf = async (name: string) =>
  (await lineUp()).entries.find((entry) => entry.name === name)?.id ?? 'none';
const move = async (name: string, before: string | null) =>
  stage.editor.run(MoveParadeEntryDocument, {
    ...{ parade, year, id: await idOf(name), before: before && (await idOf(before)) },
  });
const deal = async (anew = false) =>
  stage.editor.run(NumberParadeDocument, { parade, year, revision: (await lineUp()).revision, anew });

describe('the form', () => {
  it('is closed, for this year, with no fields of its own, before anybody touches it', async () => {
    const { paradeForm } = await stage.editor.data(ParadeFormDocument, { parade });
    expect(paradeForm).toMatchObject({ open: false, takesEnrolments: false, year: thisYear(), fields: [] });
    expect(paradeForm.years).toEqual(Array.from({ length: 12 }, (_, at) => thisYear() - 1 + at));
  });

  it('shows visitors its fields only while it is open', async () => {
    await openForm(CATEGORY);
    const seen = async () => (await stage.api.visitor.data(PublicParadesDocument)).website;
    expect(await seen()).toEqual({
      optocht: {
        enrolment: { open: true, year, closesOn: null, fields: [{ id: expect.any(String), ...CATEGORY }] },
      },
      kindercarnaval: { enrolment: { open: false, year: thisYear(), closesOn: null, fields: [] } },
      carnavalskrant: { enrolment: null },
    });
    await ParadeFormModel.updateOne({}, { $set: { closesOn: daysFromNow(-1) } });
    expect((await seen()).optocht.enrolment).toMatchObject({ open: false, fields: [] });
  });

  it('closes after its last day', async () => {
    const save = (revision: number, closesOn: string | null) =>
      stage.editor.run(UpdateParadeFormDocument, { parade, revision, form: { open: true, year, closesOn } });
    expect((await save(0, daysFromNow(-1))).errors?.[0]?.extensions.fields).toEqual({
      closesOn: 'Kies een dag die nog niet voorbij is',
    });
    await save(0, daysFromNow(0));
    expect((await enter(group('Op tijd'))).errors).toBeUndefined();
    await ParadeFormModel.updateOne({}, { $set: { closesOn: daysFromNow(-1) } });
    expect((await enter(group('Te laat'))).errors?.[0]).toMatchObject({
      message: 'De inschrijving is gesloten.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(await line()).toEqual([['Op tijd', null]]);
  });

  it.each([
    [[asked(' ')], { 'fields.0.label': 'Verplicht' }],
    [[asked('Soort', { kind: 'choice', options: ['Wagen', ' Wagen '] })], { options: expect.any(String) }],
    [[asked('Muziek'), asked('muziek')], { label: 'Deze vraag staat er al' }],
  ])('refuses %j', async (given, wrong) => {
    const error = await stage.editor.error(SetParadeFieldsDocument, { parade, revision: 0, fields: given });
    expect(Object.values(error.extensions.fields ?? {})).toEqual(Object.values(wrong));
  });

  it('has twenty fields at most', async () => {
    const given = Array.from({ length: 21 }, (_, at) => asked(`Vraag ${at}`));
    const error = await stage.editor.error(SetParadeFieldsDocument, { parade, revision: 0, fields: given });
    expect(error.extensions.fields).toEqual({
      fields: 'Een formulier heeft hoogstens twintig vragen.',
    });
  });

  it('has one winner when several change it at once', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((label) =>
        stage.editor.run(SetParadeFieldsDocument, { parade, revision: 0, fields: [asked(label)] }),
      ),
    );
    const { setParadeFields } = onlyWinner(answers, 'De inschrijving');
    expect((await fields()).map(({ label }) => label)).toEqual([setParadeFields.fields[0]?.label]);
  });
});

describe('a visitor', () => {
  it('enrols, once, and is mailed what was filled in', async () => {
    await openForm(CATEGORY, asked('Muziek', { kind: 'yesNo' }), asked('Lengte', { kind: 'number' }));
    const entry = group(' De Zwabbers ', await answersTo({ Categorie: 'Wagen', Lengte: '12,5' }));
    await Promise.all([1, 2].map(() => enter(entry, 'request-0001')));
    expect((await lineUp()).entries).toEqual([
      {
        ...{ id: expect.any(String), parade, year, checked: false, number: null, name: 'De Zwabbers' },
        ...{ contactName: 'Ans Wagen', contactPhone: '06 12345678', contactEmail: 'ans@groep.example' },
        answers: [
          { fieldId: expect.any(String), label: 'Categorie', value: 'Wagen' },
          { fieldId: expect.any(String), label: 'Lengte', value: '12,5' },
        ],
        revision: 1,
      },
    ]);
    await stage.api.deliverMail();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]?.subject).toBe(`Je inschrijving voor de optocht ${year}`);
    expect(mailbox.mails[0]?.text).toContain('Groep: De Zwabbers');
    expect(mailbox.mails[0]?.text).toContain('Categorie: Wagen\nLengte: 12,5');
  });

  it.each([
    [{}, { Categorie: 'Verplicht', Reglement: 'Verplicht' }],
    [{ Categorie: 'Raket', Reglement: 'Ja' }, { Categorie: 'Kies er een uit de lijst' }],
    [{ Categorie: 'Wagen', Reglement: 'Nee' }, { Reglement: 'Zonder dit kun je niet meedoen' }],
    [{ Categorie: 'Wagen', Reglement: 'Ja', Lengte: 'lang' }, { Lengte: 'Vul een getal in' }],
  ])('with %j is told what is wrong at each field', async (values, wrong) => {
    await openForm(
      CATEGORY,
      asked('Reglement', { kind: 'yesNo', required: true }),
      asked('Lengte', { kind: 'number' }),
    );
    const labels = new Map((await fields()).map(({ id, label }) => [id, label]));
    const { errors } = await enter(group('De Zwabbers', await answersTo(values)));
    const told = Object.entries(errors?.[0]?.extensions.fields ?? {}) as [string, string][];
    expect(Object.fromEntries(told.map(([id, text]) => [labels.get(id), text]))).toEqual(wrong);
    expect(await line()).toEqual([]);
  });

  it('is told when the form changed meanwhile', async () => {
    await openForm(asked('Muziek'));
    const answers = await answersTo({ Muziek: 'Hard' });
    await stage.editor.data(SetParadeFieldsDocument, { parade, revision: 2, fields: [] });
    expect((await enter(group('De Zwabbers', answers))).errors?.[0]?.message).toBe(
      'Het formulier is intussen veranderd. Lees de pagina opnieuw.',
    );
  });

  it('is told what is wrong with the contact person', async () => {
    await openForm();
    const { errors } = await enter({ ...group(' '), contactPhone: 'bel', contactEmail: 'ans' });
    expect(errors?.[0]?.extensions.fields).toEqual({
      name: 'Verplicht',
      contactPhone: 'Dit is geen geldig telefoonnummer',
      contactEmail: 'E-mail voldoet niet aan het juiste formaat',
    });
  });
});

describe('who keeps the list', () => {
  it('adds a group by hand, also when the form is closed, without mailing', async () => {
    const add = (changes: object) =>
      stage.editor.run(AddParadeEntryDocument, { parade, year, entry: group('De Bellers'), ...changes });
    expect((await add({})).data?.addParadeEntry).toMatchObject({ checked: true, year });
    expect((await add({ year: 1999 })).errors?.[0]?.extensions.fields).toEqual({
      year: 'Kies een jaar uit de lijst',
    });
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
  });

  it('mends what was filled in; answers to a question that is gone stay', async () => {
    await openForm(asked('Muziek'), asked('Lengte', { kind: 'number' }));
    await enter(group('De Zwabbers', await answersTo({ Muziek: 'Hard', Lengte: '9' })));
    const [, length] = await fields();
    await stage.editor.data(SetParadeFieldsDocument, {
      ...{ parade, revision: 2, fields: [asked('Lengte in meters', { id: length?.id, kind: 'number' })] },
    });
    const id = await idOf('De Zwabbers');
    const edit = (revision: number, entry: ParadeEntryInput) =>
      stage.editor.run(EditParadeEntryDocument, { parade, id, revision, entry });
    const { data } = await edit(1, group('De Zwabberaars', [{ fieldId: length?.id ?? '', value: '11' }]));
    expect(data?.editParadeEntry).toMatchObject({ name: 'De Zwabberaars', revision: 2 });
    expect(data?.editParadeEntry.answers.map(({ label, value }) => [label, value])).toEqual([
      ['Lengte in meters', '11'],
      ['Muziek', 'Hard'],
    ]);
    const answers = await Promise.all(['a', 'b'].map((name) => edit(2, group(name))));
    onlyWinner(answers, 'Deze deelnemer', EDITOR);
  });

  it('approves a group, takes that back, and removes it, of the own parade alone', async () => {
    await openForm();
    await enter(group('De Zwabbers'));
    const id = await idOf('De Zwabbers');
    const check = (checked: boolean) => stage.editor.data(CheckParadeEntryDocument, { parade, id, checked });
    expect((await check(true)).checkParadeEntry.checked).toBe(true);
    expect((await check(false)).checkParadeEntry.checked).toBe(false);
    expect(await stage.editor.data(DeleteParadeEntryDocument, { parade, id })).toEqual({
      deleteParadeEntry: id,
    });
    expect(await line()).toEqual([]);
    for (const error of [
      await stage.editor.error(DeleteParadeEntryDocument, { parade, id }),
      await stage.editor.error(CheckParadeEntryDocument, { parade, id, checked: true }),
    ])
      expect(error.message).toBe('Deze deelnemer bestaat niet (meer).');
  });

  it('writes to all of an edition at once, to each group its own number, also of one contact person', async () => {
    await openForm();
    for (const name of ['De Zwabbers', 'De Bellers']) await enter(group(name));
    await stage.api.deliverMail();
    mailbox.mails.length = 0;
    await deal();
    await enter({ ...group('De Laten'), contactEmail: 'laat@groep.example' });
    await stage.api.deliverMail();
    mailbox.mails.length = 0;
    const to = { audience: 'parade', season: year, isNeeded: true } as const;
    expect((await stage.editor.data(ParadeMailingDocument, { to })).mailingReach).toEqual({
      ...{ title: `De optocht ${year}`, count: 3, fields: ['groep', 'nummer'] },
    });
    const html = '<p>Dag {naam}, {groep} heeft nummer {nummer}.</p>';
    const mailing = { subject: 'Nummer {nummer}', html, attachmentIds: [], asFoundation: false };
    await stage.editor.data(MailParadeDocument, { to, mailing });
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ text }) => text?.trim()).toSorted()).toEqual([
      'Dag Ans Wagen, De Bellers heeft nummer 2.',
      'Dag Ans Wagen, De Laten heeft nummer nog geen.',
      'Dag Ans Wagen, De Zwabbers heeft nummer 1.',
    ]);
  });
});

describe('the order', () => {
  beforeEach(async () => {
    await openForm();
    for (const name of ['A', 'B', 'C']) await enter(group(name));
  });

  it('is that of enrolment, until somebody is moved; who comes after that is last', async () => {
    await move('C', 'A');
    await enter(group('D'));
    await move('A', null);
    expect(await line()).toEqual(['C', 'B', 'D', 'A'].map((name) => [name, null]));
  });

  it('takes what two do at once', async () => {
    await Promise.all([move('C', 'B'), move('A', null)]);
    expect((await line()).map(([name]) => name)).toEqual(['C', 'B', 'A']);
  });

  it('puts nobody before who is gone', async () => {
    const before = await idOf('A');
    await stage.editor.data(DeleteParadeEntryDocument, { parade, id: before });
    const id = await idOf('B');
    const error = await stage.editor.error(MoveParadeEntryDocument, { parade, year, id, before });
    expect(error.extensions.fields).toEqual({ before: 'Deze deelnemer staat niet (meer) in de lijst' });
    const gone = await stage.editor.error(MoveParadeEntryDocument, { parade, year, id: before, before: id });
    expect(gone.extensions.code).toBe('NOT_FOUND');
  });

  it('gives numbers that stay when somebody moves, comes or goes, until all get them anew', async () => {
    await move('C', 'A');
    await deal();
    await move('B', 'C');
    await enter(group('D'));
    await stage.editor.data(DeleteParadeEntryDocument, { parade, id: await idOf('A') });
    await deal();
    expect(await line()).toEqual([
      ['B', 3],
      ['C', 1],
      ['D', 4],
    ]);
    await deal(true);
    expect(await line()).toEqual([
      ['B', 1],
      ['C', 2],
      ['D', 3],
    ]);
  });

  it('gives no numbers in an order that changed meanwhile', async () => {
    const { revision } = await lineUp();
    await move('C', 'A');
    const error = await stage.editor.error(NumberParadeDocument, { parade, year, revision, anew: false });
    expect(error.extensions.code).toBe('CONFLICT');
    expect((await line()).map(([, number]) => number)).toEqual([null, null, null]);
  });
});
