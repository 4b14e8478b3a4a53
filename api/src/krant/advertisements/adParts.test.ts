import { JobModel, JobState } from '../../platform/jobs/job.model';
import { exists, uploadOf, useApi } from '../../testing/apiStage';
import { JPEG, office, PDF, uploadTo } from '../../testing/fileStage';
import {
  AddAdvertisementDocumentDocument,
  AddAdvertisementNoteDocument,
  AdvertisementFolderDocument,
  AdvertisersDocument,
  AskSellerDocument,
  DeleteAdvertisementDocumentDocument,
  DeleteAdvertisementNoteDocument,
  ResolveQuestionDocument,
  SaveAdvertiserDocument,
} from '../../testing/gql/graphql';
import { useMailbox } from '../../testing/mailbox';
import { makeUser, usePerson } from '../../testing/people';
import type { TestClient } from '../../testing/testClient';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { type Ad, adsOf, makeActiveEdition, makeAdvertiser } from '../testKrant';
import { AdvertisementModel } from './advertisement.model';

const mailbox = useMailbox();
const stage = useApi({ smtp: mailbox.smtp });
let editionId: string;
let advertiserId: string;
let ad: Ad;
const toon = usePerson(stage, {
  name: 'Toon Aarts',
  email: 'toon@carnaval.example',
  general: ['krantRed'],
});
const jose = usePerson(stage, { name: 'José', general: ['krantAdv'] });
const other = usePerson(stage, { name: 'Ander', general: ['krantAdv'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  advertiserId = await makeAdvertiser(17, { contactId: jose.id, name: 'Bakkerij Jansen' });
  ad = await adsOf(toon, editionId).save(advertiserId);
});

describe('internal notes', () => {
  it('are added once for each request and taken away', async () => {
    const note = { id: ad.id, text: ' Logo opvragen ', requestId: 'note-0001' };
    await Promise.all([
      toon.data(AddAdvertisementNoteDocument, note),
      toon.data(AddAdvertisementNoteDocument, note),
    ]);
    const { addAdvertisementNote: after } = await toon.data(AddAdvertisementNoteDocument, {
      ...note,
      text: 'Tweede',
      requestId: 'note-0002',
    });
    expect(after.advRedactieNotes).toMatchObject([
      { text: 'Logo opvragen', creator: 'Toon Aarts' },
      { text: 'Tweede' },
    ]);
    const noteId = after.advRedactieNotes[0]?.id as string;
    expect(await toon.data(DeleteAdvertisementNoteDocument, { id: ad.id, noteId })).toMatchObject({
      deleteAdvertisementNote: { advRedactieNotes: [{ text: 'Tweede' }] },
    });
    expect((await toon.error(DeleteAdvertisementNoteDocument, { id: ad.id, noteId })).extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it.each([
    ['  ', 'Verplicht'],
    ['x'.repeat(2001), 'Deze tekst is te lang'],
  ])('refuses an empty or endless one', async (text, message) => {
    const error = await toon.error(AddAdvertisementNoteDocument, { id: ad.id, text, requestId: 'note-0003' });
    expect(error.extensions.fields).toEqual({ text: message });
  });
});

describe('questions to the seller', () => {
  const ask = async (msg: string, requestId = 'question-1') =>
    (await toon.data(AskSellerDocument, { id: ad.id, msg, requestId })).askSeller;

  it('are open, mailed once, and answered by the seller', async () => {
    await Promise.all([ask('Mag het in kleur?'), ask('Mag het in kleur?'), ask('Mag het in kleur?')]);
    const asked = await ask('Mag het in kleur?');
    expect(asked).toMatchObject({
      openQuestion: true,
      advContactQuestions: [{ status: 'open', creator: 'Toon Aarts' }],
    });
    await stage.api.deliverMail();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).toMatchObject({
      to: [jose.email],
      subject: 'Vraag over de advertentie van Bakkerij Jansen',
      replyTo: [{ address: 'toon@carnaval.example', name: 'Toon Aarts' }],
    });
    expect(mailbox.mails[0]?.text).toContain('Mag het in kleur?');
    const questionId = asked.advContactQuestions[0]?.id as string;
    expect((await other.error(ResolveQuestionDocument, { id: ad.id, questionId })).extensions.code).toBe(
      'NOT_FOUND',
    );
    const answers = await Promise.all([
      jose.data(ResolveQuestionDocument, { id: ad.id, questionId }),
      toon.data(ResolveQuestionDocument, { id: ad.id, questionId }),
    ]);
    for (const { resolveQuestion } of answers) {
      expect(resolveQuestion).toMatchObject({
        openQuestion: false,
        advContactQuestions: [{ status: 'opgelost' }],
      });
    }
  });

  it.each([
    ['nobody', null],
    ['somebody who is no seller any more', 'left'],
  ])('are refused while the advertiser is of %s', async (_who, left) => {
    const contactId = left && (await makeUser()).id;
    await AdvertisementModel.updateOne({ _id: ad.id }, { $set: { contactId } });
    const error = await toon.error(AskSellerDocument, { id: ad.id, msg: 'Kleur?', requestId: 'question-9' });
    expect(error.extensions.fields).toEqual({
      msg: 'Deze adverteerder heeft geen verkoper. Kies er eerst een.',
    });
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
  });

  it('are open while any of them is', async () => {
    const first = await ask('Een?', 'question-1');
    await ask('Twee?', 'question-2');
    const questionId = first.advContactQuestions[0]?.id as string;
    const { resolveQuestion } = await toon.data(ResolveQuestionDocument, { id: ad.id, questionId });
    expect(resolveQuestion.openQuestion).toBe(true);
  });

  it('that are answered before the mail goes are not mailed', async () => {
    mailbox.refuse = { code: 451 };
    const asked = await ask('Te laat?');
    await stage.api.deliverMail();
    await toon.data(ResolveQuestionDocument, {
      id: ad.id,
      questionId: asked.advContactQuestions[0]?.id as string,
    });
    mailbox.refuse = undefined;
    await JobModel.updateMany({}, { $set: { nextRunAt: new Date(0) } });
    await stage.api.deliverMail();
    expect(mailbox.mails).toEqual([]);
    expect(await JobModel.countDocuments({ state: JobState.done })).toBe(1);
  });

  it('an empty one is refused, an unknown one too', async () => {
    expect(
      (await toon.error(AskSellerDocument, { id: ad.id, msg: ' ', requestId: 'question-9' })).extensions
        .fields,
    ).toEqual({
      msg: 'Verplicht',
    });
    expect(
      (await toon.error(ResolveQuestionDocument, { id: ad.id, questionId: ad.id })).extensions.code,
    ).toBe('NOT_FOUND');
  });
});

it('the list of advertisers shows the parts of an advertisement too', async () => {
  const file = await uploadOf(stage.api, 'docs/Edition_2027/17', PDF, 'opmaak.pdf', toon.cookie);
  await toon.data(AddAdvertisementDocumentDocument, {
    editionId,
    advertiserId,
    document: { title: 'Opmaak', fileId: file.id },
  });
  await toon.data(AskSellerDocument, { id: ad.id, msg: 'Vraag?', requestId: 'question-1' });
  await toon.data(AddAdvertisementNoteDocument, { id: ad.id, text: 'Notitie', requestId: 'note-0001' });
  const isId = { id: expect.stringMatching(/^[0-9a-f]{24}$/) };
  expect(await toon.data(AdvertisersDocument)).toEqual({
    advertisers: {
      edges: [
        {
          node: {
            advertisement: {
              docs: [{ ...isId, title: 'Opmaak' }],
              advContactQuestions: [isId],
              advRedactieNotes: [isId],
            },
          },
        },
      ],
    },
  });
});

describe('documents', () => {
  const FOLDER_PATH = 'docs/Edition_2027/17';
  const addFile = async (client: TestClient, bytes = PDF, name = 'opmaak.pdf') => {
    const file = await uploadOf(stage.api, FOLDER_PATH, bytes, name, client.cookie);
    const document = { title: 'Opmaak', fileId: file.id };
    const { addAdvertisementDocument } = await client.data(AddAdvertisementDocumentDocument, {
      editionId,
      advertiserId,
      document,
    });
    return { file, ad: addAdvertisementDocument };
  };
  const status = async (url: string, cookie = '') =>
    (await fetch(`${stage.api.url}${url}`, { headers: { cookie } })).status;

  it('are at docs/Edition_{title}/{number}, for editors and the own seller', async () => {
    expect(await jose.data(AdvertisementFolderDocument, { id: advertiserId })).toEqual({
      advertisementFolder: FOLDER_PATH,
    });
    const { file } = await addFile(jose);
    expect(file.url).toMatch(/^\/files\/docs\/Edition_2027\/17\/[0-9a-f]{24}$/);
    expect([
      await status(file.url, jose.cookie),
      await status(file.url, toon.cookie),
      await status(file.url, other.cookie),
      await status(file.url),
    ]).toEqual([200, 200, 403, 401]);
    expect((await uploadTo(stage.api.url, FOLDER_PATH, PDF, 'x.pdf', other.cookie ?? '')).status).toBe(403);
    expect((await other.error(AdvertisementFolderDocument, { id: advertiserId })).extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it('stay with their advertiser when another one gets the number', async () => {
    const { file } = await addFile(jose);

    await toon.data(SaveAdvertiserDocument, { id: advertiserId, number: 18, contactId: jose.id });
    await makeAdvertiser(17, { contactId: (other as TestClient & { id: string }).id });
    expect([await status(file.url, other.cookie), await status(file.url, jose.cookie)]).toEqual([403, 200]);
  });

  it.each([
    ['foto.jpg', JPEG],
    ['tekst.docx', office('word')],
  ])('can be %s', async (name, bytes) => {
    expect((await addFile(toon, bytes, name)).ad.docs).toHaveLength(1);
  });

  it('refuses other files and what is not there', async () => {
    expect(
      (await uploadTo(stage.api.url, FOLDER_PATH, office('xl'), 'x.xlsx', toon.cookie ?? '')).message,
    ).toContain('Kies een pdf-, png-');
    const document = { title: 'x', fileId: '64b000000000000000000000' };
    expect(
      (await toon.error(AddAdvertisementDocumentDocument, { editionId, advertiserId, document })).extensions
        .fields,
    ).toEqual({
      fileId: 'Dit bestand is er niet meer. Kies het opnieuw.',
    });
  });

  it('are not answered to a repeat of who is no seller of it any more', async () => {
    const { id: fileId } = await uploadOf(stage.api, FOLDER_PATH, PDF, 'opmaak.pdf', jose.cookie);
    const given = { editionId, advertiserId, document: { title: 'Opmaak', fileId }, requestId: 'document-1' };
    const first = await jose.data(AddAdvertisementDocumentDocument, given);
    expect(await jose.data(AddAdvertisementDocumentDocument, given)).toEqual(first);
    await AdvertiserModel.updateOne({ _id: advertiserId }, { $set: { contactId: other.id } });
    expect((await jose.error(AddAdvertisementDocumentDocument, given)).extensions.code).toBe('NOT_FOUND');
  });

  it('are deleted with their file, by who may', async () => {
    const { file, ad: after } = await addFile(toon);
    const documentId = after.docs[0]?.id as string;
    expect(
      (await other.error(DeleteAdvertisementDocumentDocument, { id: ad.id, documentId })).extensions.code,
    ).toBe('NOT_FOUND');
    await jose.data(DeleteAdvertisementDocumentDocument, { id: ad.id, documentId });
    expect(await exists(file)).toBe(false);
    expect(
      (await jose.error(DeleteAdvertisementDocumentDocument, { id: ad.id, documentId })).extensions.code,
    ).toBe('NOT_FOUND');
  });

  it('of twenty added at once all are there', async () => {
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, at) => addFile(at % 2 ? toon : jose, JPEG, 'x.jpg')),
    );
    expect(added).toHaveLength(20);
    expect((await adsOf(toon, editionId).read(ad.id)).docs).toHaveLength(20);
  });
});
