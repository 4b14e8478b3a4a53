import type { StoredFile } from '../../platform/files/storedFile.type';
import { exists, onlyWinner } from '../../testing/apiStage';
import {
  CheckParticipantDocument,
  DeleteParticipantDocument,
  EditParticipantDocument,
  EnlistForSongFestivalDocument,
  type ParticipantFragment,
  ParticipantsDocument,
  UpdateEnlistmentDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { actAs } from '../../testing/testClient';
import { useWebsite } from '../testWebsite';

const FOLDER = 'participantDocs/liedjes';
const mailbox = useMailbox();
const stage = useWebsite(['webLiedjes'], { smtp: mailbox.smtp });
beforeEach(() => stage.editor.data(UpdateEnlistmentDocument, { revision: 0, open: true, year: 2027 }));

const participant = (statementId: string, changes: object = {}) => ({
  actName: 'De Hossers',
  songName: 'Hos mar mee',
  numberOfParticipants: 5,
  contactName: 'Jan Smulders',
  contactPhone: '06 12345678',
  contactEmail: 'jan@carnaval.example',
  statementId,
  ...changes,
});
/** A visitor's upload; the editor's session spares the limit on visitors' uploads. */
const statement = () => stage.document(FOLDER);
const list = async (year = 2027) => (await stage.editor.data(ParticipantsDocument, { year })).participants;
const enlist = async (changes: object = {}, client = actAs(stage.api.url)) =>
  client.run(EnlistForSongFestivalDocument, { participant: participant((await statement()).id, changes) });

describe('a visitor', () => {
  it('is mailed what was filled in, unless it was removed by then', async () => {
    await enlist();
    await enlist({ actName: 'De Afzeggers' });
    const gone = (await list()).find(({ actName }) => actName === 'De Afzeggers');
    await stage.editor.data(DeleteParticipantDocument, { id: gone?.id ?? '' });
    await stage.api.deliverMail();
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual([
      'Je inschrijving voor het liedjesfestival 2027',
    ]);
    expect(mailbox.mails[0]?.text).toContain('Act: De Hossers\nLied: Hos mar mee\nPersonen: 5');
  });

  it('uploads a statement and enrols for the chosen edition', async () => {
    const file = await stage.document(FOLDER, '');
    const answer = await stage.api.visitor.data(EnlistForSongFestivalDocument, {
      participant: participant(file.id, { actName: ' De Hossers ' }),
    });
    expect(answer).toEqual({ enlistForSongFestival: true });
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        year: 2027,
        checked: false,
        actName: 'De Hossers',
        songName: 'Hos mar mee',
        numberOfParticipants: 5,
        contactName: 'Jan Smulders',
        contactPhone: '06 12345678',
        contactEmail: 'jan@carnaval.example',
        statement: { id: file.id, url: `/files/${FOLDER}/${file.id}`, name: 'stuk.pdf', type: 'pdf' },
        docType: 'pdf',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    expect(await list(2026)).toEqual([]);
  });

  it('cannot read a statement, not even the own one', async () => {
    const { url } = await stage.document(FOLDER, '');
    expect((await fetch(stage.api.url + url)).status).toBe(401);
    const read = await fetch(stage.api.url + url, { headers: { cookie: stage.editor.cookie ?? '' } });
    expect(read.status).toBe(200);
  });

  it('can neither upload nor enrol while it is closed', async () => {
    const file = await statement();
    await stage.editor.data(UpdateEnlistmentDocument, { revision: 1, open: false, year: 2027 });
    await expect(stage.document(FOLDER, '')).rejects.toThrow('De inschrijving is gesloten.');
    await expect(statement()).rejects.toThrow('De inschrijving is gesloten.');
    const error = await stage.api.visitor.error(EnlistForSongFestivalDocument, {
      participant: participant(file.id),
    });
    expect(error).toMatchObject({
      message: 'De inschrijving is gesloten.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(await list()).toEqual([]);
  });

  it.each([
    [
      { actName: ' ', songName: '', contactName: '' },
      { actName: 'Verplicht', songName: 'Verplicht', contactName: 'Verplicht' },
    ],
    [{ numberOfParticipants: 0 }, { numberOfParticipants: 'Vul een getal van 1 tot en met 500 in' }],
    [{ numberOfParticipants: 501 }, { numberOfParticipants: 'Vul een getal van 1 tot en met 500 in' }],
    [{ contactPhone: 'bel maar' }, { contactPhone: 'Dit is geen geldig telefoonnummer' }],
    [{ contactEmail: 'jan@' }, { contactEmail: 'E-mail voldoet niet aan het juiste formaat' }],
    [{ actName: 'x'.repeat(201) }, { actName: 'Deze tekst is te lang' }],
    [{ statementId: '' }, { statementId: 'Kies een bestand' }],
    [
      { statementId: '64b000000000000000000000' },
      { statementId: 'Dit bestand is er niet meer. Kies het opnieuw.' },
    ],
  ])('is told what is wrong with %j', async (changes, fields) => {
    const { errors } = await enlist(changes);
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(await list()).toEqual([]);
  });

  it('cannot use a statement twice, not even at once', async () => {
    const { id } = await statement();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((actName) =>
        actAs(stage.api.url).run(EnlistForSongFestivalDocument, {
          participant: participant(id, { actName }),
        }),
      ),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    const errors = answers.flatMap((answer) => answer.errors ?? []);
    expect(errors.map(({ extensions }) => extensions.fields)).toEqual(
      Array(2).fill({ statementId: 'Deze verklaring is al bij een andere inschrijving gebruikt' }),
    );
    const [only] = await list();
    expect(await exists(only?.statement as StoredFile)).toBe(true);
  });

  it('enrols ten times an hour at most', async () => {
    const client = actAs(stage.api.url);
    const codes: unknown[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      codes.push((await enlist({}, client)).errors?.[0]?.extensions.code);
    expect(codes).toEqual([...Array<undefined>(10).fill(undefined), 'RATE_LIMITED']);
    expect((await enlist()).errors).toBeUndefined();
    expect(await list()).toHaveLength(11);
  });
});

describe('the editor', () => {
  it('approves participants and takes that back', async () => {
    await enlist();
    const [{ id }] = (await list()) as [ParticipantFragment];
    expect(await stage.editor.data(CheckParticipantDocument, { id, checked: true })).toMatchObject({
      checkParticipant: { id, checked: true },
    });
    await Promise.all([1, 2].map(() => stage.editor.data(CheckParticipantDocument, { id, checked: true })));
    expect(await list()).toMatchObject([{ checked: true }]);
    expect(await stage.editor.data(CheckParticipantDocument, { id, checked: false })).toMatchObject({
      checkParticipant: { checked: false },
    });
  });

  it('sees the participants of each edition in order of enrolment', async () => {
    for (const actName of ['a', 'b']) await enlist({ actName });
    await stage.editor.data(UpdateEnlistmentDocument, { revision: 1, open: true, year: 2028 });
    await enlist({ actName: 'c' });
    expect((await list()).map(({ actName }) => actName)).toEqual(['a', 'b']);
    expect((await list(2028)).map(({ actName }) => actName)).toEqual(['c']);
  });

  it('mends what was filled in; the statement stays, and one of two at once wins', async () => {
    await enlist();
    const [{ id, statement: file }] = (await list()) as [ParticipantFragment];
    const { statementId: _none, ...given } = participant('');
    const mend = (revision: number, changes: object) =>
      stage.editor.run(EditParticipantDocument, { id, revision, participant: { ...given, ...changes } });
    expect((await mend(1, { actName: ' De Hossers II ' })).data?.editParticipant).toMatchObject({
      ...{ actName: 'De Hossers II', statement: file, revision: 2 },
    });
    expect((await mend(2, { contactPhone: 'bel maar' })).errors?.[0]?.extensions.fields).toEqual({
      contactPhone: 'Dit is geen geldig telefoonnummer',
    });
    onlyWinner(await Promise.all(['a', 'b'].map((songName) => mend(2, { songName }))), 'Deze deelnemer');
  });

  it('removes a participant with the statement, once', async () => {
    await enlist();
    const [{ id, statement: file }] = (await list()) as [ParticipantFragment];
    expect(await stage.editor.data(DeleteParticipantDocument, { id })).toEqual({ deleteParticipant: id });
    expect([await list(), await exists(file)]).toEqual([[], false]);
    for (const error of [
      await stage.editor.error(DeleteParticipantDocument, { id }),
      await stage.editor.error(CheckParticipantDocument, { id, checked: true }),
    ]) {
      expect(error).toMatchObject({
        message: 'Deze deelnemer bestaat niet (meer).',
        extensions: { code: 'NOT_FOUND' },
      });
    }
  });
});
