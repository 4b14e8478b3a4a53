import { Document, Packer, Paragraph } from 'docx';
import mongoose, { Types } from 'mongoose';

import { up } from '../migrations/20261212-file-words';
import { demoPdf } from '../platform/demo/demoFiles';
import { fileDocuments } from '../platform/files/bucket';
import { FileWordsModel } from '../platform/files/text/fileWords.model';
import { readWaitingFiles, sweepFileWords } from '../platform/files/text/fileWords.service';
import { logger } from '../platform/log/logger';
import { uploadOf, useApi } from '../testing/apiStage';
import { PDF } from '../testing/fileStage';
import {
  AddSecretaryDocumentDocument,
  DeleteSecretaryDocumentDocument,
  SaveCommissionDocDocument,
} from '../testing/gql/graphql';
import { makeCommission, signedIn, usePerson } from '../testing/people';
import { TEST_DB_COMMISSION } from '../testing/startApi';
import { found, searched } from './testing/testSearch';

// Documents are found by the text in their files, by who may open those.

const stage = useApi();
const board = usePerson(stage, { general: ['secNotAge'], commissions: [TEST_DB_COMMISSION] });
const reader = usePerson(stage, { general: ['secNotAge'] });

beforeEach(async () => {
  await makeCommission(1, 'Dagelijks Bestuur', TEST_DB_COMMISSION);
});
afterEach(() => void jest.restoreAllMocks());

const FOLDER = 'docs/secretary';

async function addMinutes(bytes: Buffer, name: string, date: string, dbOnly = false): Promise<string> {
  const { id: fileId } = await uploadOf(stage.api, FOLDER, bytes, name, board.cookie);
  const document = { date, fileId, dbOnly };
  const answer = await board.data(AddSecretaryDocumentDocument, { kind: 'notulen', document });
  return answer.addSecretaryDocument.id;
}

const aPdf = () => demoPdf('Notulen', ['Besloten: de dweilorkesten krijgen één munt meer.']);
const aWordFile = () =>
  Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('Het dweilorkest van Ulft')] }] }));

it('a pdf and a Word file are found by a word in them, beside what is found by name', async () => {
  await addMinutes(await aPdf(), 'a.pdf', '2026-10-05');
  await addMinutes(await aWordFile(), 'dweil.docx', '2026-11-02');
  expect(await found(reader, 'dweilork')).toEqual([]);
  await readWaitingFiles(stage.api.portal.threads);
  const { items } = await searched(reader, 'dweilork');
  expect(items.map(({ title, detail, link }) => [title, detail, link])).toEqual([
    ['02/11/2026 - Notulen', 'Vergadering (in de tekst)', '/notulenagendas'],
    ['05/10/2026 - Notulen', 'Vergadering (in de tekst)', '/notulenagendas'],
  ]);
  // Each word of what is looked for, accents aside; and only of the kind that is named.
  expect(await found(reader, 'notulen een munt')).toEqual(['document 05/10/2026 - Notulen']);
  expect(await found(reader, 'agenda munt')).toEqual([]);
  expect(await found(reader, 'munt ulft')).toEqual([]);
  // By its name too, and told once.
  expect(await found(reader, 'dweil')).toEqual([
    'document 02/11/2026 - Notulen',
    'document 05/10/2026 - Notulen',
  ]);
});

it('who may not open a document does not find it by its text', async () => {
  await addMinutes(await aPdf(), 'a.pdf', '2026-10-05', true);
  const committee = await makeCommission(3, 'Muziek');
  const member = await signedIn(stage.api, { commissions: [committee] });
  const other = await signedIn(stage.api, { commissions: [await makeCommission(4, 'Optocht')] });
  const { id: fileId } = await uploadOf(
    stage.api,
    `docs/C${committee}`,
    await aWordFile(),
    'a.docx',
    member.cookie,
  );
  const item = { title: 'Plan', fileId };
  await member.data(SaveCommissionDocDocument, { commissionId: committee, item });
  await readWaitingFiles(stage.api.portal.threads);
  expect(await found(board, 'dweil')).toEqual(['document 05/10/2026 - Notulen']);
  expect(await found(reader, 'dweil')).toEqual([]);
  expect(await found(member, 'dweil')).toEqual(['document Plan']);
  expect(await found(other, 'dweil')).toEqual([]);
});

it('what is in the trash is not found, and the words of a file that is gone are forgotten', async () => {
  const id = await addMinutes(await aPdf(), 'a.pdf', '2026-10-05');
  await readWaitingFiles(stage.api.portal.threads);
  await board.data(DeleteSecretaryDocumentDocument, { id });
  expect(await found(board, 'dweil')).toEqual([]);
  await fileDocuments().deleteMany({});
  await sweepFileWords();
  expect(await FileWordsModel.countDocuments()).toBe(0);
});

it('a file that cannot be read is found by its name alone, is not tried again, and says nothing in the log', async () => {
  const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
  await addMinutes(PDF, 'kapot.pdf', '2026-10-05');
  await readWaitingFiles(stage.api.portal.threads);
  const [words] = await FileWordsModel.find().lean();
  expect(words).toEqual({ _id: expect.any(Types.ObjectId) as unknown, folder: FOLDER, words: [] });
  expect(warn.mock.calls).toEqual([[{ file: String(words?._id) }, 'the text of a file could not be read']]);
  await readWaitingFiles(stage.api.portal.threads);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await found(board, 'kapot')).toEqual(['document 05/10/2026 - Notulen']);
});

it('a file with which the process ended three times is not begun again, and those after it are', async () => {
  await addMinutes(await aPdf(), 'a.pdf', '2026-10-05');
  // As a process leaves it that ended in the middle.
  await FileWordsModel.updateMany({}, { tries: 3 });
  await addMinutes(await aPdf(), 'b.pdf', '2026-11-02');
  const told: number[][] = [];
  await readWaitingFiles(stage.api.portal.threads, async (...progress) => void told.push(progress));
  expect(told).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(await found(board, 'dweil')).toEqual(['document 02/11/2026 - Notulen']);
  expect(
    await FileWordsModel.countDocuments({ $or: [{ isWaiting: true }, { tries: { $exists: true } }] }),
  ).toBe(0);
});

it('documents of before are read too, and those that were read stay so', async () => {
  await addMinutes(await aPdf(), 'a.pdf', '2026-10-05');
  await FileWordsModel.deleteMany({});
  const { db } = mongoose.connection;
  if (!db) throw new Error('No database.');
  await up(db as never);
  await readWaitingFiles(stage.api.portal.threads);
  await up(db as never);
  expect(await FileWordsModel.countDocuments({ isWaiting: true })).toBe(0);
  expect(await found(board, 'dweil')).toEqual(['document 05/10/2026 - Notulen']);
});
