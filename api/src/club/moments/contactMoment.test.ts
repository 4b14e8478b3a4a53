import type { Db } from 'mongodb';
import { connection } from 'mongoose';

import { purgeTrash } from '../../identity/trash/eraseTrash';
import { up } from '../../migrations/20261217-contact-moment-titles';
import { createIndexes } from '../../platform/database/connect';
import { fileDocuments } from '../../platform/files/bucket';
import { useApi } from '../../testing/apiStage';
import {
  AddClubContactMomentDocument,
  ConceptLetterDocument,
  DeleteContactMomentDocument,
  EditClubContactMomentDocument,
} from '../../testing/gql/graphql';
import { usePerson } from '../../testing/people';
import { readDocx } from '../../testing/readDocx';
import { jobsEnded } from '../../testing/startApi';
import { ClubMemberModel } from '../members/member.model';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';
import { ClubContactMomentModel, ClubLetterModel } from './contactMoment.model';
import { bytesOf, given, momentsOf, payBlock, someMembers } from './testMoments';

const stage = useApi();
let editionId: string;
let moments: ReturnType<typeof momentsOf>;
const wim = usePerson(stage, { name: 'Wim Cornelissen', general: ['clubAdmin'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  moments = momentsOf(wim, editionId);
});
afterEach(() => jobsEnded());

describe('a concept', () => {
  it('is kept with who made it and when; text and paragraphs in order', async () => {
    expect(await moments.add({ title: ' Jaarbrief ' })).toMatchObject({
      title: 'Jaarbrief',
      parent: String(THIS_YEAR),
      creator: 'Wim Cornelissen',
      creationDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      letter: [{ index: 0 }, { index: 1, type: 'paymentModule' }, { index: 2, type: 'text' }],
      generation: null,
      generatedOn: null,
      downloadOrder: [],
      files: [],
    });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ letter: [payBlock, payBlock] }, 'letter'],
    [{ payment: false }, 'letter'],
    [{ buutMax: 0 }, 'buutMax'],
    [{ buutMax: 11 }, 'buutMax'],
    [{ buutPrice: null }, 'buutPrice'],
    [{ buutDeadline: '2020-12-31' }, 'buutDeadline'],
  ])('is refused with %j', async (changes, field) => {
    const { extensions } = await wim.error(AddClubContactMomentDocument, {
      editionId,
      moment: given(changes),
    });
    expect(extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(extensions.fields ?? {})).toEqual([field]);
  });

  it('without cards forgets what was filled in for them', async () => {
    expect(await moments.add({ buut: false })).toMatchObject({
      buutMax: null,
      buutPrice: null,
      buutDeadline: null,
    });
  });

  it('has a title that no other of its edition has', async () => {
    const { id, revision } = await moments.add();
    const other = { editionId, moment: given({ title: 'jaar-brief' }) };
    const taken = { title: 'In deze editie is er al een contactmoment dat jaar-brief heet.' };
    const fieldsOf = async (answer: ReturnType<typeof wim.run>) =>
      (await answer).errors?.[0]?.extensions.fields;
    expect(await fieldsOf(wim.run(AddClubContactMomentDocument, other))).toEqual(taken);
    const { id: second } = await moments.add({ title: 'Herinnering' });
    const edit = { id: second, revision: 1, moment: given({ title: 'jaar-brief' }) };
    expect(await fieldsOf(wim.run(EditClubContactMomentDocument, edit))).toEqual(taken);
    // Its own is its own, and of one in the trash is free.
    await wim.data(EditClubContactMomentDocument, { id, revision, moment: given({ title: 'JAARBRIEF' }) });
    await wim.data(DeleteContactMomentDocument, { id });
    const both = await Promise.all([1, 2].map(() => wim.run(AddClubContactMomentDocument, other)));
    expect(both.filter(({ errors }) => errors)).toHaveLength(1);
    expect(await fieldsOf(Promise.resolve(both.find(({ errors }) => errors)!))).toEqual(taken);
  });

  it('of earlier versions with one title got a number behind it', async () => {
    const { collection } = ClubContactMomentModel;
    await moments.add({ title: 'Brief (2)' });
    const { id } = await moments.add({ title: 'Brief' });
    await collection.dropIndex('editionId_1_title_1');
    const { _id: _, ...same } = (await collection.findOne({ title: 'Brief' }))!;
    await collection.insertMany([{ ...same, title: 'brief' }, { ...same }]);
    await up(connection.db as unknown as Db);
    await up(connection.db as unknown as Db);
    const titles = await ClubContactMomentModel.find().sort({ _id: 1 }).distinct('title');
    expect(titles.sort()).toEqual(['Brief', 'Brief (2)', 'Brief (4)', 'brief (3)']);
    expect((await moments.read(id)).title).toBe('Brief');
    await createIndexes([ClubContactMomentModel]);
  });

  it('can be seen as a letter', async () => {
    const { id } = await moments.add();
    const { conceptLetter } = await wim.data(ConceptLetterDocument, {
      id,
    });
    expect(conceptLetter.name).toBe('Concept Jaarbrief.docx');
    expect(await readDocx(await bytesOf(stage.api.url, wim, conceptLetter))).toContain(
      'Dag Jan Voorbeeld, lid 197401.',
    );
  });
});

describe('deleting', () => {
  it('takes the letters and labels with it when it goes for good; paid years stay', async () => {
    await makeMember('200001', {}, [THIS_YEAR]);
    const { id } = await moments.made((await moments.add()).id);
    await wim.data(DeleteContactMomentDocument, { id });
    await jobsEnded();
    const left = async () => [await ClubLetterModel.countDocuments(), await fileDocuments().countDocuments()];
    expect(await left()).toEqual([2, 2]);
    await purgeTrash(stage.api.portal, Date.now() + 31 * 86_400_000);
    expect(await left()).toEqual([0, 0]);
    expect((await ClubMemberModel.findById('200001').lean())?.payments).toHaveLength(1);
    expect((await wim.error(DeleteContactMomentDocument, { id })).extensions.code).toBe('NOT_FOUND');
  });

  it('while letters are made stops that', async () => {
    await someMembers(24);
    const { id } = await moments.add();
    await moments.execute(id);
    await wim.data(DeleteContactMomentDocument, { id });
    await jobsEnded();
    expect([await ClubLetterModel.countDocuments(), await fileDocuments().countDocuments()]).toEqual([0, 0]);
  });
});
