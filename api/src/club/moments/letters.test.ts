import decodeQR from 'qr/decode.js';

import { DAY, worksUntil } from '../../identity/tokens/privateLink';
import { fileDocuments } from '../../platform/files/bucket';
import { JobModel } from '../../platform/jobs/job.model';
import { useApi } from '../../testing/apiStage';
import {
  CancelContactMomentDocument,
  EditClubContactMomentDocument,
  ExecuteContactMomentDocument,
} from '../../testing/gql/graphql';
import { signedIn, usePerson } from '../../testing/people';
import { docxPictures, readDocx } from '../../testing/readDocx';
import { readPng } from '../../testing/readPng';
import { jobsEnded } from '../../testing/startApi';
import { waitUntil } from '../../testing/waitUntil';
import { readDetails } from '../members/details/details.service';
import { ClubMemberModel } from '../members/member.model';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../testClub';
import { ClubLetterModel } from './contactMoment.model';
import { bytesOf, given, momentsOf, someMembers } from './testMoments';

const stage = useApi();
let editionId: string;
let moments: ReturnType<typeof momentsOf>;
const wim = usePerson(stage, { name: 'Wim Cornelissen', general: ['clubAdmin'] });

beforeEach(async () => {
  editionId = await makeActiveEdition();
  moments = momentsOf(wim, editionId);
});
afterEach(() => jobsEnded());

describe('making letters', () => {
  it('within a postal code is by the main part of the surname', async () => {
    await makeMember('200001', { firstName: 'Piet', lastName: 'Zwart' });
    await makeMember('200002', { firstName: 'Anna', lastName: 'van der Berg' });
    await makeMember('200003', { firstName: 'Kees', lastName: "'s-Gravenhage" });
    await makeMember('200004', { firstName: 'Zoë', lastName: 'Étienne' });
    const { id } = await moments.add();
    const { downloadOrder, files } = await moments.made(id);
    const names = ['Anna van der Berg', 'Zoë Étienne', "Kees 's-Gravenhage", 'Piet Zwart'];
    expect(downloadOrder.slice(0, 4).map((name) => name.replace(/ \(.*/, ''))).toEqual(names);
    const labels = await readDocx(await bytesOf(stage.api.url, wim, files[4]));
    expect(labels.filter((line) => names.includes(line))).toEqual(names);
  });

  it('gives each addressed member one, by postal code, and sheets of 24 labels', async () => {
    await someMembers(25);
    await makeMember('200099', { active: false });
    const { id, addressed } = await moments.add();
    expect(addressed).toBe(25);
    const moment = await moments.made(id);
    expect(moment).toMatchObject({
      addressed: 25,
      generation: { state: 'done', done: 27, total: 27 },
      generatedOn: expect.stringMatching(/Z$/),
    });
    const names = Array.from(
      { length: 25 },
      (_, at) => `Jan${at + 1} Jansen (2000${String(at + 1).padStart(2, '0')}).docx`,
    );
    expect(moment.downloadOrder).toEqual([...names, 'labels_1.docx', 'labels_2.docx']);
    expect(moment.files.map(({ name }) => name)).toEqual(moment.downloadOrder);
    expect(moment.files[0]?.url).toMatch(new RegExp(`^/files/club/letters/${THIS_YEAR}/jaarbrief/`));
    const labels = async (at: number) =>
      (await readDocx(await bytesOf(stage.api.url, wim, moment.files[at]))).filter((line) =>
        line.startsWith('Jan'),
      );
    expect([(await labels(25)).length, await labels(26)]).toEqual([24, ['Jan25 Jansen']]);
  });

  it('writes names, amounts and paragraphs in their order', async () => {
    await makeMember('197501', { firstName: 'Zoë', lastName: "Ĳsselmuiden-d'Hondt", city: 'Ĳzendoorn' });
    const { files } = await moments.made((await moments.add()).id);
    const lines = (await readDocx(await bytesOf(stage.api.url, wim, files[0]))).map((line) =>
      line.replace(/\u00a0/g, ' '),
    );
    const wanted = [
      "Zoë Ĳsselmuiden-d'Hondt",
      'Dorpsstraat 11',
      '7071 AA  Ĳzendoorn',
      'Jaarbrief',
      'Beste Zoë,',
      "Dag Zoë Ĳsselmuiden-d'Hondt, lid 197501.",
      `Contributie ${THIS_YEAR}: € 15,00`,
      `Betaal € 15,00 voor ${THIS_YEAR}.`,
      'Rekening NL91 ABNA 0417 1643 00 ten name van Stichting Carnaval Ulft',
      `Onder vermelding van: Club van 111 ${THIS_YEAR}-197501`,
      'Kaarten: hoogstens 4 kaarten, € 12,50 per kaart',
      'Bestel ze tot en met 15/01/2027 door het bedrag apart over te maken op NL91 ABNA 0417 1643 00, onder vermelding van: kaarten 197501',
      'Tot ziens {onbekend}.',
    ];
    expect(lines.filter((line) => wanted.includes(line))).toEqual(wanted);
  });

  it('offers the cards also where no payment is asked', async () => {
    await makeMember('197501');
    const letter = [{ type: 'text', text: 'Dag.' }];
    const { files } = await moments.made((await moments.add({ payment: false, letter })).id);
    const lines = await readDocx(await bytesOf(stage.api.url, wim, files[0]));
    expect(lines.map((line) => line.replace(/\u00a0/g, ' '))).toEqual(
      expect.arrayContaining(['Dag.', 'Kaarten: hoogstens 4 kaarten, € 12,50 per kaart']),
    );
    expect(lines.join()).not.toContain('Contributie');
  });

  it('prints codes that can be read: to pay by bank, and to the own details', async () => {
    await makeMember('197501');
    const { files } = await moments.made((await moments.add()).id);
    const pictures = await docxPictures(await bytesOf(stage.api.url, wim, files[0]));
    const codes = pictures.map((picture) => decodeQR(readPng(picture)));
    expect(codes).toEqual([
      [
        'BCD',
        '002',
        '1',
        'SCT',
        '',
        'Stichting Carnaval Ulft',
        'NL91ABNA0417164300',
        'EUR15.00',
        '',
        '',
        `Club van 111 ${THIS_YEAR}-197501`,
      ].join('\n'),
      expect.stringMatching(/^http:\/\/portal\.test\/publiek\/gegevens#[\w-]{43}$/),
    ]);
    // On paper it works for a year, beside the link that was there.
    const token = codes.at(-1)?.split('#').pop() ?? '';
    for (const each of [token, 'token-197501'])
      expect(await readDetails(each)).toMatchObject({ lastName: 'Jansen' });
    const { links } = await ClubMemberModel.findById('197501').lean().orFail();
    expect(Math.round(((worksUntil(links)?.getTime() ?? 0) - Date.now()) / DAY)).toBe(365);
  });

  it('goes to who did not pay the edition only, when asked', async () => {
    await makeMember('200001', {}, [THIS_YEAR]);
    await makeMember('200002', { firstName: 'Piet' }, [THIS_YEAR - 1]);
    const moment = await moments.made((await moments.add({ allMembers: false })).id);
    expect(moment.downloadOrder).toEqual(['Piet Jansen (200002).docx', 'labels_1.docx']);
  });

  it('is done once, also when ten ask at once', async () => {
    await someMembers(5);
    const { id } = await moments.add();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => wim.run(ExecuteContactMomentDocument, { id })),
    );
    await jobsEnded();
    for (const { errors } of answers) {
      if (errors) expect(['CONFLICT', 'BAD_USER_INPUT']).toContain(errors[0]?.extensions.code);
    }
    expect((await moments.read(id)).downloadOrder).toHaveLength(6);
    expect(await ClubLetterModel.countDocuments()).toBe(6);
    expect((await wim.error(ExecuteContactMomentDocument, { id })).message).toBe(
      'De brieven zijn al gemaakt.',
    );
    const { revision } = await moments.read(id);
    expect((await wim.error(EditClubContactMomentDocument, { id, revision, moment: given() })).message).toBe(
      'De brieven zijn al gemaakt.',
    );
  });

  it.each([
    [{ letter: [] }, 'De brief heeft nog geen tekst'],
    [{}, 'Er is niemand om een brief aan te sturen.'],
  ])('is refused with %j', async (changes, message) => {
    expect(
      (await wim.error(ExecuteContactMomentDocument, { id: (await moments.add(changes)).id })).message,
    ).toBe(message);
  });

  it('can be cancelled: nothing is left, and it can begin anew', async () => {
    await someMembers(24);
    const { id } = await moments.add();
    await moments.execute(id);
    expect((await wim.data(CancelContactMomentDocument, { id })).cancelContactMoment).toMatchObject({
      generation: { state: 'cancelled' },
      generatedOn: null,
      downloadOrder: [],
      files: [],
    });
    await jobsEnded();
    expect([await ClubLetterModel.countDocuments(), await fileDocuments().countDocuments()]).toEqual([0, 0]);
    expect((await wim.error(CancelContactMomentDocument, { id })).message).toBe(
      'Er worden nu geen brieven gemaakt.',
    );
    expect((await moments.made(id)).downloadOrder).toHaveLength(25);
  });

  it('goes on where a process that ended left it, and nothing shows before it is whole', async () => {
    await someMembers(24);
    const { id } = await moments.add();
    await moments.execute(id);
    await waitUntil(async () => (await ClubLetterModel.countDocuments()) > 2);
    await stage.api.stopJobs();
    const before = await ClubLetterModel.find().lean();
    expect(before.length).toBeLessThan(25);
    expect(await moments.read(id)).toMatchObject({
      generation: { state: 'running' },
      generatedOn: null,
      downloadOrder: [],
      files: [],
    });
    await stage.api.startJobs();
    await jobsEnded();
    const moment = await moments.read(id);
    expect(moment.downloadOrder).toHaveLength(25);
    const kept = moment.files.map(({ id: file }) => file);
    expect(before.every(({ file }) => kept.includes(file.id))).toBe(true);
  });

  it('is taken over from a process that crashed, not from one that is at it', async () => {
    await someMembers(3);
    const { id } = await moments.add();
    await stage.api.stopJobs();
    await moments.execute(id);
    const lockedBy = (lockedAt: Date) => ({ $set: { lockedAt, nextRunAt: null, lastModifiedBy: 'another' } });
    await JobModel.updateMany({}, lockedBy(new Date()));
    await stage.api.startJobs();
    await jobsEnded();
    expect((await moments.read(id)).generatedOn).toBeNull();
    await stage.api.stopJobs();
    await JobModel.updateMany({}, lockedBy(new Date(Date.now() - 3_600_000)));
    await stage.api.startJobs();
    await jobsEnded();
    expect((await moments.read(id)).downloadOrder).toHaveLength(4);
  });

  it('leaves the letter alone: who had it open to edit is told', async () => {
    await someMembers(3);
    const { id, revision } = await moments.add();
    await moments.execute(id);
    expect(
      (await wim.error(EditClubContactMomentDocument, { id, revision, moment: given() })).extensions.code,
    ).toBe('CONFLICT');
  });

  it('is for those with the right, and so are the letters', async () => {
    await someMembers(1);
    const { files } = await moments.made((await moments.add()).id);
    const other = await signedIn(stage.api, { general: ['secFin'] });
    const status = async (cookie = '') =>
      (await fetch(`${stage.api.url}${files[0]?.url}`, { headers: { cookie } })).status;
    expect([await status(wim.cookie), await status(other.cookie), await status()]).toEqual([200, 403, 401]);
  });
});
